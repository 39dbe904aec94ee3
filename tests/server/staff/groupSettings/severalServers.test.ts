import { Role } from '../../../../server/contract/enums';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, type TestMember } from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { describeWithRedis, redisUrl } from '../../../support/redis';
import { codeOf, startTestServer, type TestServer } from '../../../support/testServer';
import { joiningCalls, newcomer } from '../../identity/joining/joiningCalls';
import { documentAt, groupCalls } from './groupCalls';

interface House {
  here: TestServer;
  there: TestServer;
  admin: TestMember;
}

const save = ({ here, admin }: House, input: object) => groupCalls(here).save(input, admin.token);
const signUpThere = async ({ there }: House) => {
  const answer = await accountCalls(there).signUp(newcomer());
  return codeOf(answer) ?? Boolean(answer.data.signUp.tokens);
};

/** Until the other server, without events, has looked again. */
const until = (isSo: () => Promise<boolean>) =>
  eventually('a change there', async () => ((await isSo()) ? true : undefined));

function houseOf(overrides: object) {
  const house = {} as House;
  beforeAll(async () => {
    house.here = await startTestServer(overrides);
    house.there = await house.here.another();
    house.admin = await buildMember(house.here, { roles: [Role.USER, Role.ADMIN] });
  });
  afterAll(() => house.here.close());
  return house;
}

describe('two servers without Redis', () => {
  const house = houseOf({});

  it('a change of the joining rule takes effect on the other server before the response', async () => {
    for (const [joining, outcome] of [
      ['CLOSED', 'JOINING_CLOSED'],
      ['OPEN', true],
      ['INVITATION', 'JOINING_CLOSED'],
      ['APPROVAL', 'WAITING_FOR_APPROVAL'],
      [null, true],
    ]) {
      await save(house, { joining });
      expect(await signUpThere(house)).toBe(outcome);
      const { data } = await joiningCalls(house.there).joining(null);
      expect(data.joining.mode).toBe(joining ?? 'OPEN');
    }
  });

  it('of 50 sign-ups on both servers while joining is closed, none makes an account after the answer', async () => {
    await save(house, { joining: 'OPEN' });
    const count = async () =>
      Number((await house.here.sql<{ n: number }>('SELECT COUNT(*) AS n FROM users'))[0]?.n);
    const signUps = Array.from({ length: 50 }, (_, turn) =>
      accountCalls(turn % 2 ? house.there : house.here).signUp(newcomer()),
    );
    await signUps[0];
    expect((await save(house, { joining: 'CLOSED' })).errors).toBeUndefined();
    const closedAt = await count();
    await Promise.all(signUps);
    expect(await count()).toBe(closedAt);
    await save(house, { joining: null });
  });

  it('documents that are made of data, and the public answers, show it with the answer on the other server', async () => {
    expect(await documentAt(house.there, '/blog')).toContain('<title>Blog · Monday Writers</title>');
    await house.there.graphql('{ info { name } }');
    const contact = 'hello@poets.example';
    await save(house, { name: 'Tuesday Poets', tagline: 'We meet on Tuesdays.', contact });
    const blog = await documentAt(house.there, '/blog');
    expect(blog).toContain('<title>Blog · Tuesday Poets</title>');
    expect(blog).toContain('mailto:hello@poets.example');
    expect(blog).not.toContain('Monday Writers</a>');
    expect(await documentAt(house.there, '/feed.atom')).toContain(
      '<subtitle>We meet on Tuesdays.</subtitle>',
    );
    const data = await house.there.ask('{ info { name contact } }');
    expect(data.info).toEqual({ name: 'Tuesday Poets', contact: 'hello@poets.example' });
    await save(house, { name: null, tagline: null, contact: null });
    expect(await documentAt(house.there, '/blog')).toContain('<title>Blog · Monday Writers</title>');
  });

  it('robots.txt and the landing page change at once here, and within a second of use there', async () => {
    expect(await documentAt(house.there, '/robots.txt')).toContain('GPTBot');
    await save(house, { allowsAiCrawlers: true, name: 'Tuesday Poets' });
    expect(await documentAt(house.here, '/robots.txt')).not.toContain('GPTBot');
    expect(await documentAt(house.here, '/')).toContain('<title>Tuesday Poets</title>');
    expect(await documentAt(house.here, '/nothing-here')).toContain('Tuesday Poets');
    await until(async () => !(await documentAt(house.there, '/robots.txt')).includes('GPTBot'));
    await until(async () => (await documentAt(house.there, '/')).includes('<title>Tuesday Poets</title>'));
    await save(house, { allowsAiCrawlers: null, name: null });
    expect(await documentAt(house.here, '/robots.txt')).toContain('GPTBot');
  });

  it('the new time zone takes effect on the other server before the response', async () => {
    await save(house, { timeZone: 'Asia/Tokyo' });
    const data = await house.there.ask('{ info { extraFields { name value } } }');
    expect(data.info.extraFields).toContainEqual({ name: 'group_time_zone', value: 'Asia/Tokyo' });
    await save(house, { timeZone: null });
  });
});

describeWithRedis('two servers with Redis', () => {
  const house = houseOf({ redisUrl });

  it('robots.txt changes at once on the other server', async () => {
    await documentAt(house.there, '/robots.txt');
    await save(house, { allowsAiCrawlers: true });
    await until(async () => !(await documentAt(house.there, '/robots.txt')).includes('GPTBot'));
    expect(house.there.app.services.config.aiCrawlers).toBe('allow');
    await save(house, { joining: 'CLOSED' });
    expect(await signUpThere(house)).toBe('JOINING_CLOSED');
  });
});
