import { Role } from '../../../server/contract/enums';
import { buildMember } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { eachAnswersAsTold } from './matrix';
import { onMember, otherMembership } from './membershipTable';
import { askGraphql, buildCast, type Cast } from './outcomes';

const server = testServer();
let cast: Cast;
beforeAll(async () => {
  cast = await buildCast(server);
});

eachAnswersAsTold(onMember, () => ({ server, cast }), {
  build: () => buildMember(server),
  stateOf: (id) => server.app.services.db.read<object>('SELECT * FROM users WHERE id = ?', [id]),
});
eachAnswersAsTold(otherMembership, () => ({ server, cast }));

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
