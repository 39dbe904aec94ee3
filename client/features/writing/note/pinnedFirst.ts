interface SortableNote {
  readonly isPinned: boolean;
  readonly createdAt: string;
}

/** Sorts notes as the server does, which is needed for notes that were just created or pinned. */
export const pinnedFirst = <T extends SortableNote>(notes: readonly T[]): T[] =>
  [...notes].sort(
    (a, b) => Number(b.isPinned) - Number(a.isPinned) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
