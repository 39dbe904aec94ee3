import { Role } from '../../../server/contract/enums';
import { buildInvitation, buildMember } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { onInvitation, onWaiting, otherJoining } from './joiningTable';
import { testPermissions } from './matrix';
import { askGraphql, castOfFile } from './outcomes';

const server = testServer();
const cast = castOfFile(server);

const read = (sql: string, id: string) => server.app.services.db.read<object>(sql, [id]);
const organiser = () => buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });

testPermissions(onInvitation, server, cast, {
  build: async () => buildInvitation(server, await organiser()),
  stateOf: (id) => read('SELECT * FROM invitations WHERE id = ?', id),
});
testPermissions(onWaiting, server, cast, {
  build: async () => {
    const { id } = await buildMember(server);
    await server.app.services.db.dataSource.query("UPDATE users SET state = 'waiting' WHERE id = ?", [id]);
    return { id };
  },
  stateOf: (id) => read('SELECT * FROM users WHERE id = ?', id),
});
testPermissions(otherJoining, server, cast);

it('an instructor revokes their own invitations', async () => {
  const { id } = await buildInvitation(server, cast.instructor);
  const { document } = onInvitation.revokeInvitation!;
  expect(await askGraphql(server, document, { id }, cast.instructor.token)).toBe('ok');
});

it('who made an invitation and is an organiser no more doesn’t revoke it', async () => {
  const { id } = await buildInvitation(server, cast.member);
  const { document } = onInvitation.revokeInvitation!;
  expect(await askGraphql(server, document, { id }, cast.member.token)).toBe('FORBIDDEN');
});
