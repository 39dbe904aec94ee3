import type { GraphQLAnswer, TestServer } from './testServer';

const tokens = 'tokens { accessToken refreshToken accessTokenExpiresAt }';
const viewer = 'viewer { email roles user { id username } }';

/** The account operations as a client sends them. */
export const accountCalls = (server: TestServer) => ({
  signUp: (
    input: {
      username?: unknown;
      displayName?: string | null;
      email?: unknown;
      password?: unknown;
      deviceToken?: string;
      invitation?: string | null;
    },
    token?: string,
  ): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: SignUpInput!) { signUp(input: $input) { deviceToken ${tokens} ${viewer} } }`,
      { input },
      token,
    ),
  signIn: (
    input: { email?: unknown; password?: unknown; rememberMe?: boolean; deviceToken?: string; code?: string },
    token?: string,
  ): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: SignInInput!) { signIn(input: $input) { deviceToken ${tokens} ${viewer} } }`,
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
  changePassword: (
    input: { currentPassword: string; newPassword: string },
    token?: string,
  ): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { revokedSignInIds } }',
      { input },
      token,
    ),
  revokeSignIn: (id: string, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: RevokeSignInInput!) { revokeSignIn(input: $input) { revokedSignInId } }',
      { input: { id } },
      token,
    ),
  revokeAllSignIns: (keepCurrent: boolean, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: RevokeAllSignInsInput!) { revokeAllSignIns(input: $input) { revokedSignInIds } }',
      { input: { keepCurrent } },
      token,
    ),
  /** The list of the member's sign-ins. */
  signIns: async (token: string): Promise<{ id: string; device: string; isCurrent: boolean }[]> => {
    const { data } = await server.graphql(
      '{ viewer { signIns(first: 100) { edges { node { id device isCurrent } } } } }',
      {},
      token,
    );
    return data.viewer.signIns.edges.map(({ node }: { node: object }) => node);
  },
  requestPasswordReset: (email: unknown): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message } }',
      { input: { email } },
    ),
  resetPassword: (
    input: { accessToken: string; refreshToken: string; password: string; code?: string },
    token?: string,
  ): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
      { input },
      token,
    ),
  requestMagicLink: (email: unknown): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: RequestMagicLinkInput!) { requestMagicLink(input: $input) { message } }',
      { input: { email } },
    ),
  signInWithMagicLink: (magicToken: string, token?: string, code?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: SignInWithMagicLinkInput!) { signInWithMagicLink(input: $input) { deviceToken ${tokens} ${viewer} } }`,
      { input: { token: magicToken, ...(code !== undefined && { code }) } },
      token,
    ),
  /** By the token of a mailed link, or by `{ code }`. */
  confirmEmail: (by: string | { code: string }, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { email endedAccess } }',
      { input: typeof by === 'string' ? { token: by } : by },
      token,
    ),
  requestEmailChange: (input: { email: string; password: string }, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { message } }',
      { input },
      token,
    ),
  confirmEmailChange: (linkToken: string, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: ConfirmEmailChangeInput!) { confirmEmailChange(input: $input) { email viewer { email emailConfirmedAt } } }',
      { input: { token: linkToken } },
      token,
    ),
  requestEmailConfirmation: (email: string, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: RequestEmailConfirmationInput!) { requestEmailConfirmation(input: $input) { message } }',
      { input: { email } },
      token,
    ),
  lookUpAccountLink: (purpose: string, tokens: string[]): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: LookUpAccountLinkInput!) { lookUpAccountLink(input: $input) { userId username email code } }',
      { input: { purpose, tokens } },
    ),
  deleteAccount: (password: string, token: string): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletedUserId } }',
      { input: { password } },
      token,
    ),
  /** The account fields that only the owner can read. */
  accountState: async (token: string): Promise<{ emailConfirmedAt: string | null; hasPassword: boolean }> =>
    (await server.graphql('{ viewer { emailConfirmedAt hasPassword } }', {}, token)).data.viewer,
  /** The member that the access token belongs to. */
  whoAmI: (token?: string): Promise<GraphQLAnswer> => server.graphql(`{ ${viewer} }`, {}, token),
});

export type AccountCalls = ReturnType<typeof accountCalls>;
