/** The fields to type into, by their name in the page's address. */
export const fieldNames = ['editor', 'textarea', 'slate'] as const;
export type FieldName = (typeof fieldNames)[number];

export interface TypedField {
  text(): string;
}

/** The page's API for the benchmark. */
export interface TypingPage {
  show(field: FieldName, text: string): Promise<void>;
  /** Renders the shown screen once more, at once. */
  renderAgain(): void;
  text(): string;
  changes(): number;
  /** Waits for the next such event; `painted` then resolves to the milliseconds until the following frame. */
  watch(event: 'keydown' | 'paste'): void;
  painted(): Promise<number>;
  caretToMiddle(): void;
  copy(text: string): Promise<void>;
}
