import { Secret, TOTP } from 'otpauth';
import { type GraphQLAnswer, mutationsOf, type TestServer } from './testServer';

/** What an authenticator app shows at a time. */
export const totpOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Six digits that no code of these minutes is. */
export function wrongCodeOf(secret: string, at: Date): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) =>
    totpOf(secret, new Date(at.getTime() + seconds * 1000)),
  );
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

/** The operations of the second factor as a client sends them. */
export const secondFactorCalls = (server: TestServer) => {
  const send = mutationsOf(server);
  const ask = (mutation: string, token?: string): Promise<GraphQLAnswer> =>
    server.graphql(`mutation { ${mutation} }`, {}, token);
  const state = 'viewer { secondFactor { turnedOnAt recoveryCodesLeft } }';
  return {
    start: (token?: string) => ask('startTotp { secret uri }', token),
    confirm: (code: string, token?: string) => send('confirmTotp', `recoveryCodes ${state}`)({ code }, token),
    disable: (token?: string) => ask(`disableTotp { ${state} }`, token),
    renew: (token?: string) => ask(`renewRecoveryCodes { recoveryCodes ${state} }`, token),
    verify: send('verifySignIn', 'freshUntil'),
    state: async (token: string): Promise<{ turnedOnAt: string; recoveryCodesLeft: number } | null> =>
      (await server.graphql(`{ ${state} }`, {}, token)).data.viewer.secondFactor,
  };
};

/** Turns the second factor of a member on, with the code of `at`. */
export async function turnOnSecondFactor(
  server: TestServer,
  { token }: { token: string },
  at: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const calls = secondFactorCalls(server);
  const { secret } = (await calls.start(token)).data.startTotp;
  const { data } = await calls.confirm(totpOf(secret, at), token);
  return { secret, recoveryCodes: data.confirmTotp.recoveryCodes };
}
