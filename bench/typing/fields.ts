/** The fields that are typed into, by the name that the page's address has. */
export const fieldNames = ['editor', 'textarea', 'slate'] as const;
export type FieldName = (typeof fieldNames)[number];

export interface TypedField {
  text(): string;
}

/** What the page offers to the one who measures. */
export interface TypingPage {
  show(field: FieldName, text: string): Promise<void>;
  text(): string;
  changes(): number;
  /** Waits for the next such event; `painted` then resolves to the milliseconds from it to the frame after it. */
  watch(event: 'keydown' | 'paste'): void;
  painted(): Promise<number>;
  caretToMiddle(): void;
  copy(text: string): Promise<void>;
}
