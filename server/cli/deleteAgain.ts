import { access } from 'node:fs/promises';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { makePubSub } from '../events/pubSub';
import { readMembers } from '../features/members/user/memberRows';
import { deleteAccountAgain } from '../features/own-data/accountDeletion/accountDeletion.service';
import {
  type Deletion,
  deletionsFileOf,
  readDeletions,
} from '../features/own-data/accountDeletion/deletionList';
import { makeLog } from '../lib/log';
import { Refused } from './cliErrors';
import type { DeletionLists } from './restoreArguments';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Reads the lists of deleted accounts. Throws Refused if one is missing or can't be read. */
export async function readDeletionLists(
  lists: DeletionLists,
  config: Config,
  print: (line: string) => void,
): Promise<Deletion[]> {
  if (lists === 'none') return [];
  const files = lists === 'default' ? [deletionsFileOf(config)] : lists;
  const deletions = await Promise.all(
    files.map(async (file) => {
      if (!(await exists(file)))
        throw new Refused(
          `There is no list of deleted accounts at ${file}. Without it, accounts deleted since the backup come back.\n` +
            'Copy the lists of all servers here and name each with --deletions <file>; if there are none, --without-deletions.',
        );
      const list = await readDeletions(file);
      if (list.damaged > 0 && list.deletions.length === 0)
        throw new Refused(
          `${file} is not a list of deleted accounts: none of its lines can be read.\n` +
            'With another list, accounts deleted since the backup would come back.',
        );
      if (list.damaged > 0) print(`${file}: ${list.damaged} lines can't be read and are ignored.`);
      return list.deletions;
    }),
  );
  return deletions.flat();
}

const batchSize = 500;

/** Deletes those accounts that the restored database still has, and returns how many. */
export async function deleteAgain(db: Database, deletions: readonly Deletion[]): Promise<number> {
  // Without Redis, because no server runs on the restored database and has to be notified.
  const { pubSub } = makePubSub(undefined, makeLog({ logLevel: 'silent' }));
  let deleted = 0;
  for (let from = 0; from < deletions.length; from += batchSize) {
    const batch = deletions.slice(from, from + batchSize);
    const rows = await readMembers(db, { id: batch.map(({ id }) => id) }, ['id']);
    const restoredIds = new Set(rows.map(({ id }) => id));
    for (const deletion of batch)
      if (restoredIds.has(deletion.id) && (await deleteAccountAgain({ db, pubSub }, deletion))) deleted += 1;
  }
  return deleted;
}
