import { codeOf as codeOfError, type GraphQLAnswer, type TestServer } from '../../../support/testServer';

const decided = 'contentId reportCase { id isOpen decision canRestore }';

/** Operations about reports as a client sends them. */
export const reportCalls = (server: TestServer) => ({
  report: (id: string, token?: string, more: object = {}): Promise<GraphQLAnswer> =>
    server.mutate('reportContent', { id, reason: 'SPAM', ...more }, token, 'reportedId'),
  cases: async (token: string, state = 'OPEN') => {
    const { data, errors } = await server.graphql(
      `query ($state: ReportState!) { reportCases(state: $state, first: 60) { totalCount edges { node {
        id kind contentId excerpt path isOpen decision decisionNote canHide canRestore canRemove
        contentAuthor { username } settledBy { username }
        reports(first: 1) { totalCount edges { node { reason note reporter { username } } } } } } } }`,
      { state },
      token,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data.reportCases.edges.map(({ node }: { node: object }) => node);
  },
  dismiss: (id: string, token?: string, note = ''): Promise<GraphQLAnswer> =>
    server.mutate('dismissReport', { id, note }, token, 'reportCase { isOpen decision }'),
  hide: (id: string, token?: string, reason = 'Copied from a book'): Promise<GraphQLAnswer> =>
    server.mutate('hideContent', { id, reason }, token, decided),
  restore: (id: string, token?: string): Promise<GraphQLAnswer> =>
    server.mutate('restoreContent', { id }, token, decided),
  remove: (id: string, token?: string, reason = 'It attacks a member'): Promise<GraphQLAnswer> =>
    server.mutate('removeContent', { id, reason }, token, decided),
});

export const codeOf = (answer: GraphQLAnswer) => codeOfError(answer) ?? 'ok';
