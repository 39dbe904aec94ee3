import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { relyingPartyOf } from '../../../config/relyingParty';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { isDuplicate, type Transaction } from '../../../db/database';
import { AppError, badInput, forbidden, notFound, unauthenticated } from '../../../lib/errors';
import { kindOf, newId } from '../../../lib/ids';
import { oneLine } from '../../../lib/normalizeText';
import { Passkey, passkeyRows } from '../../../model/passkey.entity';
import { recordSecurityAct } from '../../../record/acts';
import { recordOwnAct } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import { readMemberWith } from '../../members/user/memberRows';
import { lockSignInMethods, requireSignInMethod } from '../account/signInMethods';
import { refuseUnprovedChange, requireFreshSignIn } from '../secondFactor/freshSignIn';
import { lockSignIn } from '../secondFactor/lockSignIn';
import { forgetProofs, markProved, type OptionalConfig } from '../secondFactor/provedSignIns';
import { makeChallenge, useChallenge } from './challenges';
import type { AddPasskeyInput, RenamePasskeyInput } from './passkey.inputs';
import { credentialHashOf, readResponse } from './provePasskey';

const texts = messages.passkey;
const { most: passkeysMax } = limits.passkey;

/** COSE ids of EdDSA, ES256 and RS256, which authenticators offer and Node verifies on every system. */
const algorithms = [-8, -7, -257];
/** The columns' lengths. */
const lengthMax = { credentialId: 1364, publicKey: 1400, transports: 100 };

/** The member's passkeys, oldest first. */
export const passkeysOf = (ctx: Pick<Context, 'db'>, userId: string): Promise<Passkey[]> =>
  passkeyRows.read(ctx.db, `WHERE k.user_id = ? ORDER BY k.id LIMIT ${passkeysMax}`, [userId]);

/** Whether browsers use the passkey at the app's present address. */
export const isUsable = ({ config }: Pick<Context, 'config'>, { rpId }: Passkey): boolean =>
  rpId === relyingPartyOf(config.appUrl).id;

/** Ids and transports of the member's passkeys, with which the browser asks for them, or excludes them from being added again. */
export async function credentialsOf(ctx: Pick<Context, 'db' | 'config'>, userId: string) {
  const rows = await ctx.db.read<{ id: string; transports: string }>(
    'SELECT credential_id AS id, transports FROM passkeys WHERE user_id = ? AND rp_id = ?',
    [userId, relyingPartyOf(ctx.config.appUrl).id],
  );
  return rows.map(({ id, transports }) => ({
    id,
    transports: transports.split(',').filter(Boolean) as 'internal'[],
  }));
}

/**
 * Options for making a passkey that is found without typing a name, and that asks for finger, face or PIN at each use.
 * CONFLICT if the member has the maximum number; FORBIDDEN until the address is confirmed, as with two-step sign-in.
 */
export async function startPasskey(ctx: Context, userId: string): Promise<string> {
  await requireFreshSignIn(ctx);
  const member = await readMemberWith<{
    username: string;
    name: string | null;
    confirmedAt: Date | null;
    passkeys: number;
  }>(
    ctx.db,
    userId,
    `u.username, u.display_name AS name, u.email_confirmed_at AS confirmedAt,
       (SELECT COUNT(*) FROM passkeys p WHERE p.user_id = u.id) AS passkeys`,
    { among: 'all' },
  );
  if (!member?.confirmedAt) throw forbidden(messages.waysIn.confirmAddressFirst);
  const credentials = await credentialsOf(ctx, userId);
  if (Number(member.passkeys) >= passkeysMax) throw new AppError('CONFLICT', texts.tooMany);
  await ctx.rateLimits.take('passkeyMember', userId);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: ctx.config.groupName,
    rpID: relyingPartyOf(ctx.config.appUrl).id,
    // The id is opaque, so that it reveals nothing of the member to holders of the device; it has 31 bytes of at most 64.
    userID: Uint8Array.from(Buffer.from(userId)),
    userName: member.username,
    userDisplayName: member.name ?? member.username,
    challenge: await makeChallenge(ctx, { purpose: 'add', userId }),
    attestationType: 'none',
    excludeCredentials: credentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return JSON.stringify(options);
}

/**
 * Verifies the response of a browser that made a passkey, and returns the passkey's columns. BAD_USER_INPUT if it doesn't answer the
 * challenge, or is for another address.
 */
async function verifyNewPasskey(ctx: Context, userId: string, text: string) {
  const refused = () => badInput({ response: texts.notAdded });
  const answer = readResponse<RegistrationResponseJSON>(text);
  if (!answer || !(await useChallenge(ctx, answer.challenge, { purpose: 'add', userId }))) throw refused();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingPartyOf(ctx.config.appUrl);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer.response,
    expectedChallenge: answer.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error, requestId: ctx.requestId }, 'a new passkey was refused');
    throw refused();
  });
  const credential = registrationInfo?.credential;
  if (!credential) throw refused();
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  if (credential.id.length > lengthMax.credentialId || publicKey.length > lengthMax.publicKey)
    throw refused();
  // The library doesn't check the transports that the client sent.
  const sent = Array.isArray(credential.transports) ? credential.transports : [];
  const transports = sent.filter((name) => /^[a-z-]{1,20}$/.test(name)).join(',');
  return {
    credentialId: credential.id,
    credentialHash: credentialHashOf(credential.id),
    publicKey,
    transports: transports.length > lengthMax.transports ? '' : transports,
    counter: credential.counter,
  };
}

async function insertPasskey(tx: Transaction, ctx: Context, row: Passkey): Promise<void> {
  const { id, userId } = row;
  await lockSignInMethods(tx, ctx, userId);
  await refuseUnprovedChange(tx, ctx, userId);
  const [count] = await tx.read<{ passkeys: number }>(
    'SELECT COUNT(*) AS passkeys FROM passkeys WHERE user_id = ?',
    [userId],
  );
  if (Number(count?.passkeys) >= passkeysMax) throw new AppError('CONFLICT', texts.tooMany);
  await tx.insert(Passkey, row);
  // Making a passkey proves the sign-in as well as using it would.
  if (!(await markProved(tx, { userId, signInId: ctx.viewer?.signInId, at: ctx.now() })))
    throw unauthenticated();
  await recordSecurityAct(tx, ctx, userId, 'passkey_added');
  await recordOwnAct(tx, ctx, { act: 'passkey_added', subjectId: userId, thing: id });
}

/** Adds the passkey that a browser made with startPasskey's options. CONFLICT if it is added already, or the member has the maximum number. */
export async function addPasskey(
  ctx: Context,
  userId: string,
  { name, response }: AddPasskeyInput,
): Promise<Passkey> {
  const credential = await verifyNewPasskey(ctx, userId, response);
  const row: Passkey = Object.assign(new Passkey(), {
    id: newId('passkey'),
    userId,
    name: oneLine(name),
    ...credential,
    rpId: relyingPartyOf(ctx.config.appUrl).id,
    createdAt: ctx.now(),
    lastUsedAt: null,
  });
  try {
    await ctx.db.transaction((tx) => insertPasskey(tx, ctx, row));
  } catch (error) {
    if (isDuplicate(error, 'passkeys_credential')) throw new AppError('CONFLICT', texts.alreadyAdded);
    throw error;
  }
  if (ctx.viewer) ctx.viewer = await ctx.authenticator.stillSignedIn(ctx.viewer.signInId, userId);
  return row;
}

/** Renames one of the member's passkeys; NOT_FOUND for any other. */
export async function renamePasskey(
  ctx: Context,
  userId: string,
  { id, name }: RenamePasskeyInput,
): Promise<Passkey> {
  if (kindOf(id) !== 'passkey') throw notFound(texts.notFound);
  const renamed = await ctx.db.transaction((tx) => {
    return tx.update(Passkey, { id, userId }, { name: oneLine(name) });
  });
  if (renamed === 0) throw notFound(texts.notFound);
  const passkey = await passkeyRows.first(ctx.db, 'WHERE k.id = ? AND k.user_id = ?', [id, userId]);
  if (!passkey) throw notFound(texts.notFound);
  return passkey;
}

/** Removes one of the member's passkeys. NOT_FOUND for any other; CONFLICT if it is the last sign-in method. */
export async function removePasskey(ctx: Context, userId: string, id: string): Promise<void> {
  await requireFreshSignIn(ctx);
  if (kindOf(id) !== 'passkey') throw notFound(texts.notFound);
  await ctx.db.transaction(async (tx) => {
    await lockSignInMethods(tx, ctx, userId);
    await lockSignIn(tx, ctx);
    if ((await tx.delete(Passkey, { id, userId })) === 0) throw notFound(texts.notFound);
    await requireSignInMethod(tx, ctx, userId);
    await forgetProofs(tx, ctx, userId);
    await recordSecurityAct(tx, ctx, userId, 'passkey_removed');
    await recordOwnAct(tx, ctx, { act: 'passkey_removed', subjectId: userId, thing: id });
  });
  if (ctx.viewer) ctx.viewer = await ctx.authenticator.stillSignedIn(ctx.viewer.signInId, userId);
}

/** Removes all passkeys of a member who lost them. Returns how many; the caller records who did it. */
export async function removePasskeysOf(
  tx: Transaction,
  ctx: Parameters<typeof recordSecurityAct>[1] & OptionalConfig,
  userId: string,
): Promise<number> {
  await lockSignInMethods(tx, ctx, userId);
  const removed = await tx.delete(Passkey, { userId });
  if (removed === 0) return 0;
  await forgetProofs(tx, ctx, userId);
  await recordSecurityAct(tx, ctx, userId, 'passkey_removed');
  return removed;
}
