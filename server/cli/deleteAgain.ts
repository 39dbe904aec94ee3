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
import type { Deletions } from './restoreArguments';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Reads the lists of deleted accounts, before anything is restored. */
export async function readLists(
  deletions: Deletions,
  config: Config,
  print: (line: string) => void,
): Promise<Deletion[]> {
  if (deletions === 'none') return [];
  const files = deletions === 'default' ? [deletionsFileOf(config)] : deletions;
  const lists = await Promise.all(
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
  return lists.flat();
}

const idsAtOnce = 500;

/** Deletes those accounts that the restored database still has, and returns how many. */
export async function deleteAgain(db: Database, deletions: readonly Deletion[]): Promise<number> {
  // No running server has to be notified.
  const { pubSub } = makePubSub(undefined, makeLog({ logLevel: 'silent' }));
  let deleted = 0;
  for (let from = 0; from < deletions.length; from += idsAtOnce) {
    const some = deletions.slice(from, from + idsAtOnce);
    const rows = await readMembers(db, { id: some.map(({ id }) => id) }, ['id']);
    const there = new Set(rows.map(({ id }) => id));
    // No running server has to be notified.
    for (const deletion of some)
      if (there.has(deletion.id) && (await deleteAccountAgain({ db, pubSub }, deletion))) deleted += 1;
  }
  return deleted;
}
