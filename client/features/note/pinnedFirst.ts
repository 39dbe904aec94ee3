interface PlacedNote {
  readonly isPinned: boolean;
  readonly createdAt: string;
}

/** The order of the server's lists, which a note that is made or pinned here has to find by itself. */
export const pinnedFirst = <T extends PlacedNote>(notes: readonly T[]): T[] =>
  [...notes].sort(
    (a, b) => Number(b.isPinned) - Number(a.isPinned) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
