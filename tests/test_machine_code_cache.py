"""Machine code: for which processor it is made; made once, made again when damaged, and safe against two processes at once."""

import os
import platform
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Barrier

import llvmlite.binding as llvm
import numpy as np
import pytest
from symengine import Symbol, sin

import alembert as al
from alembert.native import machine_code as kept_code
from alembert.native.machine_code import cache_folder, loaded, machine_code, processor, target_machine

PROGRAM = """
import sys
import numpy as np
from symengine import Symbol, sin
from alembert.native.machine_code import machine_code
x, y = Symbol("x"), Symbol("y")
for k in range(40):
    code = machine_code([x, y], [sin(x) * y + k, x**3 - k * y])
    found = code(np.array([0.5, 2.0]))
    assert abs(found - [np.sin(0.5) * 2 + k, 0.125 - 2 * k]).max() < 1e-14, (k, found)
sys.stdout.write("done")
"""


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """An empty cache of its own."""
    monkeypatch.setenv("ALEMBERT_CACHE", str(tmp_path / "code"))
    loaded.cache_clear()
    return cache_folder()


def value() -> float:
    """What the machine code of one expression gives at one point, as in a process that has not had it yet."""
    loaded.cache_clear()
    x = Symbol("x")
    return float(machine_code([x], [sin(x) + 17 * x**2])(np.array([0.3]))[0])


RIGHT = np.sin(0.3) + 17 * 0.09


def files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def test_code_is_kept_and_used_again(folder):
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    (kept,) = files(folder)
    before = kept.stat().st_mtime_ns
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    assert files(folder) == [kept]
    assert kept.stat().st_mtime_ns == before


def test_other_expressions_have_other_files(folder):
    value()
    x = Symbol("x")
    assert machine_code([x], [sin(x) + 18 * x**2])(np.array([0.3]))[0] == pytest.approx(RIGHT + 0.09, abs=1e-15)
    assert len(files(folder)) == 2


DAMAGES = {
    "empty": lambda blob: b"",
    "cut short": lambda blob: blob[: len(blob) // 2],
    "a bit turned": lambda blob: blob[:-100] + bytes([blob[-100] ^ 1]) + blob[-99:],
    "foreign": lambda blob: b"\x7fELF" + bytes(1000),
    "text": lambda blob: b"not machine code at all",
    "longer": lambda blob: blob + b"x",
    "older": lambda blob: blob.replace(b"machine code 3", b"machine code 2", 1),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_code_is_made_again(folder, damage):
    value()
    (kept,) = files(folder)
    good = kept.read_bytes()
    kept.write_bytes(DAMAGES[damage](good))
    assert kept.read_bytes() != good
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    assert kept.read_bytes() == good


def test_folder_that_cannot_be_written(tmp_path, monkeypatch):
    """A file where the folder should be: no cache, and no error."""
    place = tmp_path / "taken"
    place.write_text("a file")
    monkeypatch.setenv("ALEMBERT_CACHE", str(place))
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    assert place.read_text() == "a file"


def test_folder_in_the_place_of_a_file(folder):
    value()
    (kept,) = files(folder)
    kept.unlink()
    kept.mkdir()
    assert value() == pytest.approx(RIGHT, abs=1e-15)


def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(folder):
    value()
    (kept,) = files(folder)
    kept.unlink()
    os.mkfifo(kept)
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    assert kept.is_file()


def test_cache_goes_where_the_environment_says(tmp_path, monkeypatch):
    monkeypatch.delenv("ALEMBERT_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "alembert"
    monkeypatch.setenv("ALEMBERT_CACHE", str(tmp_path / "mine"))
    assert cache_folder() == tmp_path / "mine"


def test_two_processes_at_once(folder):
    """Both make and read the same forty functions in the same empty folder; each file is whole at the end."""
    environment = {**os.environ, "ALEMBERT_CACHE": str(folder)}
    command = [sys.executable, "-c", PROGRAM]
    both = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    results = [process.communicate(timeout=120) for process in both]
    assert [out for out, _ in results] == ["done", "done"], results
    assert len(files(folder)) == 40  # no half-written file is left
    assert all(sound(path) for path in files(folder))


def sound(path: Path) -> bool:
    """A line that says what it is, the hash of the rest, the rest: as a reader would check it."""
    blob = path.read_bytes()
    start = blob.index(b"\n") + 1 + 32
    return blob.startswith(b"alembert machine code") and len(blob) > start + 100


def test_code_of_another_expression_in_its_place(folder):
    """Whole and sound, but not what the name says."""
    value()
    (kept,) = files(folder)
    x = Symbol("x")
    machine_code([x], [x + 1])
    (other,) = [path for path in files(folder) if path != kept]
    kept.write_bytes(other.read_bytes())
    assert value() == pytest.approx(RIGHT, abs=1e-15)


# --- for which processor --------------------------------------------------------------------------------------------


ON_X86 = platform.machine() in ("x86_64", "AMD64")
PLAIN = "x86-64" if ON_X86 else "generic"  # its code runs on this one, too


def test_code_for_another_processor_has_its_own_file(folder, monkeypatch):
    monkeypatch.delenv("ALEMBERT_CPU", raising=False)
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    monkeypatch.setenv("ALEMBERT_CPU", PLAIN)
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    assert len(files(folder)) == 2
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    assert len(files(folder)) == 2


def test_the_processor_that_is_named_has_nothing_of_this_one(monkeypatch):
    monkeypatch.setenv("ALEMBERT_CPU", PLAIN)
    assert processor() == (llvm.get_process_triple(), PLAIN, "")


@pytest.mark.skipif(not ON_X86, reason="the words of x86-64")
@pytest.mark.parametrize(("name", "has"), [("x86-64", False), ("haswell", True)])
def test_the_words_of_the_machine_language_are_those_of_the_processor(monkeypatch, name, has):
    """By LLVM's own printer; haswell is the first with a fused multiply-add."""
    monkeypatch.setenv("ALEMBERT_CPU", name)
    text = """
    define double @f(double %a, double %b, double %c) {
      %d = call double @llvm.fma.f64(double %a, double %b, double %c)
      ret double %d
    }
    declare double @llvm.fma.f64(double, double, double)
    """
    written = target_machine(2, processor()).emit_assembly(llvm.parse_assembly(text))
    assert ("vfmadd" in written) == has


def test_a_processor_that_llvm_does_not_know_is_refused(monkeypatch):
    monkeypatch.setenv("ALEMBERT_CPU", "haswel")
    with pytest.raises(al.AlembertError, match=r"ALEMBERT_CPU: found 'haswel'; expected LLVM's name .* Leave it unset"):
        machine_code([Symbol("x")], [Symbol("x") + 1])


# --- whose code it is -----------------------------------------------------------------------------------------------


def planted(folder: Path) -> None:
    """Code of another expression in the place of the right one, with a digest that fits."""
    value()
    (right,) = files(folder)
    x = Symbol("x")
    machine_code([x], [sin(x) + 99 * x**2])
    (other,) = [path for path in files(folder) if path != right]
    code = other.read_bytes()[len(kept_code.MAGIC) + 32 :]
    digest = kept_code._digest(right.name, code)
    right.write_bytes(kept_code.MAGIC + digest + code)


def test_planted_code_is_believed_in_a_folder_of_ones_own(folder):
    planted(folder)
    assert value() != pytest.approx(RIGHT, abs=1e-3)  # what the checks below are for


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o720])
def test_a_folder_that_others_may_change_is_not_used_and_one_warning_says_so(folder, mode):
    planted(folder)
    folder.chmod(mode)
    kept_code._warn_of.cache_clear()
    with pytest.warns(al.AlembertWarning, match="may be changed by others") as told:
        assert value() == pytest.approx(RIGHT, abs=1e-15)
    assert len(told) == 1
    assert value() == pytest.approx(RIGHT, abs=1e-15)  # with no other warning
    assert len(files(folder)) == 2  # and nothing is put there


def test_a_file_that_others_may_change_is_not_used(folder):
    planted(folder)
    for path in files(folder):
        path.chmod(0o666)
    kept_code._warn_of.cache_clear()
    with pytest.warns(al.AlembertWarning, match="may be changed by others") as told:
        assert value() == pytest.approx(RIGHT, abs=1e-15)
    x = Symbol("x")  # the other file, with no other warning
    assert machine_code([x], [sin(x) + 99 * x**2])(np.array([0.3]))[0] == pytest.approx(RIGHT + 82 * 0.09, abs=1e-14)
    assert len(told) == 1


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_links_are_what_they_lead_to(folder, tmp_path, link):
    """A file elsewhere that others may change, by a link in a folder of one's own."""
    planted(folder)
    for kept in files(folder):
        elsewhere = tmp_path / f"elsewhere {kept.name}"
        kept.rename(elsewhere)
        elsewhere.chmod(0o666)
        link(elsewhere, kept)
    kept_code._warn_of.cache_clear()
    with pytest.warns(al.AlembertWarning, match="may be changed by others"):
        assert value() == pytest.approx(RIGHT, abs=1e-15)


def test_a_folder_of_another_user_is_not_used(folder, monkeypatch):
    planted(folder)
    kept_code._warn_of.cache_clear()
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    with pytest.warns(al.AlembertWarning, match="belongs to another user"):
        assert value() == pytest.approx(RIGHT, abs=1e-15)


def test_a_folder_that_others_may_replace_is_not_used(tmp_path, monkeypatch):
    """It is the user's own, and so is what it holds, but anybody can rename it and put a link in its place."""
    shared = tmp_path / "shared"
    shared.mkdir()
    monkeypatch.setenv("ALEMBERT_CACHE", str(shared / "code"))
    planted(cache_folder())
    shared.chmod(0o777)
    kept_code._warn_of.cache_clear()
    with pytest.warns(al.AlembertWarning, match="a folder above it"):
        assert value() == pytest.approx(RIGHT, abs=1e-15)
    shared.chmod(0o1777)  # as that of all users' temporary files: only owners rename
    assert value() != pytest.approx(RIGHT, abs=1e-3)


IS_ROOT = os.name == "posix" and os.getuid() == 0


@pytest.mark.skipif(not IS_ROOT, reason="only the system's user can give files away")
@pytest.mark.parametrize("given", ["file", "folder", "folder above"])
def test_what_another_user_planted_is_not_used(tmp_path, monkeypatch, given):
    """With nothing that others may write but for who owns it."""
    monkeypatch.setenv("ALEMBERT_CACHE", str(tmp_path / "above" / "code"))
    planted(cache_folder())
    targets = {"file": files(cache_folder()), "folder": [cache_folder()], "folder above": [tmp_path / "above"]}
    for path in targets[given]:
        os.chown(path, 65534, 65534)
    kept_code._warn_of.cache_clear()
    with pytest.warns(al.AlembertWarning, match="belongs to another user|a folder above it"):
        assert value() == pytest.approx(RIGHT, abs=1e-15)


AS_ANOTHER = """
import os, sys
import numpy as np
from symengine import Symbol, sin
import alembert
from alembert.native.machine_code import machine_code, processor
processor()  # by a process of its own, which that user may not start where Python is in the home of this one
os.setgroups([]), os.setgid(65534), os.setuid(65534)
x = Symbol("x")
sys.stdout.write(repr(float(machine_code([x], [sin(x) + 17 * x**2])(np.array([0.3]))[0])))
"""


@pytest.mark.skipif(not IS_ROOT, reason="only the system's user can become another")
@pytest.mark.parametrize(("owner", "told"), [(65533, "belongs to another user"), (65534, None)])
def test_a_process_of_another_user_does_not_use_a_folder_of_somebody_else(monkeypatch, owner, told):
    with TemporaryDirectory() as shut:
        Path(shut).chmod(0o755)
        folder = Path(shut) / "code"
        monkeypatch.setenv("ALEMBERT_CACHE", str(folder))
        planted(folder)
        for path in (folder, *files(folder)):
            os.chown(path, owner, owner)
            path.chmod(0o755 if path.is_dir() else 0o644)
        done = subprocess.run(
            [sys.executable, "-c", AS_ANOTHER], capture_output=True, text=True, timeout=120, check=True
        )
    assert (float(done.stdout) == pytest.approx(RIGHT, abs=1e-15)) == bool(told)  # of its own folder it believes it
    assert (told or "") in done.stderr


@pytest.mark.skipif(not IS_ROOT, reason="only the system's user can give a link away")
def test_a_link_of_another_user_to_a_folder_of_ones_own_is_not_followed(tmp_path, monkeypatch):
    monkeypatch.setenv("ALEMBERT_CACHE", str(tmp_path / "copied"))
    planted(cache_folder())
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "copied")
    monkeypatch.setenv("ALEMBERT_CACHE", str(link))
    assert value() != pytest.approx(RIGHT, abs=1e-3)
    os.lchown(link, 65534, 65534)
    kept_code._warn_of.cache_clear()
    with pytest.warns(al.AlembertWarning, match="belongs to another user"):
        assert value() == pytest.approx(RIGHT, abs=1e-15)


def test_a_user_without_a_home_has_no_cache_where_the_program_was_started(tmp_path, monkeypatch):
    """A folder that is named ~, in a checkout of somebody else's files, is not the home."""
    for name in ("ALEMBERT_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    monkeypatch.chdir(tmp_path)
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    assert not files(tmp_path)


def test_nothing_is_left_of_code_that_could_not_be_written(folder, monkeypatch):
    value()
    (kept,) = files(folder)
    kept.unlink()
    monkeypatch.setattr(os, "replace", refused)
    assert value() == pytest.approx(RIGHT, abs=1e-15)
    assert not files(folder)


def refused(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_threads_that_load_at_once_share_one_engine(folder: Path) -> None:
    """A second engine would be dropped, and its memory with it, while a thread still runs its code."""
    x, gate = Symbol("x"), Barrier(8)

    def load(_: int) -> int:
        gate.wait()
        return id(machine_code([x], [sin(x) ** 41 + 7]).keep)

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(load, range(8)))) == 1
