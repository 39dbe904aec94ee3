import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { authSecretFile, type Config, loadConfig } from '../config/config';
import { type BackupFooter, type BackupHeader, commentLine } from '../db/backup/dump';
import { passphraseIn } from '../db/backup/passphrase';
import { bytesOf, checkBackup, type ReadBackup, readBackup } from '../db/backup/readBackup';
import { finishRestore, hasUnfinishedRestore, refuseOtherVersions, restore } from '../db/backup/restore';
import { Database } from '../db/database';
import { hasAdmin } from '../features/members/user/admins';
import type { Deletion } from '../features/own-data/accountDeletion/deletionList';
import { makeFolder } from '../lib/makeFolder';
import { closeDatabase, openDatabase, runPending } from '../startup/dataSource';
import { Refused } from './cliErrors';
import { deleteAgain, readDeletionLists } from './deleteAgain';
import { provideToolDatabase } from './openCliApp';
import type { RestoreCommand } from './restoreArguments';

const { env, stdin, stdout, stderr } = process;
const print = (line: string) => stderr.write(`${line}\n`);

/** Reads the app's settings, with stand-ins for required ones that a machine may not have yet and that a restore doesn't use. */
const restoreConfig = (): Config =>
  loadConfig({
    ...env,
    AUTH_SECRET: env.AUTH_SECRET?.trim() || 'x'.repeat(32),
    APP_URL: env.APP_URL?.trim() || 'http://127.0.0.1',
  });

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function contentsOf({ tables }: BackupFooter): string {
  const sums = Object.values(tables);
  return `${counted(sums.length, 'table')}, ${counted(
    sums.reduce((sum, { rows }) => sum + rows, 0),
    'row',
  )}`;
}

const openBackup = (file: string): Promise<ReadBackup> =>
  readBackup(file === '-' ? stdin : bytesOf(file), passphraseIn(env));

/** Reads the whole backup and prints what it holds. */
export async function checkFile(file: string): Promise<void> {
  const backup = await openBackup(file);
  const footer = await readToEnd(backup);
  const { at, version, database, server, migrations, binaryLog, authSecret } = backup.header;
  const log = binaryLog && `${binaryLog.file} at ${binaryLog.position}, GTID ${binaryLog.gtid ?? 'unknown'}`;
  stdout.write(
    `The backup is complete.
made:        ${at}, by version ${version}
database:    ${database}, ${server}, ${counted(migrations.length, 'migration')}
contents:    ${contentsOf(footer)}
binary log:  ${log ?? 'none'}
AUTH_SECRET: ${authSecret ? 'included' : 'not included'}
`,
  );
}

async function readToEnd({ statements }: ReadBackup): Promise<BackupFooter> {
  for (;;) {
    const { done, value } = await statements.next();
    if (done) return value;
  }
}

/** Prints the backup as SQL. */
export async function printSql(file: string): Promise<void> {
  const { header, statements } = await openBackup(file);
  const { authSecret: _, ...printable } = header;
  const lines = async function* () {
    yield commentLine(printable);
    yield commentLine(yield* statements);
  };
  await pipeline(Readable.from(lines(), { objectMode: false }), stdout).catch((error) => {
    // The program that reads the output has ended, such as `head`.
    if (error.code !== 'EPIPE') throw error;
  });
}

/** Prints AUTH_SECRET as it was. */
export async function printSecret(file: string): Promise<void> {
  const { header } = await openBackup(file);
  if (!header.authSecret) throw new Refused('The backup has no AUTH_SECRET, because it is not encrypted.');
  stdout.write(`${header.authSecret}\n`);
}

/** Stores AUTH_SECRET of the backup in development, and otherwise prints how to set it. */
function restoreSecret({ authSecret }: BackupHeader, { environment, dataDir }: Config, file: string): void {
  const given = env.AUTH_SECRET?.trim();
  const warning = 'With another one everyone has to sign in again, and calendar addresses stop working.';
  if (given === authSecret && given) return;
  if (!authSecret) print(`The backup has no AUTH_SECRET. Use the one that the app had. ${warning}`);
  else if (given || environment === 'production')
    print(
      `${given ? 'AUTH_SECRET differs from that of the backup' : 'Set AUTH_SECRET'}: npm run --silent restore -- --auth-secret ${file} prints it. ${warning}`,
    );
  else {
    makeFolder(dataDir);
    const secretFile = authSecretFile(dataDir);
    writeFileSync(`${secretFile}.new`, authSecret, { mode: 0o600 });
    renameSync(`${secretFile}.new`, secretFile);
    print(`AUTH_SECRET of the backup is in ${path.relative(process.cwd(), secretFile)}.`);
  }
}

/** Counts the mails that wait in a restored database. Members may have got them since the backup. */
export async function countWaitingMails(db: Pick<Database, 'read'>): Promise<number> {
  const [row] = await db.read<{ waiting: number }>('SELECT COUNT(*) AS waiting FROM mails');
  return Number(row?.waiting);
}

/** Drops all waiting mails and push messages; their notifications stay in the app. */
export const dropWaitingMails = (db: Pick<Database, 'transaction'>): Promise<void> =>
  db.transaction(async (tx) => {
    for (const table of ['mails', 'push_messages', 'notices']) await tx.execute(`DELETE FROM ${table}`);
  });

/** Brings the restored tables up to date, and repeats deletions. Then servers may start. */
async function finish(
  url: string,
  { deletions, withoutMails }: { deletions: readonly Deletion[]; withoutMails: boolean },
): Promise<void> {
  const dataSource = await openDatabase(url);
  try {
    const migrated = await runPending(dataSource);
    if (migrated > 0) print(`${counted(migrated, 'migration')} applied.`);
    const db = new Database(dataSource);
    const deleted = await deleteAgain(db, deletions);
    print(`Deleted again: ${counted(deleted, 'account')} deleted since the backup.`);
    const waiting = await countWaitingMails(db);
    if (withoutMails) await dropWaitingMails(db);
    if (waiting > 0)
      print(
        `${counted(waiting, 'mail')} waited when the backup was made: ${
          withoutMails ? 'dropped' : 'the app sends them, also what members got since'
        }.`,
      );
    if (!(await hasAdmin(db))) print('There is no administrator: npm run user -- promote <member> admin');
  } finally {
    await closeDatabase(dataSource);
  }
  await finishRestore(url);
  print('The restore is complete: start the app.');
}

type ChangingCommand = Exclude<RestoreCommand, { name: 'help' | 'check' | 'sql' | 'auth-secret' }>;

/** Restores the backup, or the part of it that the command names. */
export async function restoreWith(command: ChangingCommand, signal: AbortSignal): Promise<void> {
  const config = restoreConfig();
  const deletions = command.name === 'load' ? [] : await readDeletionLists(command.deletions, config, print);
  if (command.name !== 'finish' && command.file !== '-')
    // The whole backup is checked before anything is written.
    refuseOtherVersions((await checkBackup(command.file, passphraseIn(env))).header);
  const database = await provideToolDatabase(config, print);
  try {
    if (command.name === 'finish') {
      if (!(await hasUnfinishedRestore(database.url)))
        throw new Refused('The database has no restore that is to be finished.');
    } else {
      const backup = await openBackup(command.file);
      const footer = await restore(database.url, backup, signal);
      print(`${contentsOf(footer)} of ${backup.header.at} restored; all are equal to the backup.`);
      restoreSecret(backup.header, config, command.file);
      if (command.name === 'load') {
        const { binaryLog } = backup.header;
        if (binaryLog) print(`Replay the binary log from ${binaryLog.file}, position ${binaryLog.position}.`);
        print('Then: npm run restore -- --finish');
        return;
      }
    }
    await finish(database.url, { deletions, withoutMails: command.withoutMails });
  } finally {
    await database.stop();
  }
}
