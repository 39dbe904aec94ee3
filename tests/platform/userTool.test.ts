import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askPassword, Interrupted } from '../../server/cli/askPassword';
import type { CliApp } from '../../server/cli/openCliApp';
import { tableOf } from '../../server/cli/table';
import { readUserCommand } from '../../server/cli/userArguments';
import {
  demote,
  listMembers,
  makeMember,
  promote,
  restoreMember,
  setPassword,
  suspendMember,
} from '../../server/cli/userCommands';
import { Role } from '../../server/contract/enums';
import { messages } from '../../server/contract/messages';
import { Database } from '../../server/db/database';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/db/embedded/startEmbeddedDatabase';
import { makePubSub } from '../../server/events/pubSub';
import { verifyPassword } from '../../server/features/identity/account/passwords';
import { startSignIn } from '../../server/features/identity/account/refreshTokens';
import { makeLog } from '../../server/lib/log';
import { migrate, openDatabase } from '../../server/startup/dataSource';
import { startTestRedis } from '../support/testRedis';
import { fakeTerminal, runUserTool } from './runUserTool';

jest.setTimeout(120_000);

const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'writers-user-tool-')), 'data');
let running: EmbeddedDatabase;
let db: Database;

beforeAll(async () => {
  running = await startEmbeddedDatabase({ dataDir, report: () => undefined, durable: false });
  const dataSource = await openDatabase(running.url);
  await migrate(dataSource);
  db = new Database(dataSource);
});
afterAll(async () => {
  await db.dataSource.destroy();
  await running.stop();
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

/** The services that commands use, without a process. */
const house = (): CliApp => ({
  db,
  pubSub: { publish: () => undefined } as unknown as CliApp['pubSub'],
  close: async () => ({ heard: true }),
});
const typed = (password: string) => async () => password;

/** Runs the tool on the folder of this file's database. */
const user = (args: string, options: Partial<Parameters<typeof runUserTool>[1]> = {}) =>
  runUserTool(args, { dataDir, ...options });
const hasPassword = async (username: string, password: string) => {
  const sql = 'SELECT password_hash AS hash FROM users WHERE username = ?';
  return verifyPassword((await db.read<{ hash: string }>(sql, [username]))[0]?.hash, password);
};
const rolesOf = async (username: string) =>
  (await db.read<{ roles: string }>('SELECT roles FROM users WHERE username = ?', [username]))[0]?.roles;

describe('npm run user, while the app runs', () => {
  it('creates members with a role, who can sign in', async () => {
    const ran = await user('make ines Ines@Example.org --role admin --password-stdin', {
      input: 'Monday7pm\n',
    });
    expect(ran).toEqual({ code: 0, stdout: 'Made ines <ines@example.org>, admin.\n', stderr: '' });
    expect(await rolesOf('ines')).toBe('admin,user');
    expect(await hasPassword('ines', 'Monday7pm')).toBe(true);
    const teo = { username: 'teo', email: 'teo@example.org', role: Role.USER };
    expect(await makeMember(house(), teo, typed('Monday7pm'))).toBe('Made teo <teo@example.org>, user.');
  });

  it('refuses with code 1 and the reason', async () => {
    const ran = await user('make in in@example.org --password-stdin', { input: 'Monday7pm' });
    expect(ran).toEqual({ code: 1, stdout: '', stderr: 'Username must be at least 3 characters\n' });
  });

  it.each([
    ['inge', 'nowhere', 'Monday7pm', 'Invalid email address'],
    ['INES', 'other@example.org', 'Monday7pm', 'This username is already taken'],
    ['inge', 'INES@example.org', 'Monday7pm', 'An account with this email already exists'],
    ['inge', 'inge@example.org', 'password', messages.password.weak],
  ])('make %s %s (with %s) is refused as sign-up refuses it', async (username, email, password, message) => {
    const asked = jest.fn(typed(password));
    await expect(makeMember(house(), { username, email, role: Role.USER }, asked)).rejects.toThrow(message);
    // No password prompt if the command fails anyway.
    expect(asked).toHaveBeenCalledTimes(message === messages.password.weak ? 1 : 0);
  });

  it('lists members in columns, and those with a role', async () => {
    await db.transaction((tx) =>
      tx.execute("UPDATE users SET display_name = 'T\u00e9o \u001b[31m red' WHERE username = 'teo'"),
    );
    const today = new Date().toISOString().slice(0, 10);
    expect((await user('list')).stdout).toBe(
      [
        'USERNAME  ROLE   EMAIL             MEMBER SINCE  NAME',
        `ines      admin  ines@example.org  ${today}`,
        `teo       user   teo@example.org   ${today}    Téo [31m red`,
        '',
        '2 members',
        '',
      ].join('\n'),
    );
    expect(await listMembers(house(), Role.ADMIN)).toMatch(/\nines .*\n\n1 member$/);
    expect(await listMembers(house(), Role.INSTRUCTOR)).toBe('No member has the role instructor.');
  });

  it('promotes and demotes by name or address, and says where nothing changed', async () => {
    expect((await user('promote Teo@Example.org instructor')).stdout).toBe('teo is an instructor now.\n');
    expect(await promote(house(), 'teo', Role.INSTRUCTOR)).toBe('teo was an instructor already.');
    expect(await promote(house(), 'TEO', Role.ADMIN)).toBe('teo is an admin now.');
    expect(await rolesOf('teo')).toBe('admin,instructor,user');
    expect((await user('demote teo admin')).stdout).toBe('teo is no longer an admin.\n');
    expect(await demote(house(), 'teo', Role.ADMIN)).toBe('teo was no admin.');
    expect(await demote(house(), 'teo', Role.INSTRUCTOR)).toBe('teo is no longer an instructor.');
    expect(await rolesOf('teo')).toBe('user');
  });

  it('leaves the last administrator as one, even when all are demoted at once', async () => {
    const only = 'ines is the only administrator. Make someone else an administrator first.';
    await expect(demote(house(), 'ines', Role.ADMIN)).rejects.toThrow(only);
    await promote(house(), 'teo', Role.ADMIN);
    const outcomes = await Promise.allSettled(['ines', 'teo'].map((who) => demote(house(), who, Role.ADMIN)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await promote(house(), 'ines', Role.ADMIN);
    await demote(house(), 'teo', Role.ADMIN);
  });

  const makePia = () =>
    makeMember(
      house(),
      { username: 'pia', email: 'pia@example.org', role: Role.USER },
      typed('Monday7pm'),
    ).catch(() => undefined);

  it('sets a password: existing sign-ins end, also on running servers', async () => {
    const redis = await startTestRedis();
    const events = makePubSub(redis?.url, makeLog({ logLevel: 'silent' }));
    try {
      let hear: (payload: { userId: string }) => void = () => undefined;
      const heard = new Promise((resolve) => {
        hear = resolve;
      });
      // Redis reports when it forwards events.
      const listening = new Promise<void>((resolve) => {
        events.pubSub.listen('signInsEnded', { heard: hear, missed: resolve });
      });
      if (redis) await listening;
      await makePia();
      const [{ id } = { id: '' }] = await db.read<{ id: string }>(
        "SELECT id FROM users WHERE username = 'pia'",
      );
      await db.transaction((tx) =>
        startSignIn(tx, { userAgent: 'tests', now: () => new Date() } as never, id, { remembered: true }),
      );
      const ran = await user('password pia --password-stdin', {
        input: 'Tuesday8pm\n',
        env: { REDIS_URL: redis?.url ?? '' },
      });
      expect(ran).toEqual({
        code: 0,
        stdout: 'pia has a new password; one sign-in ended with the old one.\n',
        stderr: '',
      });
      if (redis) expect(await heard).toMatchObject({ userId: id });
      expect(await hasPassword('pia', 'Tuesday8pm')).toBe(true);
      expect(await db.read('SELECT id FROM sign_ins WHERE user_id = ? AND revoked_at IS NULL', [id])).toEqual(
        [],
      );
    } finally {
      await events.close();
      redis?.stop();
    }
  });

  it('reports that Redis does not answer', async () => {
    await makePia();
    const { code, stderr } = await user('password pia --password-stdin', {
      input: 'Monday7pm',
      env: { REDIS_URL: 'redis://127.0.0.1:1' },
    });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^Without Redis, running servers do not hear of it/);
  });

  it.each(['nobody', 'nobody@example.org', 'n\u00f6body', 'noobody'])(
    'says where there is no such member: %s',
    async (who) => {
      const gone = { username: 'noobody', email: 'noobody@example.org', role: Role.USER };
      await makeMember(house(), gone, typed('Monday7pm')).catch(() => undefined);
      await db.transaction((tx) =>
        tx.execute("UPDATE users SET deleted_at = NOW() WHERE username = 'noobody'"),
      );
      expect(await listMembers(house(), undefined)).not.toContain('noobody');
      const message = /^No member has the (name|address) n.+body.*npm run user -- list shows all\.$/;
      for (const refused of [
        () => promote(house(), who, Role.ADMIN),
        () => demote(house(), who, Role.ADMIN),
        () => setPassword(house(), who, typed('Monday7pm')),
        () => suspendMember(house(), who, 'Why'),
        () => restoreMember(house(), who, 'Why'),
      ])
        await expect(refused()).rejects.toThrow(message);
    },
  );
});

describe('npm run user', () => {
  it('ends with code 2 on wrong usage, or if nobody can be asked', async () => {
    expect(await user('make inge inge@example.org')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'There is no terminal to ask for the password on: give it with --password-stdin.\nnpm run user -- help says more.\n',
    });
  });

  it('is told by help', async () => {
    const { code, stdout } = await user('help');
    expect(code).toBe(0);
    const words = 'list make promote demote suspend restore password two-step-off remove-passkeys cases';
    for (const word of words.split(' ')) expect(stdout).toContain(`\n  ${word} `);
    for (const word of ['--password-stdin', '--reason', 'DATABASE_URL']) expect(stdout).toContain(word);
    expect(readUserCommand(['make', '--help'])).toEqual({ name: 'help' });
  });
});

describe('npm run user, beside an app that does not run', () => {
  it('starts its database temporarily, and stops it again', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'writers-user-tool-'));
    const env = { DATA_DIR: path.join(folder, 'data') };
    try {
      const first = await user('make ines ines@example.org --password-stdin', { input: 'Monday7pm', env });
      expect([first.code, first.stdout]).toEqual([0, 'Made ines <ines@example.org>, user.\n']);
      expect((await user('list', { env })).stdout).toContain('ines@example.org');
      const app = await startEmbeddedDatabase({ dataDir: env.DATA_DIR, report: () => undefined });
      await app.stop();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('works on the database of DATABASE_URL, and reports connection errors', async () => {
    const given = await user('list', { env: { DATABASE_URL: running.url, DATA_DIR: '/nowhere' } });
    expect(given.stdout).toContain('ines@example.org');
    const none = await user('list', { env: { DATABASE_URL: 'mysql://a:b@127.0.0.1:1/c' } });
    expect([none.code, none.stdout]).toEqual([1, '']);
    expect(none.stderr).toContain('Start it, or check DATABASE_URL.');
  });
});

describe('the password', () => {
  it('is asked for twice, and never shown', async () => {
    const answers = ['Secret123\r', 'Secret124\r', 'Secret123\r', 'Secret123\r'];
    const { terminal: given, shown } = fakeTerminal(...answers);
    expect(await askPassword(given)).toBe('Secret123');
    expect(shown()).toBe(
      'Password (it is not shown): \nOnce more: \nThese were not the same. Again:\nPassword (it is not shown): \nOnce more: \n',
    );
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('can be refused with %s', async (_name, key) => {
    await expect(askPassword(fakeTerminal('Secret123\r', key).terminal)).rejects.toThrow(Interrupted);
  });
});

it('a table removes control characters from members’ texts', () => {
  expect(tableOf(['name'], [['a\u001b[2Jb\u202ec\nd']])).toBe('NAME\na[2Jbcd');
});
