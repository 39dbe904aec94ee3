import type { GraphQLAnswer, TestServer } from './testServer';

const details = `id title description objective prompt timeLimitMinutes difficulty category isTemplate createdAt updatedAt
  tags { name } creator { id username displayName } viewerCanEdit viewerCanDelete`;

/** The exercise operations as a client sends them. */
export const exerciseCalls = (server: TestServer) => {
  const send =
    (name: string, selection: string) =>
    (input: Record<string, unknown>, token?: string): Promise<GraphQLAnswer> => {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
      return server.graphql(query, { input }, token);
    };
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

export type ExerciseCalls = ReturnType<typeof exerciseCalls>;
