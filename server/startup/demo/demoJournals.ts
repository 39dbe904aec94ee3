import { checkShape, DemoContentError, readList, type Shape } from './readContent';

export interface DemoJournal {
  slug: string;
  /** A demo member's username. */
  author: string;
  daysAgo: number;
  mood: string | null;
  prompt: string | null;
  /** Markdown. */
  content: string;
}

export interface DemoNote {
  author: string;
  title: string | null;
  daysAgo: number;
  category: string | null;
  tags: string[];
  isPinned: boolean;
  /** Slug of the journal entry that it belongs to. */
  journal: string | null;
  /** Markdown. */
  content: string;
}

const journalShape: Shape<DemoJournal> = {
  slug: 'text',
  author: 'text',
  daysAgo: 'number',
  mood: 'text?',
  prompt: 'text?',
  content: 'text',
};
const noteShape: Shape<DemoNote> = {
  author: 'text',
  title: 'text?',
  daysAgo: 'number',
  category: 'text?',
  tags: 'list',
  isPinned: 'truth',
  journal: 'text?',
  content: 'text',
};

export function loadJournals(folder: string, usernames: ReadonlySet<string>): DemoJournal[] {
  const file = 'journals.json';
  return readList(folder, file).map((item) => {
    const journal = checkShape(file, item, journalShape);
    if (!usernames.has(journal.author))
      throw new DemoContentError(file, `${journal.slug}: unknown author '${journal.author}'`);
    return journal;
  });
}

export function loadNotes(
  folder: string,
  usernames: ReadonlySet<string>,
  journals: readonly DemoJournal[],
): DemoNote[] {
  const file = 'notes.json';
  const authors = new Map(journals.map(({ slug, author }) => [slug, author]));
  return readList(folder, file).map((item) => {
    const note = checkShape(file, item, noteShape);
    if (!usernames.has(note.author)) throw new DemoContentError(file, `unknown author '${note.author}'`);
    if (note.journal !== null && authors.get(note.journal) !== note.author)
      throw new DemoContentError(file, `'${note.journal}' is no journal entry of '${note.author}'`);
    return note;
  });
}
