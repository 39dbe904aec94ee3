import type { Database } from '../db/database';
import { endLongWaits } from '../features/identity/joining/longWaits';
import { purgeOrphans } from '../features/own-data/accountDeletion/accountDeletion.service';
import { thinVersions } from '../features/stories/version/thinning';
import { withholdMissed } from '../features/stories/withholding/withholding';
import type { TrustedDocuments } from '../graphql/trustedDocuments';
import { asWork } from '../lib/eventLoop';
import { recountStored } from '../record/storedTexts';
import type { Services } from '../request/context';
import { sweepsOf } from './sweeps';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** Longer than any request, and than a server's outage of a night. */
const leftoverHours = 48;
/**
 * Deletes what is past its date: each kind by itself, so that one that fails keeps no other. Safe on any number of servers
 * at once.
 */
export async function removeEnded(db: Database, now = new Date()): Promise<void> {
  const failures: unknown[] = [];
  for (const [kind, sweep] of Object.entries(sweepsOf(now)))
    await sweep(db).catch((error) =>
      failures.push(new Error(`${kind} past their date could not be deleted`, { cause: error })),
    );
  if (failures.length > 0)
    throw new AggregateError(failures, 'not all that is past its date could be deleted');
}

export interface Housekeeping {
  /** When all of its jobs last ran to their ends, or it was started. */
  readonly lastSuccessAt: number;
  stop(): void;
}

/**
 * Runs the clean-up, and what an upgrade left, within a minute of the start (some servers are restarted often) and then hourly, until
 * it is stopped. The jitter separates servers that started together. The time is the database's: a server
 * whose clock is fast would delete what is still to be kept.
 */
export function startHousekeeping(
  services: Pick<Services, 'db' | 'config' | 'log' | 'deletionList' | 'mailQueue' | 'notifier' | 'pubSub'> & {
    documents: Pick<TrustedDocuments, 'register'>;
  },
  now: () => Date,
): Housekeeping {
  const { db, config, log, deletionList, documents } = services;
  const lately = () => new Date(now().getTime() - leftoverHours * hourMs);
  const jobs: readonly [name: string, failure: string, run: () => Promise<unknown>][] = [
    [
      'registering our documents',
      'the documents of this build could not be registered',
      () => documents.register(now()),
    ],
    ['removing ended sign-ins', 'what is past its date could not be removed', () => removeEnded(db, now())],
    [
      'thinning versions of stories',
      'old versions of stories could not be thinned',
      () => thinVersions(db, now()),
    ],
    [
      'adding up stored texts',
      'the stored texts of members could not be added up',
      () => recountStored(db, config, now()),
    ],
    [
      'ending long waits for approval',
      'accounts that waited too long for approval could not be deleted',
      () => endLongWaits({ ...services, now }),
    ],
    [
      'withholding stories of suspended members',
      'stories of suspended members could not be withheld',
      () => withholdMissed(db),
    ],
    [
      'removing what deleted members wrote last',
      'what members who left wrote last could not be removed',
      () => purgeOrphans(db, lately()),
    ],
    [
      'listing deleted accounts',
      'deleted accounts could not be listed',
      () => deletionList.complete(db, lately()),
    ],
  ];
  const done = { lastSuccessAt: Date.now() };
  const tidy = async () => {
    const results = await Promise.allSettled(
      jobs.map(([name, failure, run]) =>
        asWork(name, run).catch((error) => {
          log.warn({ err: error }, failure);
          throw error;
        }),
      ),
    );
    if (results.every(({ status }) => status === 'fulfilled')) done.lastSuccessAt = Date.now();
  };
  const first = setTimeout(tidy, Math.random() * minuteMs);
  const hourly = setInterval(tidy, hourMs);
  first.unref();
  hourly.unref();
  return Object.assign(done, {
    stop() {
      clearTimeout(first);
      clearInterval(hourly);
    },
  });
}
