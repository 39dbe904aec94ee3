import { type Editor, Range, type Selection } from 'slate';
import { lineOf, linesIn, setDocument } from './edit';
import { type Lines, type Splice, spliceLines, textOf } from './lines';

/** Typing or deleting within one line; further typing extends its step. */
interface Typing {
  kind: 'insert' | 'delete';
  line: number;
  /** Offset of the caret after the change. */
  offset: number;
  characters: number;
  time: number;
}

interface Step extends Splice {
  before: Selection;
  after: Selection;
  typing: Typing | null;
}

const maxSteps = 2_000;
/** A longer pause starts a new undo step. */
const maxPauseMs = 1_500;
/** After so many characters, the next word starts a new undo step. */
const stepCharacters = 40;

/** Undo and redo of replaced line ranges. */
export class History {
  private done: Step[] = [];
  private undone: Step[] = [];

  record(splice: Splice, before: Selection, after: Selection) {
    const typing = typingOf(splice, before, after);
    const last = this.done.at(-1);
    this.undone = [];
    if (last?.typing && typing && continuesTyping(last.typing, typing, splice)) {
      typing.characters += last.typing.characters;
      this.done[this.done.length - 1] = { ...last, inserted: splice.inserted, after, typing };
      return;
    }
    this.done.push({ ...splice, before, after, typing });
    if (this.done.length > maxSteps) this.done.shift();
  }

  /** Makes the next change a step of its own. */
  endStep() {
    const last = this.done.at(-1);
    if (last) last.typing = null;
  }

  undo(editor: Editor) {
    const step = this.done.pop();
    if (!step) return;
    this.undone.push({ ...step, typing: null });
    replace(editor, step.at, step.inserted, step.removed, step.before);
  }

  redo(editor: Editor) {
    const step = this.undone.pop();
    if (!step) return;
    this.done.push(step);
    replace(editor, step.at, step.removed, step.inserted, step.after);
  }
}

function replace(editor: Editor, at: number, removed: Lines, inserted: Lines, selection: Selection) {
  const lines = spliceLines(linesIn(editor), at, removed.length, inserted);
  setDocument(editor, lines, selection ?? editor.selection);
}

/** Whether a change is typing or deleting within one line. */
function typingOf({ at, removed, inserted }: Splice, before: Selection, after: Selection): Typing | null {
  if (removed.length !== 1 || inserted.length !== 1 || !before || !after) return null;
  if (!Range.isCollapsed(before) || !Range.isCollapsed(after)) return null;
  const change = textOf(inserted[0]).length - textOf(removed[0]).length;
  const moved = after.anchor.offset - before.anchor.offset;
  if (lineOf(before.anchor) !== at || lineOf(after.anchor) !== at || change === 0) return null;
  if (change > 0 ? moved !== change : moved !== change && moved !== 0) return null;
  return {
    kind: change > 0 ? 'insert' : 'delete',
    line: at,
    offset: after.anchor.offset,
    characters: Math.abs(change),
    time: Date.now(),
  };
}

/** Whether a change belongs to the same undo step as the typing before it. */
function continuesTyping(last: Typing, next: Typing, { removed, inserted }: Splice): boolean {
  if (last.kind !== next.kind || last.line !== next.line || next.time - last.time > maxPauseMs) return false;
  if (next.kind === 'delete') {
    const backwards = next.offset + next.characters === last.offset;
    return backwards || next.offset === last.offset;
  }
  if (next.offset - next.characters !== last.offset) return false;
  const text = textOf(inserted[0]);
  const beginsWord = /\s/.test(text.charAt(last.offset - 1)) && !/\s/.test(text.charAt(last.offset));
  return removed.length === 1 && !(last.characters >= stepCharacters && beginsWord);
}
