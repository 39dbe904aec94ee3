interface PlacedNote {
  readonly isPinned: boolean;
  readonly createdAt: string;
}

/** The server's order, needed here for notes that were just created or pinned. */
export const pinnedFirst = <T extends PlacedNote>(notes: readonly T[]): T[] =>
  [...notes].sort(
    (a, b) => Number(b.isPinned) - Number(a.isPinned) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
