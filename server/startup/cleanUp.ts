import type { Database } from '../db/database';
import { endLongWaits } from '../features/identity/joining/longWaits';
import { purgeLeftovers } from '../features/own-data/accountDeletion/accountDeletion.service';
import { thinVersions } from '../features/stories/version/thinning';
import { withholdMissed } from '../features/stories/withholding/withholding';
import type { TrustedDocuments } from '../graphql/admission/trustedDocuments';
import { type Housekeeping, startHousekeeping } from '../jobs/housekeeping';
import { daysBefore, runSweeps, sharedSweeps } from '../jobs/sweeps';
import { recountStored } from '../record/recountStored';
import type { Services } from '../request/context';
import { domains } from '../schema';

/** Deletes the expired rows of every domain. */
export const deleteExpiredRows = (db: Database, now = new Date()): Promise<void> =>
  runSweeps(db, Object.assign(sharedSweeps(now), ...Object.values(domains).map(({ sweeps }) => sweeps(now))));

/**
 * Starts the hourly clean-up, which also finishes what an upgrade left. `now` is the database's time: a server whose clock is fast
 * would delete rows too early.
 */
export function startCleanUp(
  services: Services & { documents: Pick<TrustedDocuments, 'register'> },
  now: () => Date,
): Housekeeping {
  const { db, config, log, deletionList, documents } = services;
  // Longer than a request takes, and longer than a server is down that fails at night.
  const twoDaysAgo = () => daysBefore(now())(2);
  return startHousekeeping(log, [
    {
      name: 'registering our documents',
      failure: 'the documents of this build could not be registered',
      run: () => documents.register(now()),
    },
    {
      name: 'deleting expired rows',
      failure: 'what is past its date could not be removed',
      run: () => deleteExpiredRows(db, now()),
    },
    {
      name: 'thinning versions of stories',
      failure: 'old versions of stories could not be thinned',
      run: () => thinVersions(db, now()),
    },
    {
      name: 'adding up stored texts',
      failure: 'the stored texts of members could not be added up',
      run: () => recountStored(db, config, now()),
    },
    {
      name: 'ending long waits for approval',
      failure: 'accounts that waited too long for approval could not be deleted',
      run: () => endLongWaits({ ...services, now }),
    },
    {
      name: 'withholding stories of suspended members',
      failure: 'stories of suspended members could not be withheld',
      run: () => withholdMissed(db),
    },
    {
      name: 'removing what deleted members wrote last',
      failure: 'what members who left wrote last could not be removed',
      run: () => purgeLeftovers(db, twoDaysAgo()),
    },
    {
      name: 'listing deleted accounts',
      failure: 'deleted accounts could not be listed',
      run: () => deletionList.complete(db, twoDaysAgo()),
    },
  ]);
}
