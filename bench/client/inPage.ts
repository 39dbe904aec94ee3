/** A new story's text. */
export interface DraftText {
  title: string;
  content: string;
}

/** What the benchmark's script offers in each page of the app. */
export interface InPage {
  /**
   * Stores new stories as the editor leaves them when it saves by itself without a network: queued. The app has created the
   * stores.
   */
  fill(memberId: string, texts: readonly DraftText[]): Promise<void>;
  /** How many actions are queued. */
  queued(): Promise<number>;
  /** Milliseconds in which the app's store reads the first rows of the member's list. */
  readList(memberId: string): Promise<number>;
  /**
   * Waits for a click; `painted` then resolves to the milliseconds from it to the picture of a screen with this heading
   * and, in `main`, something that matches `content`, without a skeleton.
   */
  watch(screen: { heading: string; content: string }): void;
  painted(): Promise<number>;
}

/** For code that runs in the page. */
export type PageGlobal = typeof globalThis & { clientBench: InPage };
