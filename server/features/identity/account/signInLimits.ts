import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '../../../contract/messages';
import { networkAround } from '../../../http/http';
import { AppError } from '../../../lib/errors';
import type { Context } from '../../../request/context';
import { accountKey } from './rateKeys';

/** Failures of an account from unknown devices within an hour before further attempts are delayed. */
const freeFailures = 100;
const stepMs = 100;
const longestMs = 4_000;
/** Delayed attempts per server: per account and network, and in total. Each holds a timer and a request. */
const waitingMax = { each: 2, all: 500 };

/** The delay in milliseconds: a tenth of a second more per failure, up to four seconds. */
const delayAfter = (failures: number): number =>
  Math.min(longestMs, Math.max(0, failures - freeFailures) * stepMs);

const waiting = new Map<string, number>();
let waitingInAll = 0;

/** Delays an attempt without holding a database connection. RATE_LIMITED if too many are waiting. */
async function hold(key: string, ms: number): Promise<void> {
  if (ms === 0) return;
  const before = waiting.get(key) ?? 0;
  if (before >= waitingMax.each || waitingInAll >= waitingMax.all)
    throw new AppError('RATE_LIMITED', messages.rateLimited, { retryAfter: Math.ceil(longestMs / 1000) });
  waiting.set(key, before + 1);
  waitingInAll += 1;
  try {
    await sleep(ms);
  } finally {
    waitingInAll -= 1;
    const left = (waiting.get(key) ?? 1) - 1;
    if (left > 0) waiting.set(key, left);
    else waiting.delete(key);
  }
}

const keysOf = (email: string, ip: string) => {
  const account = accountKey(email);
  return { account, here: `${account} ${networkAround(ip)}` };
};

/** Resets the counters after a password change. */
export async function forgetFailures(
  { rateLimits, ip }: Pick<Context, 'rateLimits' | 'ip'>,
  email: string,
): Promise<void> {
  const { account, here } = keysOf(email, ip);
  await Promise.all([rateLimits.forget('signInNetwork', here), rateLimits.forget('signInAccount', account)]);
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses count as well. Returns a
 * function that takes the count back after success. A device that has signed in to the account before has its
 * own counter: strangers' failures, even from the same network, neither refuse nor delay it.
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
  const { account, here } = keysOf(email, ip);
  await rateLimits.take('signInAddress', ip);
  await rateLimits.take('signInNetwork', here);
  const failures = await rateLimits.count('signInAccount', account);
  await hold(here, delayAfter(failures));
  return async () => {
    await Promise.all([
      rateLimits.giveBack('signInAddress', ip),
      rateLimits.giveBack('signInNetwork', here),
      rateLimits.giveBack('signInAccount', account),
    ]);
  };
}
