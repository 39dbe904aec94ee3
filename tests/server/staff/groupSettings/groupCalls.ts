import type { GraphQLAnswer, TestServer } from '../../../support/testServer';

const values = '{ name tagline timeZone joining contact allowsAiCrawlers newAccountsWait }';
const settings = `{ values ${values} defaults ${values} changed }`;

/** Operations about the group's settings as a client sends them. */
export const groupCalls = (server: TestServer) => ({
  read: (token?: string): Promise<GraphQLAnswer> =>
    server.graphql(`{ groupSettings ${settings} }`, {}, token),
  save: (input: object, token?: string): Promise<GraphQLAnswer> =>
    server.mutate('saveGroupSettings', input, token, `groupSettings ${settings}`),
});

export const documentAt = async (server: TestServer, path: string): Promise<string> =>
  (await fetch(`${server.url}${path}`)).text();
