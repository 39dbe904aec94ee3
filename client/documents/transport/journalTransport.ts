import { graphql } from 'relay-runtime';
import type { journalTransportCreateMutation } from '../../__generated__/journalTransportCreateMutation.graphql';
import type { journalTransportDeleteMutation } from '../../__generated__/journalTransportDeleteMutation.graphql';
import type { journalTransportQuery } from '../../__generated__/journalTransportQuery.graphql';
import type { journalTransportUpdateMutation } from '../../__generated__/journalTransportUpdateMutation.graphql';
import { changedText, commit, createKindTransport, newText, readNow } from './kindTransport';
import { keepAsNote } from './noteTransport';
import { type JournalFields, journalCopy } from './serverCopies';

graphql`
  fragment journalTransport_journal on Journal {
    id
    title
    content
    journalDate
    mood
    prompt
    updatedAt
  }
`;

const createMutation = graphql`
  mutation journalTransportCreateMutation($input: CreateJournalInput!, $connections: [ID!]!) {
    createJournal(input: $input) {
      journalEdge @prependEdge(connections: $connections) {
        cursor
        node {
          ...journalTransport_journal @relay(mask: false)
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
        ...journalTransport_journal @relay(mask: false)
        excerpt(length: 200)
        wordCount
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
      ...journalTransport_journal @relay(mask: false)
    }
  }
`;

type CreateInput = journalTransportCreateMutation['variables']['input'];
type UpdateInput = journalTransportUpdateMutation['variables']['input'];

export const journalTransport = createKindTransport<CreateInput, UpdateInput, JournalFields>({
  kind: 'journal',
  connection: 'Journals_journals',
  optional: [],
  toCreateInput: ({ text: { title, content, details }, idempotencyKey, writtenOn }) => ({
    content,
    title: newText(title),
    journalDate: newText(details.journalDate),
    mood: newText(details.mood),
    prompt: newText(details.prompt),
    localId: idempotencyKey,
    writtenOn,
  }),
  create: async (input, connections) =>
    (await commit<journalTransportCreateMutation>(createMutation, { input, connections })).createJournal
      .journalEdge.node,
  toUpdateInput: ({ id, text: { title, content, details }, baseUpdatedAt, writtenOn }) => ({
    id,
    content,
    title: newText(title),
    journalDate: newText(details.journalDate),
    mood: changedText(details.mood),
    prompt: changedText(details.prompt),
    baseUpdatedAt,
    writtenOn,
  }),
  // Journals are always private.
  toWithdrawInput: (id) => ({ id }),
  update: async (input) =>
    (await commit<journalTransportUpdateMutation>(updateMutation, { input })).updateJournal.journal,
  delete: (input) => commit<journalTransportDeleteMutation>(deleteMutation, { input }),
  keepVersion: keepAsNote,
  read: async (id) => (await readNow<journalTransportQuery>(journalQuery, { id }))?.journal,
  toCopy: journalCopy,
});
