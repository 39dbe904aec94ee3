import { Role } from '../../../server/contract/enums';
import { buildInvitation, buildMember } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { onInvitation, onWaiting, otherJoining } from './joiningTable';
import { eachAnswersAsTold } from './matrix';
import { askGraphql, buildCast, type Cast } from './outcomes';

const server = testServer();
let cast: Cast;
beforeAll(async () => {
  cast = await buildCast(server);
});

const read = (sql: string, id: string) => server.app.services.db.read<object>(sql, [id]);
const organiser = () => buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });

eachAnswersAsTold(onInvitation, () => ({ server, cast }), {
  build: async () => buildInvitation(server, await organiser()),
  stateOf: (id) => read('SELECT * FROM invitations WHERE id = ?', id),
});
eachAnswersAsTold(onWaiting, () => ({ server, cast }), {
  build: async () => {
    const { id } = await buildMember(server);
    await server.app.services.db.dataSource.query("UPDATE users SET state = 'waiting' WHERE id = ?", [id]);
    return { id };
  },
  stateOf: (id) => read('SELECT * FROM users WHERE id = ?', id),
});
eachAnswersAsTold(otherJoining, () => ({ server, cast }));

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
