import { readUserCommand } from '../../server/cli/userArguments';

const commands =
  'list, make, promote, demote, suspend, restore, password, two-step-off, remove-passkeys, cases and help';

describe('what npm run user is asked', () => {
  it.each([
    ['', 'Which command?'],
    ['lst', `No such command: lst. There are ${commands}.`],
    ['toString', `No such command: toString. There are ${commands}.`],
    ['list --role boss', 'No such role: boss. There are admin, instructor and user.'],
    ['promote teo user', 'Every member is a user: only admin and instructor can be given or taken away.'],
    ['make inge', 'email is missing: npm run user -- make <username> <email>'],
    [
      'make inge inge@example.org Monday7pm',
      'Too many arguments: npm run user -- make <username> <email>. A password is never an argument, as others could see it.',
    ],
    ['list all', 'Too many arguments: npm run user -- list'],
    ['list --wide', "Unknown option '--wide'"],
    ['promote teo admin --role admin', 'promote takes no --role.'],
    ['promote teo admin --password-stdin', 'promote takes no --password-stdin.'],
    ['list --reason why', 'list takes no --reason.'],
    ['suspend teo', 'suspend needs a reason: npm run user -- suspend <member> --reason <text>'],
    ['restore teo', 'restore needs a reason: npm run user -- restore <member> --reason <text>'],
    ['suspend --reason why', 'member is missing: npm run user -- suspend <member>'],
  ])('%j is not understood, and it says what would be', (args, message) => {
    expect(() => readUserCommand(args.split(' ').filter(Boolean))).toThrow(new Error(message));
  });

  it('takes a reason in words', () => {
    const reason = 'They sold watches';
    expect(readUserCommand(['suspend', 'teo', '--reason', reason])).toEqual({
      name: 'suspend',
      member: 'teo',
      reason,
    });
    expect(readUserCommand(['demote', 'teo', 'admin'])).toMatchObject({ member: 'teo', reason: undefined });
  });
});
