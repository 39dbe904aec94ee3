import { loadConfig } from '../config/config';
import { dump } from '../db/backup/dump';
import { recordBackup } from '../db/backup/lastBackup';
import { passphraseIn } from '../db/backup/passphrase';
import { rotate, type WrittenBackup, writeBackup, writeBackupFile } from '../db/backup/writeBackup';
import { appInfo } from '../features/staff/info/info.service';
import { type BackupCommand, backupUsage, readBackupCommand } from './backupArguments';
import { UsageError } from './cliErrors';
import { provideToolDatabase } from './openCliApp';
import { interruptible, runCli } from './runCli';

const print = (line: string) => process.stderr.write(`${line}\n`);

/** The passphrase of the settings; undefined with --unencrypted. Throws a UsageError without either. */
function passphraseFor({ unencrypted }: BackupCommand): string | undefined {
  if (unencrypted) return undefined;
  const passphrase = passphraseIn(process.env);
  if (passphrase) return passphrase;
  throw new UsageError(
    'A backup holds all texts, hashes of passwords, and secrets. Give a passphrase to encrypt it with, by\n' +
      'BACKUP_PASSPHRASE_FILE=<file> or BACKUP_PASSPHRASE; --unencrypted makes one without AUTH_SECRET.',
  );
}

function report({ file, tables, rows, bytes }: WrittenBackup, removed: number): void {
  print(`${file}: ${tables} tables, ${rows} rows, ${(bytes / 1024 / 1024).toFixed(1)} MB; read back.`);
  if (removed > 0) print(`${removed} older ${removed === 1 ? 'backup' : 'backups'} deleted.`);
}

async function backUp(command: BackupCommand, signal: AbortSignal): Promise<void> {
  const passphrase = passphraseFor(command);
  if (command.to === undefined && process.stdout.isTTY)
    throw new UsageError('Standard output is a terminal: direct the backup to a file or a program.');
  const config = loadConfig(process.env);
  const authSecret = passphrase === undefined ? undefined : new TextDecoder().decode(config.authSecret);
  const database = await provideToolDatabase(config, print);
  try {
    const { version } = appInfo(config);
    const lines = dump({ url: database.url, version, authSecret, warn: print });
    const content = { lines, passphrase, signal };
    if (command.to === undefined) await writeBackup(content, process.stdout);
    else {
      const written = await writeBackupFile(content, command.to);
      const removed = command.rotation ? await rotate(command.to, written.file, command.rotation) : 0;
      report(written, removed);
    }
    await recordBackup(database.url).catch((error: Error) =>
      print(`It could not be recorded that the backup was made: ${error.message}`),
    );
    if (passphrase === undefined) print('It is not encrypted, and lacks AUTH_SECRET: keep both safe.');
  } finally {
    await database.stop();
  }
}

runCli('backup', async (args) => {
  const command = readBackupCommand(args);
  if (command.help) process.stdout.write(backupUsage);
  else await interruptible((signal) => backUp(command, signal));
});
