import { listUndecidableCases } from '../../../../server/cli/caseCommands';
import { Role } from '../../../../server/contract/enums';
import { buildMember } from '../../../support/factories';
import { testServer } from '../../../support/testServer';

const server = testServer();

it('the operator sees reports about the only organiser, which nobody else can read', async () => {
  const cases = () => listUndecidableCases(server.app.services);
  const admin = await buildMember(server, {
    username: 'sole',
    displayName: 'Sole\u001b[2J',
    roles: [Role.ADMIN, Role.USER],
  });
  const member = await buildMember(server);
  expect(await cases()).toBe('Every open case can be read by an organiser.');
  await server.perform('reportContent', { id: admin.id, reason: 'HARASSMENT' }, member.token);
  const said = await cases();
  expect(said).toContain('sole');
  expect(said).toContain('harassment');
  expect(said).not.toContain('\u001b');
  await buildMember(server, { roles: [Role.INSTRUCTOR, Role.USER] });
  expect(await cases()).toBe('Every open case can be read by an organiser.');
});
