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

/** Compares in the order of code units, as the server sorts. */
function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function compare(one: PlacedSession, other: PlacedSession, earliestFirst: boolean): number {
  const ascending = compareText(one.dateTime, other.dateTime) || compareText(one.id, other.id);
  return earliestFirst ? ascending : -ascending;
}

/**
 * The ids of a list after changes, sorted: `arrivals` are inserted or moved to their place unless that is beyond the loaded pages, and
 * `removedIds` are removed.
 */
export function placeSessions(
  shown: readonly PlacedSession[],
  arrivals: readonly PlacedSession[],
  removedIds: ReadonlySet<string>,
  { earliestFirst, end }: SessionOrder,
): string[] {
  const arrivalIds = new Set(arrivals.map(({ id }) => id));
  const others = shown.filter(({ id }) => !removedIds.has(id) && !arrivalIds.has(id));
  const loadedArrivals = arrivals.filter((session) => !end || compare(session, end, earliestFirst) <= 0);
  return [...others, ...loadedArrivals]
    .sort((one, other) => compare(one, other, earliestFirst))
    .map(({ id }) => id);
}
