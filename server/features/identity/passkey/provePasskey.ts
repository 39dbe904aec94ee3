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

/** A browser's response after using or making a passkey. */
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

/** A stored passkey. */
interface PasskeyRow {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: string;
}

/** A passkey that has just signed. */
interface ProvedPasskey {
  id: string;
  userId: string;
  /** How often the authenticator says that it has signed. */
  counter: number;
}

/** Verifies the response except for its counter, which it returns. Undefined if the response isn't valid. */
async function verifyResponse(
  ctx: Context,
  response: AuthenticationResponseJSON,
  challenge: string,
  { credentialId, publicKey }: PasskeyRow,
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
      // recordPasskeyUse() compares the counter, in the statement that stores it.
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
 * such a passkey. The caller runs recordPasskeyUse() in the transaction that it authorises.
 */
export async function provePasskey(ctx: Context, text: string, use: ChallengeUse): Promise<ProvedPasskey> {
  const answer = readResponse<AuthenticationResponseJSON>(text);
  if (!answer || !(await useChallenge(ctx, answer.challenge, use))) throw refused();
  const { response, challenge } = answer;
  const [passkey] = await ctx.db.read<PasskeyRow>(
    `SELECT id, user_id AS userId, credential_id AS credentialId, public_key AS publicKey FROM passkeys
     WHERE credential_hash = ?`,
    [credentialHashOf(response.id)],
  );
  if (!passkey || (use.userId && use.userId !== passkey.userId)) throw refused();
  // The user handle is the member's id, which startPasskey() gave the authenticator; some omit it if the passkeys were listed.
  const { userHandle } = response.response;
  const ownerId =
    typeof userHandle === 'string' ? Buffer.from(userHandle, 'base64url').toString() : use.userId;
  if (ownerId !== passkey.userId) throw refused();
  const counter = await verifyResponse(ctx, response, challenge, passkey);
  if (counter === undefined) throw refused();
  return { id: passkey.id, userId: passkey.userId, counter };
}

/**
 * Stores the passkey's counter and last use. The same statement compares the counter: a copied authenticator sends one that isn't
 * greater than the stored one. Authenticators that don't count always send 0. UNAUTHENTICATED also if the passkey was removed
 * meanwhile.
 */
export async function recordPasskeyUse(
  tx: Transaction,
  ctx: Context,
  { id, counter }: ProvedPasskey,
): Promise<void> {
  const stored = counter > 0 ? LessThan(counter) : 0;
  const updated = await tx.update(Passkey, { id, counter: stored }, { counter, lastUsedAt: ctx.now() });
  if (updated === 1) return;
  ctx.log.warn(
    { requestId: ctx.requestId, passkeyId: id },
    'a passkey was removed meanwhile, or its count fell behind: it may have been copied',
  );
  throw refused();
}
