import { Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember } from '../../../support/factories';
import { hashingFully } from '../../../support/quickHashes';
import { codeOf, fieldsOf, refusalOf, startTestServer, testServer } from '../../../support/testServer';

const server = testServer();
const calls = accountCalls(server);

const good = (name: string) => ({
  username: name,
  email: `${name}@example.com`,
  password: 'Monday7pm',
});
let named = 0;
async function membersNamed(name: string): Promise<number> {
  const rows = await server.sql('SELECT id FROM users WHERE username = ?', [name]);
  return rows.length;
}

describe('signing up', () => {
  it('makes a member and signs them in', async () => {
    // The app may send an access token that has ended.
    const { data, errors } = await calls.signUp(good('ines-1_a'), 'nonsense');
    expect(errors).toBeUndefined();
    expect(data.signUp.viewer).toEqual({
      email: 'ines-1_a@example.com',
      roles: ['USER'],
      user: { id: expect.stringMatching(/^user_/), username: 'ines-1_a' },
    });
    const me = await calls.whoAmI(data.signUp.tokens.accessToken);
    expect(me.data.viewer.user.username).toBe('ines-1_a');
  });

  it.each([
    [' Ines  Walker ', 'Ines Walker'],
    ['', null],
    [null, null],
    ['ж'.repeat(100), 'ж'.repeat(100)],
  ])('takes a display name as well: %p', async (displayName, stored) => {
    named += 1;
    const username = `shown${named}`;
    const { data } = await calls.signUp({ ...good(username), displayName });
    const { id } = data.signUp.viewer.user;
    expect(await server.sql('SELECT display_name AS name FROM users WHERE id = ?', [id])).toEqual([
      { name: stored },
    ]);
  });

  it.each([
    ['a username of two characters', 'username', 'ab', messages.username.tooShort],
    ['a username of 51 characters', 'username', 'a'.repeat(51), messages.username.tooLong],
    ['a display name of 101 characters', 'displayName', 'a'.repeat(101), messages.profile.displayNameTooLong],
    [
      'a display name that reads like the group’s',
      'displayName',
      messages.profile.groupName,
      messages.profile.displayNameReserved,
    ],
    ['a space in the username', 'username', 'two words', messages.username.pattern],
    ['an accent in the username', 'username', 'inês', messages.username.pattern],
    ['a line break in the username', 'username', 'ines\n', messages.username.pattern],
    ['an address without a domain', 'email', 'ines', messages.email.invalid],
    ['a quoted local part', 'email', '"two words"@example.com', messages.email.invalid],
    ['half a surrogate pair', 'email', 'half\ud800@example.com', messages.email.invalid],
    ['a control character', 'email', 'bell\u0007@example.com', messages.email.invalid],
    ['a space without width', 'email', 'zero\u200bwidth@example.com', messages.email.invalid],
    ['a change of direction', 'email', 'turned\u202e@example.com', messages.email.invalid],
    [
      'an address too long to store',
      'email',
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.com`,
      messages.email.invalid,
    ],
    ['a password of seven characters', 'password', 'Monday7', messages.password.tooShort],
    ['a password without a capital', 'password', 'monday7pm', messages.password.weak],
    ['a password without a small letter', 'password', 'MONDAY7PM', messages.password.weak],
    ['a password without a digit', 'password', 'MondayEvening', messages.password.weak],
    ['a password of 201 characters', 'password', `Monday7${'x'.repeat(194)}`, messages.password.tooLong],
  ])('refuses %s', async (_what, field, wrong, message) => {
    const answer = await calls.signUp({ ...good('refused'), [field]: wrong });
    expect(answer.data).toBeNull();
    expect(refusalOf(answer)).toEqual({ message, code: 'BAD_USER_INPUT', fields: { [field]: message } });
    expect(await membersNamed('refused')).toBe(0);
  });

  it('reports all invalid fields at once', async () => {
    const { errors } = await calls.signUp({ username: 'x', email: 'x', password: 'x' });
    expect(Object.keys(fieldsOf({ errors })).sort()).toEqual(['email', 'password', 'username']);
  });

  it('takes names of 3 and of 50 characters and a password of 8', async () => {
    for (const username of ['abc', 'a'.repeat(50)])
      expect((await calls.signUp({ ...good(username), password: 'Monday77' })).errors).toBeUndefined();
  });

  it.each([
    ['the username', { username: 'Taken-Name' }, { username: messages.username.taken }],
    ['the username in other case', { username: 'tAKEN-nAME' }, { username: messages.username.taken }],
    ['the address', { email: 'taken@example.com' }, { email: messages.email.taken }],
    ['the address in other case', { email: 'TAKEN@Example.COM' }, { email: messages.email.taken }],
    [
      'both, and names the username alone',
      { username: 'taken-name', email: 'taken@example.com' },
      { username: messages.username.taken },
    ],
  ])('refuses a second account with %s', async (what, same, fields) => {
    if ((await membersNamed('Taken-Name')) === 0)
      await buildMember(server, { username: 'Taken-Name', email: 'taken@example.com' });
    const { errors } = await calls.signUp({ ...good(`second-${what.length}`), ...same });
    expect(fieldsOf({ errors })).toEqual(fields);
  });

  it('gives the name to one of 50 concurrent sign-ups, on two servers', async () => {
    const other = await server.another();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? calls : accountCalls(other)).signUp({ ...good('racer'), email: `racer${n}@example.com` }),
      ),
    );
    const lost = answers.filter(({ errors }) => errors);
    expect(lost).toHaveLength(49);
    for (const answer of lost) expect(fieldsOf(answer)).toEqual({ username: messages.username.taken });
    expect(await membersNamed('racer')).toBe(1);
  });

  it('grants no role beyond that of a member, whatever else is sent', async () => {
    const { errors } = await calls.signUp({ ...good('climber'), roles: ['ADMIN'] } as object);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await membersNamed('climber')).toBe(0);
  });
});

describe('a password', () => {
  const secret = 'Very5ecretIndeed';

  it('is kept as Argon2id with 19 MiB and two passes or more', async () => {
    await hashingFully(() => calls.signUp({ ...good('hashed'), password: secret }));
    const [row] = await server.sql<{ hash: string }>(
      "SELECT password_hash AS hash FROM users WHERE username = 'hashed'",
    );
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(row?.hash ?? '') ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  it('is in no response and in no log', async () => {
    const answers = [
      await calls.signUp({ ...good('silent'), password: secret }),
      await calls.signUp({ ...good('silent'), password: secret }),
      await calls.signUp({ username: 7, email: 'x', password: secret }),
      await calls.signUp({ username: 'x', email: 'x', password: secret }),
      await calls.signIn({ email: 'silent@example.com', password: `${secret}?` }),
      await calls.signIn({ email: 'silent@example.com', password: [secret] }),
      await calls.signIn({ email: 'silent@example.com', password: secret }),
    ];
    const broken = jest
      .spyOn(server.app.services.db, 'transaction')
      .mockRejectedValue(
        Object.assign(new Error('The database is gone'), { parameters: [secret], sql: `INSERT ${secret}` }),
      );
    answers.push(await calls.signUp({ ...good('unlucky'), password: secret }));
    broken.mockRestore();
    expect(codeOf(answers.at(-1)!)).toBe('INTERNAL_SERVER_ERROR');
    expect(JSON.stringify(answers)).not.toContain(secret);
    expect(server.logLines.join('')).toContain('The database is gone');
    expect(server.logLines.join('')).not.toContain(secret);
  });
});

describe('roles', () => {
  it('are read on each request: a granted or removed role applies from the next one', async () => {
    const member = await buildMember(server, { roles: [Role.USER, Role.ADMIN] });
    const roles = async () => (await calls.whoAmI(member.token)).data.viewer.roles;
    expect(await roles()).toEqual(['ADMIN', 'USER']);
    await server.sql("UPDATE users SET roles = 'user' WHERE id = ?", [member.id]);
    expect(await roles()).toEqual(['USER']);
  });
});

it('one network address is limited to 20 sign-ups an hour', async () => {
  const server = await startTestServer({ rateLimits: 1 });
  try {
    const calls = accountCalls(server);
    const refused = { ...good('x_y'), displayName: 'x'.repeat(101) };
    const codes = [];
    for (let n = 0; n < 21; n += 1) codes.push(codeOf(await calls.signUp(refused)));
    expect(codes).toEqual([...new Array(20).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
  } finally {
    await server.close();
  }
});
