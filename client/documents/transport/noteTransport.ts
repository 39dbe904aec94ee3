import { graphql } from 'relay-runtime';
import type { noteTransportCreateMutation } from '../../__generated__/noteTransportCreateMutation.graphql';
import type { noteTransportDeleteMutation } from '../../__generated__/noteTransportDeleteMutation.graphql';
import type { noteTransportQuery } from '../../__generated__/noteTransportQuery.graphql';
import type { noteTransportUpdateMutation } from '../../__generated__/noteTransportUpdateMutation.graphql';
import type { TextFields } from '../model/model';
import type { SyncRequest, SyncResponse } from '../sync/syncRequest';
import { copyTold, noteCopy } from './serverCopies';
import {
  changedText,
  commit,
  type KindTransport,
  loadedLists,
  newText,
  readNow,
  withoutRefused,
} from './transportCalls';

const createMutation = graphql`
  mutation noteTransportCreateMutation($input: CreateNoteInput!, $connections: [ID!]!) {
    createNote(input: $input) {
      noteEdge @prependEdge(connections: $connections) {
        cursor
        node {
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
        id
        title
        content
        excerpt(length: 200)
        wordCount
        tags
        category
        isPinned
        updatedAt
        journal {
          id
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
  }
`;

type CreateInput = noteTransportCreateMutation['variables']['input'];
type UpdateInput = noteTransportUpdateMutation['variables']['input'];
type UpdateRequest = Extract<SyncRequest, { kind: 'update' }>;

const isPinned = ({ details }: TextFields) =>
  typeof details.isPinned === 'boolean' ? details.isPinned : undefined;

const toNew = ({ title, content, tags, details }: TextFields): CreateInput => ({
  content,
  title: newText(title),
  tags: tags.length > 0 ? [...tags] : undefined,
  category: newText(details.category),
  isPinned: details.isPinned === true ? true : undefined,
  journalId: newText(details.journalId),
});

const toChange = ({ id, text, baseUpdatedAt, writtenOn }: UpdateRequest): UpdateInput => ({
  id,
  title: text.title,
  content: text.content,
  tags: [...text.tags],
  category: changedText(text.details.category),
  isPinned: isPinned(text),
  journalId: text.details.journalId === undefined ? undefined : (newText(text.details.journalId) ?? null),
  baseUpdatedAt,
  writtenOn,
});

const create = (input: CreateInput, isReady: () => boolean): Promise<SyncResponse> =>
  withoutRefused(input, ['journalId'], isReady, async (accepted) => {
    const { createNote } = await commit<noteTransportCreateMutation>(createMutation, {
      input: accepted,
      connections: loadedLists('Notes_notes'),
    });
    return { kind: 'saved', copy: noteCopy(createNote.noteEdge.node) };
  });

type KeepRequest = Extract<SyncRequest, { kind: 'keepVersion' }>;

/** A text of a journal's or a note's that was not chosen: neither has versions, so it becomes a note, once. */
export async function keepAsNote(
  { version, journalId }: KeepRequest,
  isReady: () => boolean,
): Promise<SyncResponse> {
  const { title, content, localId, name } = version;
  const answer = await create(
    { ...toNew({ title, content, tags: [], details: { category: name, journalId } }), localId },
    isReady,
  );
  return answer.kind === 'saved' ? { kind: 'kept' } : answer;
}

async function update(input: UpdateInput): Promise<SyncResponse> {
  const { updateNote } = await commit<noteTransportUpdateMutation>(updateMutation, { input });
  return { kind: 'saved', copy: noteCopy(updateNote.note) };
}

export const noteTransport: KindTransport = {
  async send(request, isReady) {
    switch (request.kind) {
      case 'create': {
        const { text, idempotencyKey: localId, writtenOn } = request;
        return create({ ...toNew(text), localId, writtenOn }, isReady);
      }
      case 'update':
        return withoutRefused(toChange(request), ['journalId'], isReady, update);
      case 'withdraw':
        // Notes are always private.
        return update({ id: request.id });
      case 'keepVersion':
        return keepAsNote(request, isReady);
      case 'delete': {
        const { id, baseUpdatedAt } = request;
        await commit<noteTransportDeleteMutation>(deleteMutation, { input: { id, baseUpdatedAt } });
        return { kind: 'deleted' };
      }
    }
  },
  async read(id) {
    const data = await readNow<noteTransportQuery>(noteQuery, { id });
    return data?.note ? noteCopy(data.note) : null;
  },
  copyIn: ({ note }) => copyTold(note, noteCopy),
};
