import { mutationsOf, type TestServer } from './testServer';

const journal = `id title content excerpt journalDate mood prompt wordCount createdAt updatedAt author { id }`;
const note = `id title content excerpt category isPinned tags wordCount createdAt updatedAt author { id }
  journal { id title }`;
const page = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

/** The operations on journals as a client sends them. */
export const journalCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  return {
    create: send('createJournal', `journal { ${journal} } journalEdge { cursor node { id } }`),
    update: send('updateJournal', `journal { ${journal} }`),
    remove: send('deleteJournal', 'deletedJournalId'),
    read: (id: string, token?: string) =>
      server.graphql(`query ($id: ID!) { journal(id: $id) { ${journal} } }`, { id }, token),
    /** One page of the list; arguments in GraphQL syntax. */
    list: (args: string, token?: string) =>
      server.graphql(
        `{ viewer { journals${args && `(${args})`} { totalCount ${page} edges { cursor node { id title } } } } }`,
        {},
        token,
      ),
    ofDay: (from: string, to: string, token?: string) =>
      server.graphql(
        'query ($from: DateTimeISO!, $to: DateTimeISO!) { viewer { journalOfDay(from: $from, to: $to) { id title } } }',
        { from, to },
        token,
      ),
    /** One page of an entry's notes; arguments in GraphQL syntax. */
    notes: (id: string, args: string, token?: string) =>
      server.graphql(
        `query ($id: ID!) { journal(id: $id) { notes${args && `(${args})`} { totalCount ${page}
          edges { cursor node { id title } } } } }`,
        { id },
        token,
      ),
  };
};

/** The operations on notes as a client sends them. */
export const noteCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  return {
    create: send('createNote', `note { ${note} } noteEdge { cursor node { id } }`),
    update: send('updateNote', `note { ${note} }`),
    remove: send('deleteNote', 'deletedNoteId'),
    read: (id: string, token?: string) =>
      server.graphql(`query ($id: ID!) { note(id: $id) { ${note} } }`, { id }, token),
    list: (args: string, token?: string) =>
      server.graphql(
        `{ viewer { notes${args && `(${args})`} { totalCount ${page} edges { cursor node { id title } } } } }`,
        {},
        token,
      ),
  };
};
