import type { Heading } from './commands';
import type { FindRequest, FindResult } from './find/findMatches';

export type { FindQuery } from './find/findMatches';

/** The editor's API. The text is read on demand instead of being passed on each key. */
export interface MarkdownEditorHandle {
  /** The Markdown, unchanged except for the edits. */
  text(): string;
  /** Words, counted incrementally. */
  wordCount(): number;
  /** Words in the selection; 0 without one. */
  selectedWords(): number;
  isBlank(): boolean;
  focus(): void;
  /** Replaces the text as one undo step; unchanged lines keep the caret. */
  replaceText(text: string): void;
  /** Puts the caret at a place of the screen, if that is in the text. */
  selectAt(x: number, y: number): void;
  /** Inserts Markdown after the selection. */
  insert(markdown: string): void;
  insertFootnote(): void;
  insertSceneBreak(): void;
  /** Keeps the lines and indents of the selection or the caret's paragraph, or no longer. */
  toggleVerse(): void;
  outline(): readonly Heading[];
  /** Puts the caret at the start of a line and shows it. */
  goToLine(line: number): void;
  /** The selected text on one line, for a search; otherwise empty. */
  selectedText(): string;
  /** Where the selection starts and ends in the text. */
  selectionOffsets(): readonly [start: number, end: number];
  /** Finds in the current text, or returns it with matches replaced. Rejects if it is aborted. */
  find(request: FindRequest, signal: AbortSignal): Promise<FindResult>;
  /** Marks parts of the text, given as offsets, start and end in turn, and one of them by its index more strongly. */
  highlight(offsets: Uint32Array | null, current?: number): void;
  /** Selects a part of the text and shows it; the focus stays where it is. */
  select(start: number, end: number): void;
}

export interface MarkdownEditorProps {
  /** The initial text; later changes use `replaceText`. */
  initialText: string;
  /** Called after each change, including replaceText. */
  onChange: () => void;
  label: string;
  /** The text's language, as a BCP 47 tag. */
  lang?: string | undefined;
  placeholder: string;
  readOnly: boolean;
  /** Minimum height in lines. */
  rows: number;
  /** Keeps the current line at the middle of the screen. */
  typewriter: boolean;
  /** Dims what is beside the caret's paragraph. */
  focusParagraph?: boolean;
  /** The language whose quotes, dashes and dots typed ones become, as a BCP 47 tag; null keeps them. */
  typography?: string | null;
  invalid: boolean;
  describedBy?: string;
}
