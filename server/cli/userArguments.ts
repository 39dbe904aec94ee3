import { Role } from '../contract/enums';
import { parseCommand, UsageError } from './cliErrors';

/** Roles that can be granted; every member has the role user. */
export type GrantedRole = Role.ADMIN | Role.INSTRUCTOR;

export type UserCommand =
  | { name: 'help' }
  | { name: 'cases' }
  | { name: 'list'; role: Role | undefined }
  | { name: 'make'; username: string; email: string; role: Role; passwordFromInput: boolean }
  | { name: 'promote' | 'demote'; member: string; role: GrantedRole; reason: string | undefined }
  | { name: 'suspend' | 'restore'; member: string; reason: string }
  | { name: 'two-step-off' | 'remove-passkeys'; member: string }
  | { name: 'password'; member: string; passwordFromInput: boolean };

type CommandName = UserCommand['name'];

export const usage = `Makes, lists, promotes, demotes, suspends and restores members, sets passwords, turns two-step sign-in off,
and removes passkeys.

  npm run user -- <command>

  list [--role <role>]                     all members, or those with a role
  make <username> <email> [--role <role>]  a new member; asks for the password
  promote <member> <admin|instructor>      gives a role
  demote <member> <admin|instructor>       takes it away
  suspend <member> --reason <text>         ends all use of the account, and hides its stories
  restore <member> --reason <text>         lets a suspended member in again
  password <member>                        sets a new password and ends all sign-ins
  two-step-off <member>                    turns two-step sign-in off, for a lost device
  remove-passkeys <member>                 removes all passkeys, for a lost device
  cases                                    reports that no organiser can read: they are
                                           about the only one
  help                                     this text

  <member>          a username or an email address
  <role>            admin, instructor or user
  --reason          why: the member is notified, and it stands in the audit log; with promote
                    and demote it may be left out
  --password-stdin  with make and password: reads the password from standard input
                    instead of asking for it

It works on the database of DATABASE_URL, or else on the app's own in DATA_DIR, whether
or not the app runs. Exit codes: 0 done, 1 refused or failed, 2 not understood.
`;

/** Arguments and options of each command. */
const commands: Record<CommandName, { takes: readonly string[]; options: readonly string[] }> = {
  list: { takes: [], options: ['role'] },
  make: { takes: ['username', 'email'], options: ['role', 'password-stdin'] },
  promote: { takes: ['member', 'role'], options: ['reason'] },
  demote: { takes: ['member', 'role'], options: ['reason'] },
  suspend: { takes: ['member'], options: ['reason'] },
  restore: { takes: ['member'], options: ['reason'] },
  password: { takes: ['member'], options: ['password-stdin'] },
  'two-step-off': { takes: ['member'], options: [] },
  'remove-passkeys': { takes: ['member'], options: [] },
  cases: { takes: [], options: [] },
  help: { takes: [], options: [] },
};

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function roleOf(given: string): Role {
  const role = Object.values(Role).find((known) => known === given.toLowerCase());
  if (!role) throw new UsageError(`No such role: ${given}. There are ${listed(Object.values(Role))}.`);
  return role;
}

function grantedRoleOf(given: string): GrantedRole {
  const role = roleOf(given);
  if (role === Role.USER)
    throw new UsageError('Every member is a user: only admin and instructor can be given or taken away.');
  return role;
}

function reasonOf(name: CommandName, given: string | undefined): string {
  if (!given)
    throw new UsageError(`${name} needs a reason: npm run user -- ${name} <member> --reason <text>`);
  return given;
}

function commandOf(given: string): CommandName {
  if (Object.hasOwn(commands, given)) return given as CommandName;
  throw new UsageError(`No such command: ${given}. There are ${listed(Object.keys(commands))}.`);
}

const userOptions = {
  role: { type: 'string' },
  reason: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
} as const;

/** Throws if the arguments and options aren't those of the command. */
function refuseOthers(name: CommandName, given: readonly string[], values: object): void {
  const { takes, options } = commands[name];
  const call = [name, ...takes.map((argument) => `<${argument}>`)].join(' ');
  if (given.length < takes.length)
    throw new UsageError(`${takes[given.length]} is missing: npm run user -- ${call}`);
  if (given.length > takes.length)
    throw new UsageError(
      name === 'make' || name === 'password'
        ? `Too many arguments: npm run user -- ${call}. A password is never an argument, as others could see it.`
        : `Too many arguments: npm run user -- ${call}`,
    );
  for (const [option, value] of Object.entries(values))
    if (value && !options.includes(option)) throw new UsageError(`${name} takes no --${option}.`);
}

/** Parses the arguments. Throws a UsageError that names the valid options. */
export function readUserCommand(args: readonly string[]): UserCommand {
  const { positionals, values } = parseCommand(args, userOptions);
  const [command, ...given] = positionals;
  if (values.help) return { name: 'help' };
  if (command === undefined) throw new UsageError('Which command?');
  const name = commandOf(command);
  refuseOthers(name, given, values);
  const [first = '', second = ''] = given;
  const passwordFromInput = values['password-stdin'] ?? false;
  switch (name) {
    case 'help':
    case 'cases':
      return { name };
    case 'list':
      return { name, role: values.role === undefined ? undefined : roleOf(values.role) };
    case 'make':
      return {
        name,
        username: first,
        email: second,
        role: roleOf(values.role ?? Role.USER),
        passwordFromInput,
      };
    case 'password':
      return { name, member: first, passwordFromInput };
    case 'two-step-off':
    case 'remove-passkeys':
      return { name, member: first };
    case 'suspend':
    case 'restore':
      return { name, member: first, reason: reasonOf(name, values.reason) };
    default:
      return { name, member: first, role: grantedRoleOf(second), reason: values.reason };
  }
}
