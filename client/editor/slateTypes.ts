import type { BaseEditor, BaseElement } from 'slate';
import type { ReactEditor } from 'slate-react';

/** What breaks a line off from the one above it, where that is not a plain line feed. */
export type OddBreak = '\r\n' | '\r';

export interface LineText {
  text: string;
  /** What the run of characters is, as bits of `mark`; set by the view alone, never kept. */
  marks?: number;
}

/**
 * A line of the source. It holds the break before it, not the one after it: what takes a line away or joins it to the
 * one above then takes the right break along.
 */
export interface Line {
  before?: OddBreak;
  children: LineText[];
}

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & { undo(): void; redo(): void };
    Element: Line & BaseElement;
    Text: LineText;
  }
}
