import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { LessThan } from 'typeorm';
import { relyingPartyOf } from '../../../config/relyingParty';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { unauthenticated } from '../../../lib/errors';
import { sha256 } from '../../../lib/sha256';
import { Passkey } from '../../../model/passkey.entity';
import type { Context } from '../../../request/context';
import { type ChallengeUse, useChallenge } from './challenges';

/** A browser's response, of either kind. */
type PasskeyResponse = AuthenticationResponseJSON | RegistrationResponseJSON;

export const credentialHashOf = (credentialId: string) => sha256(credentialId);

const refused = () => unauthenticated(messages.passkey.refused);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A browser's response with the challenge that it answers; undefined if it can't be one. The library checks the rest. */
export function readResponse<Response extends PasskeyResponse>(
  text: string,
): { response: Response; challenge: string } | undefined {
  try {
    const given: unknown = JSON.parse(text);
    if (!isObject(given) || typeof given.id !== 'string' || !isObject(given.response)) return undefined;
    const client: unknown = JSON.parse(
      Buffer.from(String(given.response.clientDataJSON), 'base64url').toString(),
    );
    if (!isObject(client) || typeof client.challenge !== 'string') return undefined;
    return { response: given as unknown as Response, challenge: client.challenge };
  } catch {
    return undefined;
  }
}

interface KnownPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: string;
}

/** A passkey that has just signed. */
interface ProvedPasskey {
  id: string;
  userId: string;
  counter: number;
}

/** The signed count, after all checks but that of the count. Undefined if the response isn't right. */
async function verifiedCounter(
  ctx: Context,
  response: AuthenticationResponseJSON,
  challenge: string,
  { credentialId, publicKey }: KnownPasskey,
): Promise<number | undefined> {
  // Loaded when first needed: it takes a quarter of a second, and would delay the start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingPartyOf(ctx.config.appUrl);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // countUse() compares the count, in one statement.
      credential: {
        id: credentialId,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    ctx.log.info({ err: error, requestId: ctx.requestId }, 'a passkey was refused');
    return undefined;
  }
}

/**
 * Checks a passkey's response to a challenge, which is used up. UNAUTHENTICATED reveals neither the reason nor whether there is
 * such a passkey. The caller runs countUse() in the transaction that it authorises.
 */
export async function provePasskey(ctx: Context, text: string, use: ChallengeUse): Promise<ProvedPasskey> {
  const read = readResponse<AuthenticationResponseJSON>(text);
  if (!read || !(await useChallenge(ctx, read.challenge, use))) throw refused();
  const { response, challenge } = read;
  const [passkey] = await ctx.db.read<KnownPasskey>(
    `SELECT id, user_id AS userId, credential_id AS credentialId, public_key AS publicKey FROM passkeys
     WHERE credential_hash = ?`,
    [credentialHashOf(response.id)],
  );
  if (!passkey || (use.userId && use.userId !== passkey.userId)) throw refused();
  const handle = response.response.userHandle;
  const holder = typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString() : use.userId;
  if (holder !== passkey.userId) throw refused();
  const counter = await verifiedCounter(ctx, response, challenge, passkey);
  if (counter === undefined) throw refused();
  return { id: passkey.id, userId: passkey.userId, counter };
}

/**
 * Stores the passkey's count and last use. The same statement compares the count: a copied authenticator sends one that was seen
 * before. Authenticators that don't count always send 0. UNAUTHENTICATED also if the passkey was removed meanwhile.
 */
export async function countUse(tx: Transaction, ctx: Context, { id, counter }: ProvedPasskey): Promise<void> {
  const before = counter > 0 ? LessThan(counter) : 0;
  const used = await tx.update(Passkey, { id, counter: before }, { counter, lastUsedAt: ctx.now() });
  if (used === 1) return;
  ctx.log.warn(
    { requestId: ctx.requestId, passkeyId: id },
    'a passkey was removed meanwhile, or its count fell behind: it may have been copied',
  );
  throw refused();
}
