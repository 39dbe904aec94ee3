/** The editor's API. The text is read on demand instead of being passed on each key. */
export interface MarkdownEditorHandle {
  /** The Markdown, unchanged except for the edits. */
  text(): string;
  /** Words, counted incrementally. */
  wordCount(): number;
  isBlank(): boolean;
  focus(): void;
  /** Replaces the text as one undo step; unchanged lines keep the caret. */
  replaceText(text: string): void;
}

export interface MarkdownEditorProps {
  /** The initial text; later changes use `replaceText`. */
  initialText: string;
  /** Called after each change, including replaceText. */
  onChange: () => void;
  label: string;
  placeholder: string;
  readOnly: boolean;
  /** Minimum height in lines. */
  rows: number;
  /** Keeps the current line at the middle of the screen. */
  typewriter: boolean;
  invalid: boolean;
  describedBy?: string;
}
