import { Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { siteDescription } from '../../../../server/contract/site';
import { buildMember, type TestMember } from '../../../support/factories';
import { fieldsOf, testServer } from '../../../support/testServer';
import { groupCalls } from './groupCalls';

const server = testServer({ groupTimeZone: 'Europe/London' });
const texts = messages.groupSettings;
let admin: TestMember;
let instructor: TestMember;
beforeAll(async () => {
  [admin, instructor] = await Promise.all([
    buildMember(server, { roles: [Role.USER, Role.ADMIN] }),
    buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] }),
    buildMember(server),
  ]);
});
const save = (input: object, token = admin.token) => groupCalls(server).save(input, token);
const logged = async () =>
  (
    await server.sql<{ thing: string; actorId: string; subjectId: null }>(
      `SELECT thing, actor_id AS actorId, subject_id AS subjectId FROM audit_log
       WHERE act = 'group_settings_changed' ORDER BY id`,
    )
  ).map((row) => ({ ...row }));

const defaults = {
  name: 'Monday Writers',
  tagline: siteDescription,
  timeZone: 'Europe/London',
  joining: 'OPEN',
  contact: null,
  allowsAiCrawlers: false,
  newAccountsWait: false,
};

it('without a setting, the configuration holds', async () => {
  const { data } = await groupCalls(server).read(instructor.token);
  expect(data.groupSettings).toEqual({ values: defaults, defaults, changed: [] });
});

it('changes only what is given, keeps who changed what, and null returns to the configuration', async () => {
  const first = await save({ name: '  Tuesday Poets ', timeZone: 'America/New_York' });
  expect(first.data.saveGroupSettings.groupSettings).toEqual({
    values: { ...defaults, name: 'Tuesday Poets', timeZone: 'America/New_York' },
    defaults,
    changed: ['name', 'timeZone'],
  });
  await save({ name: 'Tuesday Poets', contact: 'https://poets.example/hello', allowsAiCrawlers: true });
  const last = await save({ name: null, timeZone: null, contact: null, allowsAiCrawlers: null });
  expect(last.data.saveGroupSettings.groupSettings).toEqual({ values: defaults, defaults, changed: [] });
  const things = ['name', 'time_zone', 'contact', 'ai_crawlers'];
  const entries = await logged();
  expect(entries.map(({ thing }) => thing).sort()).toEqual([...things, ...things].sort());
  for (const { actorId, subjectId } of entries) expect([actorId, subjectId]).toEqual([admin.id, null]);
});

it.each([
  [{ name: ' ' }, { name: texts.nameNeeded }],
  [{ name: 'x'.repeat(61) }, { name: texts.nameTooLong }],
  [{ name: 'Two\nlines' }, { name: texts.oneLine }],
  [{ tagline: 'x'.repeat(201) }, { tagline: texts.taglineTooLong }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: texts.timeZone }],
  [{ contact: 'javascript:alert(1)' }, { contact: texts.contact }],
  [{ contact: 'http://plain.example' }, { contact: texts.contact }],
  [{ contact: 'nobody' }, { contact: texts.contact }],
])('refuses %j and names the field', async (input, fields) => {
  expect(fieldsOf(await save(input))).toEqual(fields);
});

it('mails are sent in the name of the group, and say it', async () => {
  await save({ name: 'Night “Owls” & Co' });
  const { mailFrom, groupName } = server.app.services.config;
  expect([mailFrom.name, groupName]).toEqual(['Night “Owls” & Co', 'Night “Owls” & Co']);
  expect(mailFrom.address).toBe(server.config.mailFrom.address);
  await save({ name: null });
  expect(server.app.services.config.mailFrom).toEqual(server.config.mailFrom);
});

it('administrators see how the system is, without anything secret', async () => {
  await server.sql(
    "INSERT INTO mail_failures (id, kind, reason, failed_at) VALUES ('mail_1', 'test', 'EAUTH 535', NOW(3)), ('mail_2', 'test', 'EAUTH 535', NOW(3) - INTERVAL 8 DAY)",
  );
  const query = `{ systemState { version build nodeVersion startedAt checkedAt auditEntries isSmtpConfigured isSmtpReachable
    isRedisConfigured isRedisConnected members { state count } queues { mails oldestMailAt events pushes }
    mailFailures { reason count lastAt }
    database { kind version state clusterSize migrations bytes largestTables { name bytes } } } }`;
  const data = await server.ask(query, admin.token);
  const { systemState } = data;
  expect(systemState).toMatchObject({
    nodeVersion: process.version,
    members: [
      { state: 'ACTIVE', count: 3 },
      { state: 'WAITING', count: 0 },
      { state: 'SUSPENDED', count: 0 },
    ],
    mailFailures: [{ reason: 'EAUTH 535', count: 1 }],
    isSmtpConfigured: false,
    isSmtpReachable: null,
    isRedisConfigured: false,
    isRedisConnected: null,
  });
  expect(systemState.database.state).toBe('ready');
  expect(systemState.database.largestTables).toHaveLength(10);
  expect(systemState.database.migrations).toBeGreaterThan(0);
  expect(systemState.auditEntries).toBeGreaterThan(0);
  expect(JSON.stringify(systemState)).not.toContain('://');
  const again = await server.graphql(query, {}, admin.token);
  expect(again.data.systemState.checkedAt).toBe(systemState.checkedAt);
});
