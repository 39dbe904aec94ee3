import { mutationsOf, refusalOf, type TestServer } from './testServer';

interface ListedToken {
  id: string;
  name: string;
  scope: 'READ' | 'WRITE';
  lastFour: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  isExpired: boolean;
}

const fields = 'id name scope lastFour createdAt expiresAt lastUsedAt isExpired';

/** Personal access tokens as a client manages them. */
export const tokenCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  const made = `token personalAccessToken { ${fields} } personalAccessTokenEdge { cursor node { id } }`;
  return {
    create: (input: object, by?: string) =>
      send('createPersonalAccessToken', made)({ name: 'A program', scope: 'READ', ...input }, by),
    revoke: (id: string, by?: string) =>
      send('revokePersonalAccessToken', 'revokedPersonalAccessTokenId')({ id }, by),
    list: async (by: string): Promise<ListedToken[]> => {
      const { data, errors } = await server.graphql(
        `{ viewer { personalAccessTokens(first: 100) { edges { node { ${fields} } } } } }`,
        {},
        by,
      );
      if (errors) throw new Error(errors[0]?.message);
      return data.viewer.personalAccessTokens.edges.map(({ node }: { node: ListedToken }) => node);
    },
    /** Whom the server takes the token for: the status with the member's id, or with the refusal. */
    whoAmI: async (token: string) => {
      const answer = await server.graphql('{ viewer { user { id } } }', {}, token);
      const { message, code } = refusalOf(answer) ?? {};
      return [answer.status, ...(answer.errors ? [code, message] : [answer.data.viewer.user.id])];
    },
  };
};
