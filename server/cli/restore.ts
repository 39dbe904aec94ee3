import { readRestoreCommand, restoreUsage } from './restoreArguments';
import { checkFile, printSecret, printSql, restoreWith } from './restoreCommands';
import { interruptible, runCli } from './runCli';

runCli('restore', async (args) => {
  const command = readRestoreCommand(args);
  switch (command.name) {
    case 'help':
      return void process.stdout.write(restoreUsage);
    case 'check':
      return checkFile(command.file);
    case 'sql':
      return printSql(command.file);
    case 'auth-secret':
      return printSecret(command.file);
    default:
      return interruptible((signal) => restoreWith(command, signal));
  }
});
