import { SoftAuthenticator, type Wrong } from './softAuthenticator';
import { type GraphQLAnswer, mutationsOf, type TestServer } from './testServer';

/** The operations of passkeys as a client sends them. */
export const passkeyCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  const passkeys = 'passkeys { id name lastUsedAt }';
  return {
    start: (token?: string): Promise<GraphQLAnswer> =>
      server.graphql('mutation { startPasskey { options } }', {}, token),
    add: (response: string, token?: string, name = 'Phone') =>
      send('addPasskey', `passkey { id name } viewer { secondFactorOwed ${passkeys} }`)(
        { name, response },
        token,
      ),
    rename: (id: string, name: string, token?: string) =>
      send('renamePasskey', 'passkey { id name }')({ id, name }, token),
    remove: (id: string, token?: string) => send('removePasskey', 'removedPasskeyId')({ id }, token),
    /** The options of signing in. */
    startSignIn: async (): Promise<string> =>
      (await server.graphql('mutation { startPasskeySignIn { options } }')).data.startPasskeySignIn.options,
    signIn: (response: string, token?: string) =>
      send(
        'signInWithPasskey',
        'deviceToken tokens { accessToken refreshToken } viewer { secondFactorOwed user { username } }',
      )({ response }, token),
    startVerification: async (token: string): Promise<string> =>
      (await server.graphql('mutation { startPasskeyVerification { options } }', {}, token)).data
        .startPasskeyVerification.options,
    verify: send('verifySignIn', 'freshUntil'),
    list: async (token: string): Promise<{ id: string; name: string; lastUsedAt: string | null }[]> =>
      (await server.graphql(`{ viewer { ${passkeys} } }`, {}, token)).data.viewer.passkeys,
  };
};

/** Where browsers of the tests are. */
export const originOf = (server: TestServer) => new URL(server.config.appUrl).origin;

/** Adds a passkey to a member's account, whose sign-in has to be fresh. */
export async function addPasskeyOf(
  server: TestServer,
  { token }: { token: string },
  { name = 'Phone', counts = true } = {},
): Promise<{ id: string; authenticator: SoftAuthenticator }> {
  const calls = passkeyCalls(server);
  const authenticator = SoftAuthenticator.at(originOf(server), { counts });
  const { options } = (await calls.start(token)).data.startPasskey;
  const { data, errors } = await calls.add(authenticator.create(options), token, name);
  if (errors) throw new Error(errors[0]?.message);
  return { id: data.addPasskey.passkey.id, authenticator };
}

/** Signs in by passkey, with a challenge of the server's. */
export async function signInBy(server: TestServer, authenticator: SoftAuthenticator, wrong?: Wrong) {
  const calls = passkeyCalls(server);
  return calls.signIn(authenticator.get(await calls.startSignIn(), wrong));
}
