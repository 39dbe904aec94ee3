import { journalRoutes } from '../../../../client/features/writing/journal/journalRoutes';
import { noteRoutes } from '../../../../client/features/writing/note/noteRoutes';
import { openJournal, openNewJournal, openNewNote, openNote } from './editorScreen';
import { buildJournal, buildNote, journalsOf, notesOf } from './privateTexts';

type Details = Record<string, string | boolean | null>;

/** The kinds of text whose screens differ in little but the noun. */
export const dailyKinds = [
  {
    noun: 'journal' as const,
    Noun: 'Journal',
    plural: 'journals',
    routes: journalRoutes,
    openNew: openNewJournal,
    openEdit: openJournal,
    build: buildJournal,
    /** A list of none or one. */
    listOf: (...ids: string[]) => journalsOf(ids.map((id) => buildJournal({ id }))),
    createLabel: 'Save Journal Entry',
    contentHint: '',
    invitation: 'Get started by creating your first journal',
    content: 'Rain on the *tram*.',
    tags: [],
    details: {
      mood: 'Hopeful',
      prompt: 'What woke you?',
      journalDate: '2026-03-02T19:00:00.000Z',
    } as Details,
    shown: ['Rain on the *tram*.', 'Mood: Hopeful', 'What woke you?'],
  },
  {
    noun: 'note' as const,
    Noun: 'Note',
    plural: 'notes',
    routes: noteRoutes,
    openNew: openNewNote,
    openEdit: openNote,
    build: buildNote,
    listOf: (...ids: string[]) => notesOf(ids.map((id) => buildNote({ id }))),
    createLabel: 'Create Note',
    contentHint: 'The first line becomes the title.',
    invitation: 'Get started by writing your first note',
    content: 'Names for the ferry\nThe Tern.',
    tags: ['sea'],
    details: { category: 'Names', isPinned: false, journalId: null } as Details,
    shown: ['The Tern.', 'Category: Names', 'sea'],
  },
];
