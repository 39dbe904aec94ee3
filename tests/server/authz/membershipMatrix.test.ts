import { Role } from '../../../server/contract/enums';
import { buildMember } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { testPermissions } from './matrix';
import { onMember, otherMembership } from './membershipTable';
import { askGraphql, castOfFile } from './outcomes';

const server = testServer();
const cast = castOfFile(server);

testPermissions(onMember, server, cast, {
  build: () => buildMember(server),
  stateOf: (id) => server.app.services.db.read<object>('SELECT * FROM users WHERE id = ?', [id]),
});
testPermissions(otherMembership, server, cast);

it.each(['suspendMember', 'restoreMember'])('no administrator runs %s about themselves', async (name) => {
  const { document } = onMember[name]!;
  expect(await askGraphql(server, document, { id: cast.admin.id }, cast.admin.token)).toBe('FORBIDDEN');
});

it('an administrator who is suspended is nobody', async () => {
  const { id, token } = await buildMember(server, { roles: [Role.USER, Role.ADMIN] });
  const { document } = onMember.suspendMember!;
  expect(await askGraphql(server, document, { id }, cast.admin.token)).toBe('ok');
  expect(await askGraphql(server, document, { id: cast.member.id }, token)).toBe('UNAUTHENTICATED');
});
