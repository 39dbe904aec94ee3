import { askPassword, readPassword } from './askPassword';
import { listUndecidableCases } from './caseCommands';
import { UsageError } from './cliErrors';
import { type CliApp, openCliApp } from './openCliApp';
import { runCli } from './runCli';
import { readUserCommand, type UserCommand, usage } from './userArguments';
import {
  demote,
  listMembers,
  makeMember,
  promote,
  removePasskeys,
  restoreMember,
  setPassword,
  suspendMember,
  turnTwoStepOff,
} from './userCommands';

const { stdin, stdout, stderr } = process;

function passwordSource(passwordFromInput: boolean): () => Promise<string> {
  if (passwordFromInput) return () => readPassword(stdin);
  if (!stdin.isTTY)
    throw new UsageError('There is no terminal to ask for the password on: give it with --password-stdin.');
  return () => askPassword({ input: stdin, output: stderr });
}

/** Validates the command before the database is opened, and returns the work to do with it. */
function workOf(command: Exclude<UserCommand, { name: 'help' }>): (app: CliApp) => Promise<string> {
  switch (command.name) {
    case 'cases':
      return listUndecidableCases;
    case 'list':
      return (app) => listMembers(app, command.role);
    case 'make': {
      const password = passwordSource(command.passwordFromInput);
      return (app) => makeMember(app, command, password);
    }
    case 'password': {
      const password = passwordSource(command.passwordFromInput);
      return (app) => setPassword(app, command.member, password);
    }
    case 'promote':
      return (app) => promote(app, command.member, command.role, command.reason);
    case 'two-step-off':
      return (app) => turnTwoStepOff(app, command.member);
    case 'remove-passkeys':
      return (app) => removePasskeys(app, command.member);
    case 'demote':
      return (app) => demote(app, command.member, command.role, command.reason);
    case 'suspend':
      return (app) => suspendMember(app, command.member, command.reason);
    case 'restore':
      return (app) => restoreMember(app, command.member, command.reason);
  }
}

async function run(args: readonly string[]): Promise<void> {
  const command = readUserCommand(args);
  if (command.name === 'help') {
    stdout.write(usage);
    return;
  }
  const work = workOf(command);
  const app = await openCliApp((line) => stderr.write(`${line}\n`));
  let heard = true;
  try {
    stdout.write(`${await work(app)}\n`);
  } finally {
    ({ heard } = await app.close());
  }
  if (!heard && (command.name === 'password' || command.name === 'suspend'))
    stderr.write(
      'Without Redis, running servers do not hear of it: open pages of the member close when they next load something.\n',
    );
}

runCli('user', run);
