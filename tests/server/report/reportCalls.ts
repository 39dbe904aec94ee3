import type { GraphQLAnswer, TestServer } from '../../support/testServer';

const decided = 'contentId reportCase { id isOpen decision canRestore }';

/** Operations about reports as a client sends them. */
export const reportCalls = (server: TestServer) => ({
  report: (id: string, token?: string, more: object = {}): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: ReportContentInput!) { reportContent(input: $input) { reportedId } }',
      { input: { id, reason: 'SPAM', ...more } },
      token,
    ),
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
    server.graphql(
      'mutation ($input: DismissReportInput!) { dismissReport(input: $input) { reportCase { isOpen decision } } }',
      { input: { id, note } },
      token,
    ),
  hide: (id: string, token?: string, reason = 'Copied from a book'): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: HideContentInput!) { hideContent(input: $input) { ${decided} } }`,
      { input: { id, reason } },
      token,
    ),
  restore: (id: string, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: RestoreContentInput!) { restoreContent(input: $input) { ${decided} } }`,
      { input: { id } },
      token,
    ),
  remove: (id: string, token?: string, reason = 'It attacks a member'): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: RemoveContentInput!) { removeContent(input: $input) { ${decided} } }`,
      { input: { id, reason } },
      token,
    ),
});

export const codeOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.code ?? 'ok';
export const fieldsOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.fields;
