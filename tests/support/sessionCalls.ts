import { type GraphQLAnswer, mutationsOf, type TestServer } from './testServer';

const details = `id title description dateTime durationMinutes capacity location isRecurring hasReading status endsAt startedAt
  endedAt createdAt updatedAt participantCount registration openMoves leaderId
  viewerIsParticipant viewerIsLeader viewerCanEdit`;

/** The session operations as a client sends them. */
export const sessionCalls = (server: TestServer) => {
  const send = (name: string, selection = `session { ${details} }`) => mutationsOf(server)(name, selection);
  const join = send('joinSession');
  const leave = send('leaveSession');
  const move = send('setSessionStatus');
  return {
    create: send('createSession', `session { ${details} } sessionEdge { cursor node { id } }`),
    update: send('updateSession'),
    remove: send('deleteSession', 'deletedSessionId'),
    move: (id: string, status: string, token?: string) => move({ id, status }, token),
    join: (id: string, token?: string) => join({ id }, token),
    leave: (id: string, token?: string) => leave({ id }, token),
    read: (id: string, token?: string): Promise<GraphQLAnswer> =>
      server.graphql(
        `query ($id: ID!) { session(id: $id) { ${details}
          participants(first: 100) { totalCount edges { node { id username } } } } }`,
        { id },
        token,
      ),
    /** One page of the list; arguments in GraphQL syntax. */
    list: (args: string, token?: string): Promise<GraphQLAnswer> =>
      server.graphql(
        `{ sessions${args && `(${args})`} { totalCount
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          edges { cursor node { id title dateTime status leader { id username } } } } }`,
        {},
        token,
      ),
  };
};

export type SessionCalls = ReturnType<typeof sessionCalls>;
