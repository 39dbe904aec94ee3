import { type GraphQLAnswer, mutationsOf, type TestServer } from './testServer';

const tokens = 'tokens { accessToken refreshToken accessTokenExpiresAt }';
const viewer = 'viewer { email roles user { id username } }';
const signedIn = `deviceToken ${tokens} ${viewer}`;

/** The account operations as a client sends them. */
export const accountCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  return {
    signUp: send('signUp', signedIn),
    signIn: send('signIn', signedIn),
    refresh: (refreshToken: string, token?: string) => send('refreshTokens', tokens)({ refreshToken }, token),
    signOut: (refreshToken: string) => send('signOut', 'signedOut')({ refreshToken }),
    changePassword: send('changePassword', 'revokedSignInIds'),
    revokeSignIn: (id: string, token?: string) => send('revokeSignIn', 'revokedSignInId')({ id }, token),
    revokeAllSignIns: (keepCurrent: boolean, token?: string) =>
      send('revokeAllSignIns', 'revokedSignInIds')({ keepCurrent }, token),
    /** The list of the member's sign-ins. */
    signIns: async (token: string): Promise<{ id: string; device: string; isCurrent: boolean }[]> => {
      const query = '{ viewer { signIns(first: 100) { edges { node { id device isCurrent } } } } }';
      const { data } = await server.graphql(query, {}, token);
      return data.viewer.signIns.edges.map(({ node }: { node: object }) => node);
    },
    requestPasswordReset: (email: unknown) => send('requestPasswordReset', 'message')({ email }),
    resetPassword: send('resetPassword', 'message'),
    requestMagicLink: (email: unknown) => send('requestMagicLink', 'message')({ email }),
    signInWithMagicLink: (magicToken: string, token?: string, code?: string) =>
      send('signInWithMagicLink', signedIn)(
        { token: magicToken, ...(code !== undefined && { code }) },
        token,
      ),
    /** By the token of a mailed link, or by `{ code }`. */
    confirmEmail: (by: string | { code: string }, token?: string) =>
      send('confirmEmail', 'email endedAccess')(typeof by === 'string' ? { token: by } : by, token),
    requestEmailChange: send('requestEmailChange', 'message'),
    confirmEmailChange: (linkToken: string, token?: string) =>
      send('confirmEmailChange', 'email viewer { email emailConfirmedAt }')({ token: linkToken }, token),
    requestEmailConfirmation: (email: string, token?: string) =>
      send('requestEmailConfirmation', 'message')({ email }, token),
    lookUpAccountLink: (purpose: string, tokens: string[]) =>
      send('lookUpAccountLink', 'userId username email code')({ purpose, tokens }),
    deleteAccount: (password: string, token: string) =>
      send('deleteAccount', 'deletedUserId')({ password }, token),
    /** The account fields that only the owner can read. */
    accountState: async (token: string): Promise<{ emailConfirmedAt: string | null; hasPassword: boolean }> =>
      (await server.graphql('{ viewer { emailConfirmedAt hasPassword } }', {}, token)).data.viewer,
    /** The member that the access token belongs to. */
    whoAmI: (token?: string): Promise<GraphQLAnswer> => server.graphql(`{ ${viewer} }`, {}, token),
  };
};
