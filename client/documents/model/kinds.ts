import { messages } from '../../../server/contract/messages';
import type { DocumentKind } from './model';
import { noteTitle } from './noteTitle';

interface KindOfText {
  /** As its author calls it. */
  name: string;
  plural: string;
  /** The same as headings have it. */
  title: string;
  titles: string;
  /** What one without a title is called. */
  untitled: string;
  /** Where those of its kind are listed; each has its page below. */
  list: string;
  /** Said of one that the server has another text of. */
  conflict: string;
  /** Asked before one is deleted. */
  deletion: string;
  /** Where a text goes that its author did not choose. */
  notChosen: string;
  /** Where the title is not its author's to write, but comes out of the text. */
  titleOf?: (text: string) => string;
}

export const kinds: Record<DocumentKind, KindOfText> = {
  story: {
    name: 'story',
    plural: 'stories',
    title: 'Story',
    titles: 'Stories',
    untitled: 'Untitled Story',
    list: '/stories',
    conflict: messages.story.conflict,
    deletion: 'Are you sure you want to delete this story?',
    notChosen: 'stays among the story’s versions',
  },
  journal: {
    name: 'journal',
    plural: 'journals',
    title: 'Journal',
    titles: 'Journals',
    untitled: 'Untitled Journal',
    list: '/journals',
    conflict: messages.journal.conflict,
    deletion: 'Are you sure you want to delete this journal? This action cannot be undone.',
    notChosen: 'becomes a note of this journal',
  },
  note: {
    name: 'note',
    plural: 'notes',
    title: 'Note',
    titles: 'Notes',
    untitled: 'Untitled Note',
    list: '/notes',
    conflict: messages.note.conflict,
    deletion: 'Are you sure you want to delete this note? This action cannot be undone.',
    notChosen: 'becomes a note of its own',
    titleOf: noteTitle,
  },
};
