/**
 * Who looks at a screen. `newcomer` is a member without any content; `leaver` signs out; `instructor` owns
 * nothing that the rows look at.
 */
export type Who = 'visitor' | 'member' | 'newcomer' | 'leaver' | 'other' | 'instructor' | 'admin';

/** One action on a screen. */
export type Step =
  | { press: string; as?: 'button' | 'link' | 'tab' | 'menuitem' | 'option' }
  /** A button in the confirmation dialog. */
  | { confirm: string }
  /** A checkbox, by its label. */
  | { tick: string }
  | { fill: string; with: string }
  | { select: string; option: string }
  /** Types into the Markdown editor. */
  | { write: string }
  | { key: string };

/**
 * One row of the specification: the texts that a screen shows to somebody, where, and after which steps.
 * Texts are exact.
 */
export interface Row {
  /**
   * The screen's address; names in braces are replaced by the world's places, as in /stories/{public story}.
   */
  at: string;
  as: Who;
  after?: readonly Step[];
  says: readonly string[];
  /** Texts that no element on the screen may have. */
  never?: readonly string[];
  /** Simulates a failed or a missing answer to the operation that asks for this path of fields. */
  answers?: { to: string; with: 'failure' | 'silence' };
  /** Pattern of the final address. */
  leadsTo?: RegExp;
}

export type Rows = Readonly<Record<string, Row>>;

/** Text longer than a limit by one character. */
export const longerThan = (limit: number) => 'x'.repeat(limit + 1);
