import type { GraphQLAnswer, TestServer } from './testServer';

const comment =
  'comment { id content createdAt updatedAt viewerCanEdit viewerCanDelete author { username } }';

/** The comment operations as a client sends them. */
export const commentCalls = (server: TestServer) => {
  const send = (name: string, selection: string) => (input: Record<string, unknown>, token?: string) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
    return server.graphql(query, { input }, token);
  };
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
