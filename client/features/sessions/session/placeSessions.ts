/** The data that a session is sorted by. */
export interface PlacedSession {
  readonly id: string;
  /** ISO 8601. */
  readonly dateTime: string;
}

interface SessionOrder {
  earliestFirst: boolean;
  /** The last loaded session if more follow on the server: later ones come with the next page. */
  end: PlacedSession | null;
}

const compare = (one: PlacedSession, other: PlacedSession, earliestFirst: boolean): number => {
  const byTime = one.dateTime < other.dateTime ? -1 : one.dateTime > other.dateTime ? 1 : 0;
  const ascending = byTime || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
  return earliestFirst ? ascending : -ascending;
};

/**
 * The list after changes: `arrivals` are inserted or moved to their place, `gone` removed; the others stay.
 */
export function placeSessions(
  shown: readonly PlacedSession[],
  arrivals: readonly PlacedSession[],
  gone: ReadonlySet<string>,
  { earliestFirst, end }: SessionOrder,
): string[] {
  const arriving = new Set(arrivals.map(({ id }) => id));
  const staying = shown.filter(({ id }) => !gone.has(id) && !arriving.has(id));
  const within = arrivals.filter((session) => !end || compare(session, end, earliestFirst) <= 0);
  return [...staying, ...within].sort((one, other) => compare(one, other, earliestFirst)).map(({ id }) => id);
}
