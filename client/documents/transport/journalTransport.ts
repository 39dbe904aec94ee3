import { graphql } from 'relay-runtime';
import type { journalTransportCreateMutation } from '../../__generated__/journalTransportCreateMutation.graphql';
import type { journalTransportDeleteMutation } from '../../__generated__/journalTransportDeleteMutation.graphql';
import type { journalTransportQuery } from '../../__generated__/journalTransportQuery.graphql';
import type { journalTransportUpdateMutation } from '../../__generated__/journalTransportUpdateMutation.graphql';
import { environment } from '../../relay/environment';
import { commit, readNow } from '../../relay/requests';
import { changedText, newText } from './detailInputs';
import { type JournalFields, journalCopy, journalInput } from './journalCopy';
import type { KindDescriptor } from './kindDescriptor';

const createMutation = graphql`
  mutation journalTransportCreateMutation($input: CreateJournalInput!) {
    createJournal(input: $input) {
      journalEdge {
        cursor
        node {
          ...journalCopy_journal @relay(mask: false)
          ...JournalList_journal
        }
      }
    }
  }
`;

const updateMutation = graphql`
  mutation journalTransportUpdateMutation($input: UpdateJournalInput!) {
    updateJournal(input: $input) {
      journal {
        ...journalCopy_journal @relay(mask: false)
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
      ...journalCopy_journal @relay(mask: false)
    }
  }
`;

type CreateInput = journalTransportCreateMutation['variables']['input'];
type UpdateInput = journalTransportUpdateMutation['variables']['input'];

export const journalKind: KindDescriptor<CreateInput, UpdateInput, JournalFields> = {
  kind: 'journal',
  connection: 'Journals_journals',
  createField: 'createJournal',
  droppableFields: [],
  toCreateInput: ({ text: { title, content, details }, idempotencyKey, writtenOn }) => ({
    content,
    title: newText(title),
    ...journalInput(details, { date: newText, text: newText }),
    localId: idempotencyKey,
    writtenOn,
  }),
  create: async (input, addToList) =>
    (
      await commit<journalTransportCreateMutation>(
        environment,
        createMutation,
        { input },
        { updater: addToList },
      )
    ).createJournal.journalEdge.node,
  toUpdateInput: ({ id, text: { title, content, details }, baseUpdatedAt, writtenOn }) => ({
    id,
    content,
    title: newText(title),
    ...journalInput(details, { date: newText, text: changedText }),
    baseUpdatedAt,
    writtenOn,
  }),
  update: async (input) =>
    (await commit<journalTransportUpdateMutation>(environment, updateMutation, { input })).updateJournal
      .journal,
  delete: (input) => commit<journalTransportDeleteMutation>(environment, deleteMutation, { input }),
  read: async (id) => (await readNow<journalTransportQuery>(environment, journalQuery, { id }))?.journal,
  toCopy: journalCopy,
};
