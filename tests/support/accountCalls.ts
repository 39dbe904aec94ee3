import type { GraphQLAnswer, TestServer } from './testServer';

const tokens = 'tokens { accessToken refreshToken accessTokenExpiresAt }';
const viewer = 'viewer { email roles user { id username } }';

/** The account operations as a client sends them. */
export const accountCalls = (server: TestServer) => ({
  signUp: (
    input: { username?: unknown; email?: unknown; password?: unknown },
    token?: string,
  ): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: SignUpInput!) { signUp(input: $input) { ${tokens} ${viewer} } }`,
      { input },
      token,
    ),
  signIn: (
    input: { email?: unknown; password?: unknown; rememberMe?: boolean },
    token?: string,
  ): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: SignInInput!) { signIn(input: $input) { ${tokens} ${viewer} } }`,
      { input },
      token,
    ),
  refresh: (refreshToken: string, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: RefreshTokensInput!) { refreshTokens(input: $input) { ${tokens} } }`,
      { input: { refreshToken } },
      token,
    ),
  signOut: (refreshToken: string): Promise<GraphQLAnswer> =>
    server.graphql('mutation ($input: SignOutInput!) { signOut(input: $input) { signedOut } }', {
      input: { refreshToken },
    }),
  /** Who the access token says its bearer is. */
  whoAmI: (token?: string): Promise<GraphQLAnswer> => server.graphql(`{ ${viewer} }`, {}, token),
});

export type AccountCalls = ReturnType<typeof accountCalls>;
