import { graphql } from 'relay-runtime';
import type { journalTransportCreateMutation } from '../../__generated__/journalTransportCreateMutation.graphql';
import type { journalTransportDeleteMutation } from '../../__generated__/journalTransportDeleteMutation.graphql';
import type { journalTransportQuery } from '../../__generated__/journalTransportQuery.graphql';
import type { journalTransportUpdateMutation } from '../../__generated__/journalTransportUpdateMutation.graphql';
import type { SyncRequest, SyncResponse } from '../sync/syncRequest';
import { keepAsNote } from './noteTransport';
import { copyTold, journalCopy } from './serverCopies';
import { changedText, commit, type KindTransport, loadedLists, newText, readNow } from './transportCalls';

const createMutation = graphql`
  mutation journalTransportCreateMutation($input: CreateJournalInput!, $connections: [ID!]!) {
    createJournal(input: $input) {
      journalEdge @prependEdge(connections: $connections) {
        cursor
        node {
          id
          title
          content
          journalDate
          mood
          prompt
          updatedAt
          ...JournalRow_journal
        }
      }
    }
  }
`;

const updateMutation = graphql`
  mutation journalTransportUpdateMutation($input: UpdateJournalInput!) {
    updateJournal(input: $input) {
      journal {
        id
        title
        content
        excerpt(length: 200)
        wordCount
        journalDate
        mood
        prompt
        updatedAt
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation journalTransportDeleteMutation($input: DeleteJournalInput!) {
    deleteJournal(input: $input) {
      deletedJournalId @deleteRecord
    }
  }
`;

const journalQuery = graphql`
  query journalTransportQuery($id: ID!) {
    journal(id: $id) {
      id
      title
      content
      journalDate
      mood
      prompt
      updatedAt
    }
  }
`;

type CreateRequest = Extract<SyncRequest, { kind: 'create' }>;
type UpdateInput = journalTransportUpdateMutation['variables']['input'];

async function create({ text, idempotencyKey, writtenOn }: CreateRequest): Promise<SyncResponse> {
  const { title, content, details } = text;
  const { createJournal } = await commit<journalTransportCreateMutation>(createMutation, {
    input: {
      content,
      title: newText(title),
      journalDate: newText(details.journalDate),
      mood: newText(details.mood),
      prompt: newText(details.prompt),
      localId: idempotencyKey,
      writtenOn,
    },
    connections: loadedLists('Journals_journals'),
  });
  return { kind: 'saved', copy: journalCopy(createJournal.journalEdge.node) };
}

async function update(input: UpdateInput): Promise<SyncResponse> {
  const { updateJournal } = await commit<journalTransportUpdateMutation>(updateMutation, { input });
  return { kind: 'saved', copy: journalCopy(updateJournal.journal) };
}

export const journalTransport: KindTransport = {
  async send(request, isReady) {
    switch (request.kind) {
      case 'create':
        return create(request);
      case 'update': {
        const { id, text, baseUpdatedAt, writtenOn } = request;
        const { title, content, details } = text;
        return update({
          id,
          content,
          title: newText(title),
          journalDate: newText(details.journalDate),
          mood: changedText(details.mood),
          prompt: changedText(details.prompt),
          baseUpdatedAt,
          writtenOn,
        });
      }
      case 'withdraw':
        // Journals are always private.
        return update({ id: request.id });
      case 'keepVersion':
        return keepAsNote(request, isReady);
      case 'delete': {
        const { id, baseUpdatedAt } = request;
        await commit<journalTransportDeleteMutation>(deleteMutation, { input: { id, baseUpdatedAt } });
        return { kind: 'deleted' };
      }
    }
  },
  async read(id) {
    const data = await readNow<journalTransportQuery>(journalQuery, { id });
    return data?.journal ? journalCopy(data.journal) : null;
  },
  copyIn: ({ journal }) => copyTold(journal, journalCopy),
};
