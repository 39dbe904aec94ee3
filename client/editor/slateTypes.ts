import type { BaseEditor, BaseElement } from 'slate';
import type { ReactEditor } from 'slate-react';

/** The break before a line, if it isn't a line feed. */
export type OddBreak = '\r\n' | '\r';

interface LineText {
  text: string;
  /** Bits of `mark`; set only for rendering. */
  marks?: number;
}

/**
 * A line of the source. It stores the break before it, so that removing or joining a line removes the right
 * break.
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
