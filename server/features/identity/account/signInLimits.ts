import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '../../../contract/messages';
import { networkAround } from '../../../http/requests';
import { AppError } from '../../../lib/errors';
import type { Context } from '../../../request/context';
import { accountKey } from './rateKeys';

/** Failures of an account from unknown devices within an hour before further attempts are delayed. */
const freeFailures = 100;
const delayPerFailureMs = 100;
const delayMaxMs = 4_000;
/** Attempts that are delayed at the same time on this server: per account and network, and in total. Each keeps a timer and a request. */
const delayedMax = { perKey: 2, total: 500 };

/** The delay in milliseconds: a tenth of a second more per failure, up to four seconds. */
const delayAfter = (failures: number): number =>
  Math.min(delayMaxMs, Math.max(0, failures - freeFailures) * delayPerFailureMs);

const delayedByKey = new Map<string, number>();
let delayedTotal = 0;

/** Delays an attempt without holding a database connection. RATE_LIMITED if too many are delayed. */
async function delayAttempt(key: string, ms: number): Promise<void> {
  if (ms === 0) return;
  const delayed = delayedByKey.get(key) ?? 0;
  if (delayed >= delayedMax.perKey || delayedTotal >= delayedMax.total)
    throw new AppError('RATE_LIMITED', messages.rateLimited, { retryAfter: Math.ceil(delayMaxMs / 1000) });
  delayedByKey.set(key, delayed + 1);
  delayedTotal += 1;
  try {
    await sleep(ms);
  } finally {
    delayedTotal -= 1;
    const left = (delayedByKey.get(key) ?? 1) - 1;
    if (left > 0) delayedByKey.set(key, left);
    else delayedByKey.delete(key);
  }
}

/** Rate-limit keys of an account, and of the account within the client's network. */
const keysOf = (email: string, ip: string) => {
  const account = accountKey(email);
  return { account, accountInNetwork: `${account} ${networkAround(ip)}` };
};

/** Resets the counters of failed sign-ins, after a password change. */
export async function forgetFailures(
  { rateLimits, ip }: Pick<Context, 'rateLimits' | 'ip'>,
  email: string,
): Promise<void> {
  const { account, accountInNetwork } = keysOf(email, ip);
  await Promise.all([
    rateLimits.forget('signInNetwork', accountInNetwork),
    rateLimits.forget('signInAccount', account),
  ]);
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses count as well. Returns a function that takes the count
 * back after success. A device that has signed in to the account before has its own counter: strangers' failures, even from the same
 * network, neither refuse nor delay it. RATE_LIMITED beyond the limits.
 */
export async function countSignInTry(
  { rateLimits, ip }: Pick<Context, 'rateLimits' | 'ip'>,
  email: string,
  device: string | undefined,
): Promise<() => Promise<void>> {
  if (device) {
    await rateLimits.take('signInDevice', device);
    return () => rateLimits.giveBack('signInDevice', device);
  }
  const { account, accountInNetwork } = keysOf(email, ip);
  await rateLimits.take('signInAddress', ip);
  await rateLimits.take('signInNetwork', accountInNetwork);
  const failures = await rateLimits.count('signInAccount', account);
  await delayAttempt(accountInNetwork, delayAfter(failures));
  return async () => {
    await Promise.all([
      rateLimits.giveBack('signInAddress', ip),
      rateLimits.giveBack('signInNetwork', accountInNetwork),
      rateLimits.giveBack('signInAccount', account),
    ]);
  };
}
