import { type GraphQLAnswer, mutationsOf, type TestServer } from './testServer';

const details = `id title description category status priority createdAt updatedAt
  author { id username displayName } assignedTo { id } assignedBy { id displayName }
  upvotesCount downvotesCount score viewerVote viewerCanEdit viewerCanDelete viewerCanManage viewerCanVote`;

/** The feedback operations as a client sends them. */
export const feedbackCalls = (server: TestServer) => {
  const send = (name: string, selection = `feedback { ${details} }`) => mutationsOf(server)(name, selection);
  return {
    create: send('createFeedback', `feedback { ${details} } feedbackEdge { cursor node { id } }`),
    update: send('updateFeedback'),
    remove: send('deleteFeedback', 'deletedFeedbackId'),
    vote: send('voteOnFeedback'),
    withdraw: send('withdrawFeedbackVote'),
    setStatus: send('setFeedbackStatus'),
    assign: send('assignFeedback'),
    read: (id: string, token?: string): Promise<GraphQLAnswer> =>
      server.graphql(`query ($id: ID!) { feedback(id: $id) { ${details} } }`, { id }, token),
    /** One page of the list; arguments in GraphQL syntax. */
    list: (args: string, token?: string): Promise<GraphQLAnswer> =>
      server.graphql(
        `{ publicFeedback${args && `(${args})`} { totalCount
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id title } } } }`,
        {},
        token,
      ),
    similar: (title: string, token?: string): Promise<GraphQLAnswer> =>
      server.graphql(
        'query ($title: String!) { similarFeedback(title: $title) { id title score viewerVote } }',
        { title },
        token,
      ),
  };
};
