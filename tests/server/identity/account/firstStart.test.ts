import type { Config } from '../../../../server/config/config';
import { Role } from '../../../../server/contract/enums';
import { newUser } from '../../../../server/features/identity/account/account.service';
import { User } from '../../../../server/model/user.entity';
import { prepareContent } from '../../../../server/startup/demo/prepareContent';
import { emptiedServer } from '../../../support/testServer';

const server = emptiedServer();

const start = (overrides: Partial<Config>) =>
  prepareContent({ ...server.config, ...overrides }, server.app.services.db.dataSource);

async function addMember(username: string, email: string) {
  const user = await newUser({ username, email, password: 'Password1' });
  await server.app.services.db.transaction((tx) => tx.insert(User, user));
}
const rolesByName = async () => {
  const users = await server.app.services.db.dataSource.manager.find(User);
  return Object.fromEntries(users.map(({ username, roles }) => [username, roles]));
};

describe('the first admin', () => {
  const admin = { email: 'head@writers.example', password: 'Password1' };

  it('takes the first free username, and is created once', async () => {
    await addMember('admin', 'a@writers.example');
    await addMember('admin2', 'b@writers.example');
    const { messages } = await start({ admin });
    expect(messages).toEqual(['made the first admin, head@writers.example, under the username admin3']);
    expect((await rolesByName()).admin3).toContain(Role.ADMIN);
    expect((await start({ admin })).messages).toEqual([]);
  });

  it('is not made from an account that has the address, and the operator is warned', async () => {
    await addMember('stranger', admin.email);
    const { messages } = await start({ admin });
    expect(messages).toEqual([
      'WARNING: made no admin, as an account that is none has the address head@writers.example',
    ]);
    expect(await rolesByName()).toEqual({ stranger: [Role.USER] });
  });
});

describe('demo content', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5'])(
    'is refused where others reach the app: HOST %s',
    async (host) => {
      const { messages, demoAccounts } = await start({ environment: 'development', host });
      expect(messages).toEqual([
        `no demo content, as others can reach HOST ${host}: its passwords are no secret`,
      ]);
      expect(demoAccounts).toEqual([]);
      expect(await rolesByName()).toEqual({});
    },
  );

  it('that exists causes a warning in production', async () => {
    expect((await start({ environment: 'production' })).messages).toEqual([]);
    const { demoAccounts } = await start({ environment: 'development', host: 'localhost' });
    expect(Object.keys(await rolesByName())).toHaveLength(demoAccounts.length);
    expect((await start({ environment: 'production' })).messages).toEqual([
      'WARNING: the database holds the demo accounts, whose passwords are no secret',
    ]);
  });
});
