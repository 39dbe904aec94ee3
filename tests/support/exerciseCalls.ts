import { type GraphQLAnswer, mutationsOf, type TestServer } from './testServer';

const details = `id title description objective prompt timeLimitMinutes difficulty category isTemplate createdAt updatedAt
  tags { name } creator { id username displayName } viewerCanEdit viewerCanDelete`;

/** The exercise operations as a client sends them. */
export const exerciseCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  return {
    create: send('createExercise', `exercise { ${details} } exerciseEdge { cursor node { id } }`),
    update: send('updateExercise', `exercise { ${details} }`),
    remove: send('deleteExercise', 'deletedExerciseId'),
    read: (id: string, token?: string): Promise<GraphQLAnswer> =>
      server.graphql(`query ($id: ID!) { exercise(id: $id) { ${details} } }`, { id }, token),
    /** One page of the list; arguments in GraphQL syntax. */
    list: (args: string, token?: string): Promise<GraphQLAnswer> =>
      server.graphql(
        `{ exercises${args && `(${args})`} { totalCount
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id title } } } }`,
        {},
        token,
      ),
  };
};
