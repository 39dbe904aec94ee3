import { Role } from '../../../server/contract/enums';
import { buildMember, memberOfFile } from '../../support/factories';
import { statementsSentBy } from '../../support/statements';
import { testServer } from '../../support/testServer';

const server = testServer();
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });
beforeAll(async () => {
  for (let more = 0; more < 30; more += 1) await buildMember(server);
  await server.app.services.db.dataSource.query('ANALYZE TABLE users, audit_log');
});

const members = (filter: string) => `{ managedMembers(first: 5${filter}) { edges { node { id } } } }`;
const acts = (filter: string) => `{ auditLog(first: 5${filter}) { edges { node { id } } } }`;

it.each<[string, () => string, string]>([
  ['all members', () => members(''), 'PRIMARY'],
  ['members of a state', () => members(', state: SUSPENDED'), 'users_state'],
  ['members of a role', () => members(', role: INSTRUCTOR'), 'users_roles'],
  ['active members of a role', () => members(', role: ADMIN, state: ACTIVE'), 'users_roles'],
  ['all acts', () => acts(''), 'PRIMARY'],
  ['one act', () => acts(', act: SIGNED_IN'), 'audit_log_act'],
  ['acts about a member', () => acts(`, memberId: "${admin.id}"`), 'audit_log_subject'],
  ['acts by a member', () => acts(`, memberId: "${admin.id}"`), 'audit_log_actor'],
])('%s are read in the order of an index, not sorted', async (_list, query, key) => {
  const sent = await statementsSentBy(server, query(), admin.token);
  const [list] = sent.filter(({ sql }) => /LIMIT 6\)?$/.test(sql));
  const plans: { key: string | null; Extra: string }[] = await server.app.services.db.dataSource.query(
    `EXPLAIN ${list?.sql}`,
    list?.params,
  );
  const reading = plans.filter((plan) => plan.key === key);
  expect(reading.length).toBeGreaterThan(0);
  for (const { Extra } of reading) expect(Extra).not.toContain('filesort');
});
