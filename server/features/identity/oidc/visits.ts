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
/** Time limit for the app to open a code. */
const unopenedMs = 60_000;
/** Time limit, once a code was opened, for entering a second factor or choosing a name. */
const openedMs = 20 * 60 * 1000;

/** The longest path that is stored; those of the app's screens are shorter. */
const pathMax = 500;
const invitationMax = 200;

type Ctx = Pick<Services, 'now'> & { db: Pick<Services['db'], 'read' | 'transaction'> };

/** The path of a screen of the app, with its query; null for anything else, which could lead to another site. */
function screenPath(given: unknown): string | null {
  // Browsers take two slashes, or a slash and a backslash, as the beginning of another site's address.
  if (typeof given !== 'string' || given.length > pathMax || !/^\/[^/\\]/.test(given)) return null;
  const base = 'http://app.invalid';
  if (!URL.canParse(given, base)) return null;
  const { origin, pathname, search } = new URL(given, base);
  return origin === base && isRoute(pathname) ? `${pathname}${search}` : null;
}

const invitationToken = (given: unknown): string | null =>
  typeof given === 'string' && given !== '' && given.length <= invitationMax ? given : null;

interface NewVisit {
  purpose: ProviderPurpose;
  /** Whether the provider must authenticate the user again, even with an open session. */
  isAgain: boolean;
  returnTo?: unknown;
  invitation?: unknown;
}

/** Stores a visit of this browser to the provider, in the database, because it may come back to another server. Returns its secrets. */
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
      returnTo: screenPath(visit.returnTo),
      invitation: invitationToken(visit.invitation),
      expiresAt: new Date(ctx.now().getTime() + visitMs),
    });
  });
  return secrets;
}

interface Visit extends Pick<ProviderFlow, 'verifier' | 'nonce' | 'purpose' | 'returnTo' | 'invitation'> {
  isAgain: boolean;
  startedAt: Date;
}

/** Ends the visit of a browser that came back. Of repeated calls exactly one returns the visit, because the row can be deleted only once. */
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
    const { again, expiresAt, ...columns } = visit;
    return { ...columns, isAgain: again === 1, startedAt: new Date(expiresAt.getTime() - visitMs) };
  });
}

/** Stores the identity for this browser only; returns the code that the app exchanges for it. */
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

/** The proved identity and the visit of a code, as storeIdentity() stored them. */
export interface StoredIdentity
  extends Pick<
    ProviderCode,
    'codeHash' | 'issuer' | 'identityHash' | 'email' | 'name' | 'returnTo' | 'invitation'
  > {
  isAgain: boolean;
}

/**
 * Reads the identity of this browser's code; undefined if there is none, or it has expired. The first call extends the code's lifetime,
 * for a second factor or a name; only useCode() uses it up.
 */
export async function openCode(
  ctx: Ctx,
  purpose: ProviderPurpose,
  token: string,
  browser: string | undefined,
): Promise<StoredIdentity | undefined> {
  if (!browser) return undefined;
  const own = { codeHash: sha256(token), browserHash: sha256(browser), purpose };
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await tx.update(
      ProviderCode,
      { ...own, openedAt: IsNull(), expiresAt: MoreThan(now) },
      { openedAt: now, expiresAt: new Date(now.getTime() + openedMs) },
    );
    const [proved] = await tx.read<Omit<StoredIdentity, 'isAgain'> & { again: number }>(
      `SELECT code_hash AS codeHash, is_again AS again, issuer, identity_hash AS identityHash, email, name, return_to AS returnTo, invitation
       FROM provider_codes WHERE code_hash = ? AND browser_hash = ? AND purpose = ? AND expires_at > ?`,
      [own.codeHash, own.browserHash, purpose, now],
    );
    if (!proved) return undefined;
    const { again, ...columns } = proved;
    return { ...columns, isAgain: again === 1 };
  });
}

/** Uses a code up, in the transaction that it authorises. Of concurrent calls exactly one returns true. */
export const useCode = async (
  tx: Transaction,
  ctx: Pick<Ctx, 'now'>,
  { codeHash }: Pick<StoredIdentity, 'codeHash'>,
): Promise<boolean> => (await tx.delete(ProviderCode, { codeHash, expiresAt: MoreThan(ctx.now()) })) === 1;
