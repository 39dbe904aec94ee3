import { graphql } from 'relay-runtime';
import type { noteTransportCreateMutation } from '../../__generated__/noteTransportCreateMutation.graphql';
import type { noteTransportDeleteMutation } from '../../__generated__/noteTransportDeleteMutation.graphql';
import type { noteTransportQuery } from '../../__generated__/noteTransportQuery.graphql';
import type { noteTransportUpdateMutation } from '../../__generated__/noteTransportUpdateMutation.graphql';
import { environment } from '../../relay/environment';
import { commit, readNow } from '../../relay/requests';
import type { TextFields } from '../model/model';
import { changedText, newText } from './detailInputs';
import type { KeepRequest, KindDescriptor } from './kindDescriptor';
import { type NoteFields, noteCopy } from './serverCopies';

graphql`
  fragment noteTransport_note on Note {
    id
    title
    content
    tags
    category
    isPinned
    updatedAt
    journal {
      id
    }
  }
`;

const createMutation = graphql`
  mutation noteTransportCreateMutation($input: CreateNoteInput!) {
    createNote(input: $input) {
      noteEdge {
        cursor
        node {
          ...noteTransport_note @relay(mask: false)
          ...NoteRow_note
        }
      }
    }
  }
`;

const updateMutation = graphql`
  mutation noteTransportUpdateMutation($input: UpdateNoteInput!) {
    updateNote(input: $input) {
      note {
        ...noteTransport_note @relay(mask: false)
        excerpt(length: 200)
        wordCount
        journal {
          title
        }
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation noteTransportDeleteMutation($input: DeleteNoteInput!) {
    deleteNote(input: $input) {
      deletedNoteId @deleteRecord
    }
  }
`;

const noteQuery = graphql`
  query noteTransportQuery($id: ID!) {
    note(id: $id) {
      ...noteTransport_note @relay(mask: false)
    }
  }
`;

type CreateInput = noteTransportCreateMutation['variables']['input'];
type UpdateInput = noteTransportUpdateMutation['variables']['input'];

const newNoteInput = ({ title, content, tags, details }: TextFields): CreateInput => ({
  content,
  title: newText(title),
  tags: tags.length > 0 ? [...tags] : undefined,
  category: newText(details.category),
  isPinned: details.isPinned === true ? true : undefined,
  journalId: newText(details.journalId),
});

/** Journals and notes have no versions: a text that was not chosen becomes a note, created once. */
export function toKeptNote({ version, journalId }: KeepRequest): CreateInput {
  const { title, content, localId, name } = version;
  const details = { category: name, journalId };
  return { ...newNoteInput({ title, content, tags: [], details }), localId };
}

export const noteKind: KindDescriptor<CreateInput, UpdateInput, NoteFields> = {
  kind: 'note',
  connection: 'Notes_notes',
  createField: 'createNote',
  droppableFields: ['journalId'] satisfies (keyof CreateInput)[],
  toCreateInput: ({ text, idempotencyKey, writtenOn }) => ({
    ...newNoteInput(text),
    localId: idempotencyKey,
    writtenOn,
  }),
  create: async (input, addToList) =>
    (
      await commit<noteTransportCreateMutation>(
        environment,
        createMutation,
        { input },
        { updater: addToList },
      )
    ).createNote.noteEdge.node,
  toUpdateInput: ({ id, text: { title, content, tags, details }, baseUpdatedAt, writtenOn }) => ({
    id,
    title,
    content,
    tags: [...tags],
    category: changedText(details.category),
    isPinned: typeof details.isPinned === 'boolean' ? details.isPinned : undefined,
    journalId: details.journalId === undefined ? undefined : (newText(details.journalId) ?? null),
    baseUpdatedAt,
    writtenOn,
  }),
  update: async (input) =>
    (await commit<noteTransportUpdateMutation>(environment, updateMutation, { input })).updateNote.note,
  delete: (input) => commit<noteTransportDeleteMutation>(environment, deleteMutation, { input }),
  read: async (id) => (await readNow<noteTransportQuery>(environment, noteQuery, { id }))?.note,
  toCopy: noteCopy,
};
