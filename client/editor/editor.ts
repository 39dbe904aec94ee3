/** What the owner of an editor may do with it. The text is asked for when it is needed, never handed over at each key. */
export interface MarkdownEditorHandle {
  /** The Markdown, byte for byte what came in but for what was typed. */
  text(): string;
  /** Pieces between white space, counted as one types. */
  wordCount(): number;
  isBlank(): boolean;
  focus(): void;
  /** Puts another text in place of this one as one step that can be undone; lines that stay keep the caret. */
  replaceText(text: string): void;
}

export interface MarkdownEditorProps {
  /** The text to begin with; later changes come through `replaceText`. */
  initialText: string;
  /** After each change, by typing or by replaceText. */
  onChange: () => void;
  label: string;
  placeholder: string;
  readOnly: boolean;
  /** Lines that it is high at least; it grows with the text. */
  rows: number;
  /** Keeps the line being written at the middle of the screen. */
  typewriter: boolean;
  invalid: boolean;
  describedBy?: string;
}
