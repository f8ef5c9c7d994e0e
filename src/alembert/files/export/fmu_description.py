"""The description of a unit in XML, as FMI 2.0 and 3.0 want it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from xml.sax.saxutils import quoteattr

from alembert.expressions.algebra import Floats
from alembert.files.export.heading import mode_remark
from alembert.files.export.modelica_code import modelica_unit
from alembert.files.export.program import Program
from alembert.files.units import dimension

VERSIONS = ("2.0", "3.0")
STOP = 10.0  # seconds of the usual experiment
RATES = {"m": "m/s", "m/s": "m/s^2", "rad": "rad/s", "rad/s": "rad/s^2"}
LOGGED = '  <LogCategories><Category name="logStatusError"/></LogCategories>'
SHARED = 'canGetAndSetFMU{0}tate="true" canSerializeFMU{0}tate="true"'


@dataclass(frozen=True)
class Variable:
    """A number of the unit; its place in the list is its value reference, as in unit.h."""

    name: str
    causality: str
    variability: str
    initial: str = ""
    start: float | None = None
    derivative: int | None = None  # the value reference of the state that it is the rate of
    unit: str = ""  # in SI units, where it is known

    @property
    def is_found(self) -> bool:
        """Whether the unit finds it, or puts it right."""
        return self.initial in ("calculated", "approx")


def variables_of(program: Program, start: Floats) -> list[Variable]:
    """All variables in the order of unit.h."""
    labels = program.labels
    states = (*labels["q"], *labels["u"])
    units = {x: program.units.get(x, "") for letter in "quwp" for x in labels[letter]}
    out = [Variable("time", "independent", "continuous", unit="s")]
    given = "approx" if program.rows or program.record.euler_parameters else "exact"  # which the unit puts right
    for x, value in zip(states, start, strict=True):
        out.append(Variable(x, "output", "continuous", given, float(value), unit=units[x]))
    for k, x in enumerate(states, 1):
        out.append(
            Variable(f"der({x})", "local", "continuous", "calculated", derivative=k, unit=RATES.get(units[x], ""))
        )
    out += [Variable(x, "input", "continuous", "", 0.0, unit=units[x]) for x in labels["w"]]
    for x, number in zip(labels["p"], program.defaults, strict=True):
        out.append(Variable(x, "parameter", "fixed", "exact", number, unit=units[x]))
    found = {f"lambda of {x}": "" for x in program.constraints}
    found |= {"kinetic energy": "J", "potential energy": "J", "position error": "", "velocity error": ""}
    return _different(out + [Variable(x, "output", "continuous", "calculated", unit=y) for x, y in found.items()])


def _different(variables: list[Variable]) -> list[Variable]:
    """With names that are all different."""
    taken: set[str] = set()
    for k, variable in enumerate(variables):
        name = variable.name
        while name in taken:
            name += "*"
        taken.add(name)
        variables[k] = replace(variable, name=name)
    return variables


def description(version: str, program: Program, variables: list[Variable], token: str) -> str:
    """The text of modelDescription.xml."""
    return (_second if version == "2.0" else _third)(program, variables, token)


def _attributes(variable: Variable) -> str:
    text = f'causality="{variable.causality}" variability="{variable.variability}"'
    return f'{text} initial="{variable.initial}"' if variable.initial else text


def _name(text: str) -> str:
    return quoteattr("".join(c if c.isprintable() else " " for c in text))


def _unit_definitions(variables: list[Variable]) -> list[str]:
    """The units by their dimensions, which a master may convert."""
    lines = []
    for unit in sorted({v.unit for v in variables if v.unit}):
        powers = zip(("kg", "m", "s", "rad"), dimension(unit), strict=True)
        inside = "".join(f' {base}="{power}"' for base, power in powers if power)
        lines.append(f'    <Unit name="{modelica_unit(unit)}"><BaseUnit{inside}/></Unit>')
    return ["  <UnitDefinitions>", *lines, "  </UnitDefinitions>"]


def _unit(variable: Variable) -> str:
    return f' unit="{modelica_unit(variable.unit)}"' if variable.unit else ""


def _said(program: Program) -> str:
    """What a user of the unit must know, as an attribute."""
    return "".join(f" description={_name(remark)}" for remark in mode_remark(program))


def _second(program: Program, variables: list[Variable], token: str) -> str:
    name, model = program.name, program.record.model.name
    flags = f'modelIdentifier="{name}" {SHARED.format("s")}'
    source = '<SourceFiles><File name="fmi2.c"/></SourceFiles>'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<fmiModelDescription fmiVersion="2.0" modelName={_name(model)}{_said(program)} guid="{token}" '
        'generationTool="Alembert" variableNamingConvention="flat" numberOfEventIndicators="0">',
        f'  <ModelExchange {flags} completedIntegratorStepNotNeeded="true">{source}</ModelExchange>',
        f'  <CoSimulation {flags} canHandleVariableCommunicationStepSize="true">{source}</CoSimulation>',
        *_unit_definitions(variables),
        LOGGED,
        f'  <DefaultExperiment startTime="0" stopTime="{STOP}"/>',
        "  <ModelVariables>",
    ]
    for k, v in enumerate(variables):
        inner = _unit(v) + ("" if v.start is None else f' start="{v.start!r}"')
        inner += "" if v.derivative is None else f' derivative="{v.derivative + 1}"'
        lines.append(
            f'    <ScalarVariable name={_name(v.name)} valueReference="{k}" {_attributes(v)}><Real{inner}/></ScalarVariable>'
        )
    outputs, rates, unknown = _structure(variables)
    lines += ["  </ModelVariables>", "  <ModelStructure>"]
    for title, listed in (("Outputs", outputs), ("Derivatives", rates), ("InitialUnknowns", unknown)):
        inside = "".join(f'<Unknown index="{k + 1}"/>' for k in listed)
        lines += [f"    <{title}>{inside}</{title}>"] if listed else []
    return "\n".join([*lines, "  </ModelStructure>", "</fmiModelDescription>", ""])


def _third(program: Program, variables: list[Variable], token: str) -> str:
    name, model = program.name, program.record.model.name
    flags = f'modelIdentifier="{name}" {SHARED.format("S")}'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<fmiModelDescription fmiVersion="3.0" modelName={_name(model)}{_said(program)} instantiationToken="{token}" '
        'generationTool="Alembert" variableNamingConvention="flat">',
        f'  <ModelExchange {flags} needsCompletedIntegratorStep="false"/>',
        f'  <CoSimulation {flags} canHandleVariableCommunicationStepSize="true"/>',
        *_unit_definitions(variables),
        LOGGED,
        f'  <DefaultExperiment startTime="0" stopTime="{STOP}"/>',
        "  <ModelVariables>",
    ]
    for k, v in enumerate(variables):
        inner = _unit(v) + ("" if v.start is None else f' start="{v.start!r}"')
        inner += "" if v.derivative is None else f' derivative="{v.derivative}"'
        lines.append(f'    <Float64 name={_name(v.name)} valueReference="{k}" {_attributes(v)}{inner}/>')
    outputs, rates, unknown = _structure(variables)
    lines += ["  </ModelVariables>", "  <ModelStructure>"]
    for title, listed in (("Output", outputs), ("ContinuousStateDerivative", rates), ("InitialUnknown", unknown)):
        lines += [f'    <{title} valueReference="{k}"/>' for k in listed]
    return "\n".join([*lines, "  </ModelStructure>", "</fmiModelDescription>", ""])


def _structure(variables: list[Variable]) -> tuple[list[int], list[int], list[int]]:
    """Outputs, rates of the states, and what is unknown at the start."""
    outputs = [k for k, v in enumerate(variables) if v.causality == "output"]
    rates = [k for k, v in enumerate(variables) if v.derivative is not None]
    return outputs, rates, [k for k, v in enumerate(variables) if v.is_found]


def build_description(name: str) -> str:
    """How the sources of a unit of FMI 3.0 are compiled."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<fmiBuildDescription fmiVersion="3.0">\n'
        f'  <BuildConfiguration modelIdentifier="{name}">\n'
        '    <SourceFileSet language="C99"><SourceFile name="fmi3.c"/></SourceFileSet>\n'
        "  </BuildConfiguration>\n</fmiBuildDescription>\n"
    )
