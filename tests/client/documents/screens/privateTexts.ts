const author = {
  __typename: 'User',
  id: 'user_ann',
  username: 'ann',
  name: 'Ann Lee',
  displayName: 'Ann Lee',
  isDeleted: false,
};

/** A journal entry as in the server's answer, with all fields that any screen selects. */
export function buildJournal(overrides: Record<string, unknown> = {}) {
  return {
    __typename: 'Journal',
    id: 'journal_1',
    title: 'Monday, March 2, 2026',
    content: 'Rain on the *tram*.\n\n  Still, we wrote.',
    excerpt: 'Rain on the tram. Still, we wrote.',
    wordCount: 7,
    journalDate: '2026-03-02T19:00:00.000Z',
    createdAt: '2026-03-02T19:00:00.000Z',
    updatedAt: '2026-03-02T19:00:00.000Z',
    mood: null as string | null,
    prompt: null as string | null,
    author,
    notes: notesOf([]),
    ...overrides,
  };
}

/** The same for a note. */
export function buildNote(overrides: Record<string, unknown> = {}) {
  return {
    __typename: 'Note',
    id: 'note_1',
    title: 'Names for the ferry' as string | null,
    content: 'Names for the ferry\nThe *Heron*.\n\nThe Tern.',
    excerpt: 'Names for the ferry The Heron. The Tern.',
    wordCount: 8,
    category: null as string | null,
    isPinned: false,
    tags: [] as string[],
    createdAt: '2026-03-02T19:00:00.000Z',
    updatedAt: '2026-03-02T19:00:00.000Z',
    author,
    journal: null as object | null,
    ...overrides,
  };
}

function pageOf(typename: string, nodes: { id: string }[], next: string | null) {
  return {
    __typename: typename,
    edges: nodes.map((node) => ({ __typename: `${typename}Edge`, cursor: `after ${node.id}`, node })),
    pageInfo: { endCursor: next, hasNextPage: next !== null },
  };
}

export const journalsOf = (journals: ReturnType<typeof buildJournal>[], next: string | null = null) =>
  pageOf('JournalConnection', journals, next);

export const notesOf = (notes: ReturnType<typeof buildNote>[], next: string | null = null) =>
  pageOf('NoteConnection', notes, next);

export const viewerOf = (lists: Record<string, unknown>) => ({
  viewer: { __typename: 'Viewer', ...lists },
});
