/** Who looks. `newcomer` is a member who has nothing yet; `leaver` signs out; `instructor` has made nothing that is looked at. */
export type Who = 'visitor' | 'member' | 'newcomer' | 'leaver' | 'other' | 'instructor' | 'admin';

/** One thing that a person does on a screen. */
export type Step =
  | { press: string; as?: 'button' | 'link' | 'tab' | 'menuitem' | 'option' }
  /** The button of the question that stands over the screen. */
  | { confirm: string }
  /** A checkbox, by its label. */
  | { tick: string }
  | { fill: string; with: string }
  | { select: string; option: string }
  /** Into the Markdown editor. */
  | { write: string }
  | { key: string };

/**
 * One row of the specification: what a screen says to whom, where it stands, or after what was done on it. Every text is
 * the specification's own, and exact.
 */
export interface Row {
  /** Its address; names in braces stand for what the test's world has, as in /stories/{public story}. */
  at: string;
  as: Who;
  after?: readonly Step[];
  says: readonly string[];
  /** Words that nothing on the screen consists of. */
  never?: readonly string[];
  /** How the server answers what is asked of it meanwhile, by the operation's name: with an error, or not yet. */
  answers?: { to: string; with: 'failure' | 'silence' };
  /** The address that it ends at, as a pattern. */
  leadsTo?: RegExp;
}

export type Rows = Readonly<Record<string, Row>>;

/** Text longer than a limit by one character. */
export const longerThan = (limit: number) => 'x'.repeat(limit + 1);
