import { In } from 'typeorm';
import { type Database, isDuplicate, type Transaction } from '../../../server/db/database';
import { newUser } from '../../../server/features/identity/account/account.service';
import { InstallationSetting } from '../../../server/model/installation.entity';
import { User } from '../../../server/model/user.entity';
import { eventually } from '../../support/mails';
import { testServer } from '../../support/testServer';

const server = testServer();
let db: Database;
beforeEach(async () => {
  db = server.app.services.db;
  const { dataSource } = db;
  await dataSource.query('DELETE FROM installation_settings');
  await dataSource.query("INSERT INTO installation_settings (name, value) VALUES ('a', '0'), ('b', '0')");
});
afterEach(() => jest.restoreAllMocks());

const facts = async () => {
  const rows = await db.read<{ name: string; value: string }>(
    'SELECT name, value FROM installation_settings ORDER BY name',
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};
const add = (tx: Transaction, name: string) =>
  tx.execute('UPDATE installation_settings SET value = value + 1 WHERE name = ?', [name]);

/** Each caller waits until all have arrived. */
function barrier(count: number) {
  let missing = count;
  let open: () => void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    missing -= 1;
    if (missing <= 0) open();
    await opened;
  };
}

describe('a transaction', () => {
  it('that was chosen as a deadlock’s victim runs again from the start', async () => {
    const bothHold = barrier(2);
    let runs = 0;
    const crossing = (first: string, second: string) =>
      db.transaction(async (tx) => {
        runs += 1;
        await add(tx, first);
        await bothHold();
        await add(tx, second);
      });
    await Promise.all([crossing('a', 'b'), crossing('b', 'a')]);
    expect(await facts()).toEqual({ a: '2', b: '2' });
    expect(runs).toBeGreaterThan(2);
  });

  it('is all or nothing: what was to follow its commit doesn’t happen either', async () => {
    const hook = jest.fn();
    const failing = db.transaction(async (tx) => {
      tx.afterCommit(hook);
      await add(tx, 'a');
      throw new Error('No further');
    });
    await expect(failing).rejects.toThrow('No further');
    expect(await facts()).toEqual({ a: '0', b: '0' });
    expect(hook).not.toHaveBeenCalled();
  });

  it('gives up on other errors at once', async () => {
    let runs = 0;
    const failing = db.transaction(async (tx) => {
      runs += 1;
      await tx.execute("INSERT INTO installation_settings (name, value) VALUES ('a', 'again')");
    });
    await expect(failing).rejects.toMatchObject({ errno: 1062 });
    expect(runs).toBe(1);
    const error = await failing.catch((thrown: unknown) => thrown);
    expect([undefined, 'PRIMARY', 'users_email'].map((key) => isDuplicate(error, key))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['users_username@writers.example', "for key 'users_username'"])(
    'that a taken email ends is told as that, though the address is %s',
    async (email) => {
      const insert = async (username: string) => {
        const user = await newUser({ username, email, password: 'Password1' });
        await db.transaction((tx) => tx.insert(User, user));
      };
      const name = `member${email.length}`;
      await insert(name);
      const error = await insert(`${name}b`).catch((thrown: unknown) => thrown);
      expect(['users_username', 'users_email'].map((key) => isDuplicate(error, key))).toEqual([false, true]);
    },
  );

  it('gives up on deadlocks after twenty tries', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    let runs = 0;
    const failing = db.transaction(async () => {
      runs += 1;
      throw Object.assign(new Error('Deadlock found'), { errno: 1213 });
    });
    await expect(failing).rejects.toMatchObject({ errno: 1213 });
    expect(runs).toBe(20);
  });
});

describe('writing by entity', () => {
  it('updates and deletes the rows that the criteria name, says how many, and counts as statements', async () => {
    const before = db.statements;
    await db.transaction(async (tx) => {
      await tx.insert(InstallationSetting, [
        { name: 'c', value: '1' },
        { name: 'd', value: '1' },
      ]);
      expect(await tx.update(InstallationSetting, { name: In(['c', 'd']) }, { value: '2' })).toBe(2);
      expect(await tx.update(InstallationSetting, { name: 'd' }, { value: '2' })).toBe(1);
      expect(await tx.update(InstallationSetting, { name: 'nobody' }, { value: '2' })).toBe(0);
      expect(await tx.delete(InstallationSetting, { name: 'd' })).toBe(1);
      expect(await tx.delete(InstallationSetting, { name: 'd' })).toBe(0);
    });
    expect(db.statements).toBe(before + 6);
    expect(await facts()).toEqual({ a: '0', b: '0', c: '2' });
  });

  it('refuses criteria that name nothing, which would be every row', async () => {
    for (const criteria of [{}, { name: undefined }])
      for (const write of [
        (tx: Transaction) => tx.delete(InstallationSetting, criteria),
        (tx: Transaction) => tx.update(InstallationSetting, criteria, { value: '9' }),
      ])
        await expect(db.transaction(write)).rejects.toThrow();
    expect(await facts()).toEqual({ a: '0', b: '0' });
  });
});

describe('an after-commit hook', () => {
  it('runs once after the commit, although the work ran twice', async () => {
    const hook = jest.fn();
    let runs = 0;
    await db.transaction(async (tx) => {
      runs += 1;
      await add(tx, 'a');
      tx.afterCommit(hook);
      if (runs === 1) throw Object.assign(new Error('Deadlock found'), { errno: 1213 });
      expect(hook).not.toHaveBeenCalled();
    });
    expect(hook).toHaveBeenCalledTimes(1);
    expect(await facts()).toEqual({ a: '1', b: '0' });
  });

  it('does not run if the commit failed', async () => {
    const hook = jest.fn();
    const failing = db.transaction(async (tx) => {
      tx.afterCommit(hook);
      const [row] = await tx.read<{ id: number }>('SELECT CONNECTION_ID() AS id');
      await db.dataSource.query(`KILL CONNECTION ${Number(row?.id)}`);
    });
    await expect(failing).rejects.toThrow();
    expect(hook).not.toHaveBeenCalled();
    expect(await facts()).toEqual({ a: '0', b: '0' });
  });
});
it('a server that goes while a statement is under way closes without an error', async () => {
  const going = await server.another();
  const reading = going.app.services.db.read('SELECT SLEEP(60)').catch((error: Error) => error.message);
  const running = "SELECT id FROM information_schema.processlist WHERE info LIKE '%SLEEP(60)'";
  await eventually('the statement', async () => (await server.sql(running))[0]);
  await going.close();
  expect(await reading).toBe('The server is going');
});
