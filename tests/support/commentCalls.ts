import { type GraphQLAnswer, mutationsOf, type TestServer } from './testServer';

const comment =
  'comment { id content createdAt updatedAt viewerCanEdit viewerCanDelete author { username } }';

/** The comment operations as a client sends them. */
export const commentCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  return {
    add: send('addComment', `${comment} commentEdge { cursor node { id } }`),
    update: send('updateComment', comment),
    remove: send('deleteComment', 'deletedCommentId'),
    /** The comments of a story, oldest first. */
    list: (id: string, token?: string, args = 'first: 100'): Promise<GraphQLAnswer> =>
      server.graphql(
        `query ($id: ID!) { story(id: $id) { viewerCanComment comments(${args}) {
          totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id content } }
        } } }`,
        { id },
        token,
      ),
  };
};
