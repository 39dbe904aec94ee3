import type { handleOf } from './handle';

export type { FindQuery } from './find/findMatches';

export type MarkdownEditorHandle = ReturnType<typeof handleOf>;

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
