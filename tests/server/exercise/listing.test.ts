import { Role } from '../../../server/contract/enums';
import { buildExercise, buildMember, memberOfTest, type TestMember } from '../../support/factories';
import { emptiedServer } from '../../support/testServer';

const server = emptiedServer();
const member = memberOfTest(server);

it.each([10, 100])('a page of %i with creators and tags takes at most 5 statements', async (first) => {
  const creators = await Promise.all(
    Array.from({ length: 5 }, () => buildMember(server, { roles: [Role.INSTRUCTOR] })),
  );
  for (let n = 0; n < 25; n += 1)
    await buildExercise(server, creators[n % 5] as TestMember, { tags: ['common', `tag ${n}`] });
  const { statements, result } = await server.countStatements(() =>
    server.graphql(
      `{ exercises(first: ${first}) { totalCount edges { node { title viewerCanEdit creator { name } tags { name } } } } }`,
      {},
      member.token,
    ),
  );
  expect(result.data.exercises.edges).toHaveLength(Math.min(first, 25));
  expect(statements.length).toBeGreaterThan(3);
  expect(statements.length).toBeLessThanOrEqual(5);
});
