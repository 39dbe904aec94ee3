import { IsNull, MoreThan } from 'typeorm';
import { isRoute } from '../../../contract/routes';
import type { Transaction } from '../../../db/database';
import { sha256 } from '../../../lib/sha256';
import { ProviderCode, ProviderFlow, type ProviderPurpose } from '../../../model/provider.entity';
import type { Services } from '../../../request/context';
import { newSecret } from './browserCookie';
import type { ProvedIdentity, VisitSecrets } from './identityProvider';

/** Time limit of a visit to the provider. */
const visitMs = 15 * 60 * 1000;
/** Time limit for the app to open a code; and from then on, for entering a second factor or choosing a name. */
const unopenedMs = 60_000;
const openedMs = 20 * 60 * 1000;

/** Longer paths than those of the app's screens aren't kept. */
const pathMax = 500;
const invitationMax = 200;

type Ctx = Pick<Services, 'now'> & { db: Pick<Services['db'], 'read' | 'transaction'> };

/** The path of a screen of the app, with its query; null if it could lead elsewhere. */
function ownPath(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > pathMax || !/^\/[^/\\]/.test(given)) return null;
  const base = 'http://app.invalid';
  if (!URL.canParse(given, base)) return null;
  const { origin, pathname, search } = new URL(given, base);
  return origin === base && isRoute(pathname) ? `${pathname}${search}` : null;
}

const ofInvitation = (given: unknown): string | null =>
  typeof given === 'string' && given !== '' && given.length <= invitationMax ? given : null;

interface NewVisit {
  purpose: ProviderPurpose;
  /** Whether the provider must authenticate the user again, even with an open session. */
  isAgain: boolean;
  returnTo?: unknown;
  invitation?: unknown;
}

/** Stores that this browser is sent to the provider; it may come back to another server. */
export async function beginVisit(ctx: Ctx, browser: string, visit: NewVisit): Promise<VisitSecrets> {
  const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  await ctx.db.transaction(async (tx) => {
    await tx.insert(ProviderFlow, {
      stateHash: sha256(secrets.state),
      browserHash: sha256(browser),
      verifier: secrets.verifier,
      nonce: secrets.nonce,
      purpose: visit.purpose,
      isAgain: visit.isAgain,
      returnTo: ownPath(visit.returnTo),
      invitation: ofInvitation(visit.invitation),
      expiresAt: new Date(ctx.now().getTime() + visitMs),
    });
  });
  return secrets;
}

interface Visit extends Pick<ProviderFlow, 'verifier' | 'nonce' | 'purpose' | 'returnTo' | 'invitation'> {
  isAgain: boolean;
  startedAt: Date;
}

/** Ends the visit of a browser that is back. Of repeated returns one gets it, because the row can be deleted only once. */
export function endVisit(ctx: Ctx, state: string, browser: string): Promise<Visit | undefined> {
  const [stateHash, browserHash] = [sha256(state), sha256(browser)];
  return ctx.db.transaction(async (tx) => {
    const [visit] = await tx.read<Omit<Visit, 'isAgain' | 'startedAt'> & { again: number; expiresAt: Date }>(
      `SELECT verifier, nonce, purpose, is_again AS again, return_to AS returnTo, invitation, expires_at AS expiresAt FROM provider_flows
       WHERE state_hash = ? AND browser_hash = ?`,
      [stateHash, browserHash],
    );
    const own = { stateHash, browserHash, expiresAt: MoreThan(ctx.now()) };
    if ((await tx.delete(ProviderFlow, own)) === 0 || !visit) return undefined;
    const { again, expiresAt, ...kept } = visit;
    return { ...kept, isAgain: again === 1, startedAt: new Date(expiresAt.getTime() - visitMs) };
  });
}

/** Stores the provider's response for this browser only; returns the code that the app exchanges for it. */
export async function storeIdentity(
  ctx: Ctx,
  browser: string,
  visit: Visit,
  identity: ProvedIdentity,
): Promise<string> {
  const code = newSecret();
  const { purpose, isAgain, returnTo, invitation } = visit;
  const { issuer, identityHash, email, name } = identity;
  await ctx.db.transaction(async (tx) => {
    await tx.insert(ProviderCode, {
      codeHash: sha256(code),
      browserHash: sha256(browser),
      purpose,
      isAgain,
      returnTo,
      invitation,
      issuer,
      identityHash,
      email,
      name,
      openedAt: null,
      expiresAt: new Date(ctx.now().getTime() + unopenedMs),
    });
  });
  return code;
}

export interface Proved
  extends Pick<
    ProviderCode,
    'codeHash' | 'issuer' | 'identityHash' | 'email' | 'name' | 'returnTo' | 'invitation'
  > {
  isAgain: boolean;
}

/**
 * Reads the provider's response by this browser's code. Opening it the first time extends it, for a second factor or a name;
 * only useCode() uses it up.
 */
export async function openCode(
  ctx: Ctx,
  purpose: ProviderPurpose,
  token: string,
  browser: string | undefined,
): Promise<Proved | undefined> {
  if (!browser) return undefined;
  const own = { codeHash: sha256(token), browserHash: sha256(browser), purpose };
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await tx.update(
      ProviderCode,
      { ...own, openedAt: IsNull(), expiresAt: MoreThan(now) },
      { openedAt: now, expiresAt: new Date(now.getTime() + openedMs) },
    );
    const [proved] = await tx.read<Omit<Proved, 'isAgain'> & { again: number }>(
      `SELECT code_hash AS codeHash, is_again AS again, issuer, identity_hash AS identityHash, email, name, return_to AS returnTo, invitation
       FROM provider_codes WHERE code_hash = ? AND browser_hash = ? AND purpose = ? AND expires_at > ?`,
      [own.codeHash, own.browserHash, purpose, now],
    );
    if (!proved) return undefined;
    const { again, ...said } = proved;
    return { ...said, isAgain: again === 1 };
  });
}

/** Uses a code up, in the transaction that it authorises. Of concurrent calls exactly one returns true. */
export const useCode = async (
  tx: Transaction,
  ctx: Pick<Ctx, 'now'>,
  { codeHash }: Pick<Proved, 'codeHash'>,
): Promise<boolean> => (await tx.delete(ProviderCode, { codeHash, expiresAt: MoreThan(ctx.now()) })) === 1;
