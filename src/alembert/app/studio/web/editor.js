// The model file as text: numbered lines, colours, and what is wrong beside its line.
import { defaultKeymap, history, historyKeymap, isolateHistory, redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, bracketMatching, syntaxHighlighting } from "@codemirror/language";
import { toml } from "@codemirror/legacy-modes/mode/toml";
import { Annotation, EditorState, RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, WidgetType, drawSelection, gutterLineClass, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const { element } = alembert;
const fromOutside = Annotation.define();
const setTrouble = StateEffect.define();

class Message extends WidgetType {
  constructor(text) {
    super();
    this.text = text;
  }

  eq(other) {
    return other.text === this.text;
  }

  toDOM() {
    return element("div", { class: "trouble" }, element("p", { role: "alert" }, this.text));
  }
}

class Mark extends GutterMarker {
  elementClass = "wrong";
}

// The line that is wrong (from 1) with its message, or null; it goes along when lines above it change.
const trouble = StateField.define({
  create: () => null,
  update(found, transaction) {
    for (const effect of transaction.effects) if (effect.is(setTrouble)) return place(transaction.state, effect.value);
    return found && { ...found, at: transaction.changes.mapPos(found.at) };
  },
  provide: (field) => [
    EditorView.decorations.compute(["doc", field], (state) => decorated(state, state.field(field))),
    gutterLineClass.compute(["doc", field], (state) => marked(state.field(field))),
  ],
});

function place(state, given) {
  if (!given) return null;
  const line = state.doc.line(Math.min(Math.max(given.line, 1), state.doc.lines));
  return { at: line.from, message: given.message };
}

function decorated(state, found) {
  if (!found) return Decoration.none;
  const line = state.doc.lineAt(found.at);
  return Decoration.set([
    Decoration.line({ class: "wrong-line" }).range(line.from),
    Decoration.widget({ widget: new Message(found.message), side: 1, block: true }).range(line.to),
  ]);
}

function marked(found) {
  return found ? RangeSet.of([new Mark().range(found.at)]) : RangeSet.empty;
}

const colours = HighlightStyle.define([
  { tag: tags.comment, class: "tok-comment" },
  { tag: tags.string, class: "tok-string" },
  { tag: tags.atom, class: "tok-head" },
  { tag: [tags.number, tags.bool], class: "tok-number" },
  { tag: [tags.propertyName, tags.keyword], class: "tok-key" },
]);

export class Editor {
  // `onEdit` is called with the text after the person has changed it, `onChange` after every change.
  constructor(onEdit, onChange) {
    Object.assign(this, { onEdit, onChange });
    this.box = element("div", { class: "editor", "data-own-keys": true });
    this.view = new EditorView({ parent: this.box, state: this.state("") });
  }

  state(doc) {
    return EditorState.create({
      doc,
      extensions: [
        lineNumbers(), history(), drawSelection(), bracketMatching(), highlightActiveLine(), trouble,
        StreamLanguage.define(toml), syntaxHighlighting(colours), keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping, EditorView.contentAttributes.of({ "aria-label": "Model file", spellcheck: "false" }),
        EditorView.updateListener.of((update) => this.changed(update)),
      ],
    });
  }

  changed(update) {
    const own = update.transactions.some((transaction) => transaction.annotation(fromOutside));
    if (update.docChanged && !own) this.onEdit(this.text);
    if (update.docChanged) this.onChange();
  }

  get text() {
    return this.view.state.doc.toString();
  }

  // Another file: the history begins anew.
  open(text) {
    this.view.setState(this.state(text));
    this.onChange();
  }

  // Other values in the same file: only what differs is changed, so that the cursor and the history stay.
  rewrite(text) {
    const old = this.text;
    let [from, end] = [0, 0];
    while (from < Math.min(old.length, text.length) && old[from] === text[from]) from++;
    while (end < Math.min(old.length, text.length) - from && old.at(-1 - end) === text.at(-1 - end)) end++;
    if (old === text) return;
    this.view.dispatch({ changes: { from, to: old.length - end, insert: text.slice(from, text.length - end) }, annotations: [fromOutside.of(true), isolateHistory.of("full")] });
  }

  undo() {
    return undo(this.view);
  }

  redo() {
    return redo(this.view);
  }

  // How many changes there are to take back, and to bring back.
  get depths() {
    return [undoDepth(this.view.state), redoDepth(this.view.state)];
  }

  // What is wrong on which line, or nothing.
  tell(found) {
    this.view.dispatch({ effects: setTrouble.of(found ?? null) });
    if (found) this.view.dispatch({ effects: EditorView.scrollIntoView(this.view.state.field(trouble).at, { y: "nearest", yMargin: 60 }) });
  }

  focus() {
    this.view.focus();
  }
}
