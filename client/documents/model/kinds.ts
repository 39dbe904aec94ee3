import { messages } from '../../../server/contract/messages';
import type { DocumentKind, LocalDocument } from './model';
import { noteTitle } from './noteTitle';

interface KindTexts {
  /** The kind's name in a sentence. */
  name: string;
  plural: string;
  /** The kind's name in headings. */
  title: string;
  titles: string;
  /** Shown as the title of a text that has none. */
  untitled: string;
  /** The path of the list page; each document's page is below it. */
  list: string;
  /** The notice of a conflict. */
  conflict: string;
  /** The question before a text is deleted. */
  deletion: string;
  /** Says where the text that is not chosen in a conflict is kept. */
  notChosen: string;
  /** Derives the title from the text, where the author doesn't write one. */
  titleOf?: (text: string) => string;
}

/** Names, texts and paths of each kind of document. */
export const kinds: Record<DocumentKind, KindTexts> = {
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

/** The page of a text, or the list if the server has none. */
export const textPath = ({ kind, id }: Pick<LocalDocument, 'kind' | 'id'>) =>
  id === null ? kinds[kind].list : `${kinds[kind].list}/${id}`;

/** The editor's path for a text on this device. */
export const localDocumentPath = ({ kind, id, localId }: Pick<LocalDocument, 'kind' | 'id' | 'localId'>) =>
  id === null
    ? `${kinds[kind].list}/new?localId=${encodeURIComponent(localId)}`
    : `${kinds[kind].list}/${id}/edit`;
