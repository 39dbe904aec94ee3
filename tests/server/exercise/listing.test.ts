import { ExerciseCategory, ExerciseDifficulty, Role } from '../../../server/contract/enums';
import { exerciseCalls } from '../../support/exerciseCalls';
import { buildExercise, buildMember, memberOfTest, type TestMember } from '../../support/factories';
import { emptiedServer } from '../../support/testServer';

const server = emptiedServer();
const calls = exerciseCalls(server);
const staff = memberOfTest(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const member = memberOfTest(server);

type Edge = { cursor: string; node: { id: string; title: string } };

async function page(args: string) {
  const { data, errors } = await calls.list(args, member.token);
  expect(errors).toBeUndefined();
  return data.exercises;
}
const titles = (list: { edges: Edge[] }) => list.edges.map(({ node }) => node.title);

const { BEGINNER, ADVANCED } = ExerciseDifficulty;
const { POETRY, FLASH_FICTION } = ExerciseCategory;

it('exercises are listed the newest first, all of them or by what they are', async () => {
  for (const [title, difficulty, category] of [
    ['a', BEGINNER, POETRY],
    ['b', ADVANCED, POETRY],
    ['c', ADVANCED, FLASH_FICTION],
    ['d', ADVANCED, POETRY],
  ] as const)
    await buildExercise(server, staff, { title, difficulty, category });
  for (const [args, expected] of [
    ['', ['d', 'c', 'b', 'a']],
    ['difficulty: ADVANCED', ['d', 'c', 'b']],
    ['category: POETRY', ['d', 'b', 'a']],
    ['category: POETRY, difficulty: ADVANCED', ['d', 'b']],
    ['category: FLASH_FICTION, difficulty: BEGINNER', []],
    ['category: null, difficulty: null', ['d', 'c', 'b', 'a']],
  ] as const) {
    const list = await page(args);
    expect([args, titles(list), list.totalCount]).toEqual([args, expected, expected.length]);
  }
});

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
