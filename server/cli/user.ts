import { askPassword, readPassword } from './askPassword';
import { unreadCases } from './caseCommands';
import { UsageError } from './cliErrors';
import { type CliApp, openCliApp } from './openCliApp';
import { runCli } from './runCli';
import { readUserCommand, type UserCommand, usage } from './userArguments';
import {
  demote,
  list,
  make,
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
function workOf(command: Exclude<UserCommand, { name: 'help' }>): (house: CliApp) => Promise<string> {
  switch (command.name) {
    case 'cases':
      return unreadCases;
    case 'list':
      return (house) => list(house, command.role);
    case 'make': {
      const password = passwordSource(command.passwordFromInput);
      return (house) => make(house, command, password);
    }
    case 'password': {
      const password = passwordSource(command.passwordFromInput);
      return (house) => setPassword(house, command.who, password);
    }
    case 'promote':
      return (house) => promote(house, command.who, command.role, command.reason);
    case 'two-step-off':
      return (house) => turnTwoStepOff(house, command.who);
    case 'remove-passkeys':
      return (house) => removePasskeys(house, command.who);
    case 'demote':
      return (house) => demote(house, command.who, command.role, command.reason);
    case 'suspend':
      return (house) => suspendMember(house, command.who, command.reason);
    case 'restore':
      return (house) => restoreMember(house, command.who, command.reason);
  }
}

async function run(args: readonly string[]): Promise<void> {
  const command = readUserCommand(args);
  if (command.name === 'help') {
    stdout.write(usage);
    return;
  }
  const work = workOf(command);
  const house = await openCliApp((line) => stderr.write(`${line}\n`));
  let heard = true;
  try {
    stdout.write(`${await work(house)}\n`);
  } finally {
    ({ heard } = await house.close());
  }
  if (!heard && (command.name === 'password' || command.name === 'suspend'))
    stderr.write(
      'Without Redis, running servers do not hear of it: open pages of the member close when they next load something.\n',
    );
}

runCli('user', run);
