import { Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { exerciseCalls } from '../../../support/exerciseCalls';
import { buildExercise, buildMember, buildStory, memberOfFile } from '../../../support/factories';
import { codeOf, dataOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = exerciseCalls(server);
const staff = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR], displayName: 'Ines' });
const member = memberOfFile(server);

const valid = {
  title: 'Six words',
  description: 'Tell a story in six words.',
  difficulty: 'BEGINNER',
  category: 'FLASH_FICTION',
};
const create = (input: Record<string, unknown> = {}) => calls.create({ ...valid, ...input }, staff.token);
const update = (id: string, input: Record<string, unknown>) => calls.update({ id, ...input }, staff.token);
const exerciseOf = async (id: string) => (await calls.read(id, staff.token)).data.exercise;
const count = async () => (await server.sql('SELECT id FROM exercises')).length;

describe('a new exercise', () => {
  it('has the given fields, and nothing else', async () => {
    const data = await dataOf(create());
    const { exercise, exerciseEdge } = data.createExercise;
    expect(exercise).toMatchObject({
      ...valid,
      id: expect.stringMatching(/^exercise_/),
      objective: '',
      prompt: '',
      timeLimitMinutes: null,
      isTemplate: false,
      tags: [],
      creator: { id: staff.id, username: staff.username, displayName: 'Ines' },
      viewerCanEdit: true,
      viewerCanDelete: true,
    });
    const { edges } = (await calls.list('first: 1', member.token)).data.exercises;
    expect(edges).toEqual([{ cursor: exerciseEdge.cursor, node: { id: exercise.id, title: 'Six words' } }]);
  });

  it('keeps its texts, its time limit and its tags', async () => {
    const given = {
      objective: 'Say more with less.',
      prompt: 'For sale: …',
      timeLimitMinutes: 10,
      isTemplate: true,
      tags: [' Short ', 'FORM', 'short'],
      category: 'CREATIVE_NONFICTION',
      difficulty: 'ADVANCED',
    };
    const { exercise } = (await create(given)).data.createExercise;
    const expected = { ...given, tags: [{ name: 'short' }, { name: 'form' }] };
    expect(exercise).toMatchObject(expected);
    expect(await exerciseOf(exercise.id)).toMatchObject(expected);
  });

  it('has a title of one line and texts without surrounding white space', async () => {
    const { exercise } = (
      await create({
        title: ' A\r\nB ',
        description: '\n One.\r\n\r\nTwo. ',
        objective: ' ',
        prompt: '\nGo. ',
      })
    ).data.createExercise;
    expect(exercise).toMatchObject({
      title: 'A B',
      description: 'One.\n\nTwo.',
      objective: '',
      prompt: 'Go.',
    });
  });
});

/** Values that both create and update refuse, and values exactly at the limit. */
const limits: [
  what: string,
  refused: Record<string, unknown>,
  message: string,
  taken: Record<string, unknown>,
][] = [
  ['a blank title', { title: ' \n' }, messages.exercise.titleRequired, { title: 'x' }],
  ['a title of 201', { title: 'x'.repeat(201) }, messages.exercise.titleTooLong, { title: 'é'.repeat(200) }],
  [
    'a blank description',
    { description: ' \n' },
    messages.exercise.descriptionRequired,
    { description: 'x' },
  ],
  [
    'a description of 5,001',
    { description: 'x'.repeat(5_001) },
    messages.exercise.descriptionTooLong,
    { description: '詩'.repeat(5_000) },
  ],
  [
    'an objective of 5,001',
    { objective: 'x'.repeat(5_001) },
    messages.exercise.objectiveTooLong,
    { objective: 'x'.repeat(5_000) },
  ],
  [
    'a prompt of 5,001',
    { prompt: 'x'.repeat(5_001) },
    messages.exercise.promptTooLong,
    { prompt: 'x'.repeat(5_000) },
  ],
  ['4 minutes', { timeLimitMinutes: 4 }, messages.exercise.timeLimit, { timeLimitMinutes: 5 }],
  ['12 minutes', { timeLimitMinutes: 12 }, messages.exercise.timeLimit, { timeLimitMinutes: 15 }],
  ['245 minutes', { timeLimitMinutes: 245 }, messages.exercise.timeLimit, { timeLimitMinutes: 240 }],
];

it.each(limits)(
  '%s is refused in a new and in a changed exercise, and nothing is written',
  async (_what, refused, message, taken) => {
    const fields = { [Object.keys(refused)[0] as string]: message };
    const { id } = await buildExercise(server, staff);
    const before = [await count(), await exerciseOf(id)];
    expect(fieldsOf(await create(refused))).toEqual(fields);
    expect(fieldsOf(await update(id, { isTemplate: true, ...refused }))).toEqual(fields);
    expect([await count(), await exerciseOf(id)]).toEqual(before);
    expect((await create(taken)).data.createExercise.exercise).toMatchObject(taken);
    expect((await update(id, taken)).data.updateExercise.exercise).toMatchObject(taken);
  },
);

describe('its tags', () => {
  const ten = Array.from({ length: 10 }, (_, n) => `tag ${n}`);
  const namesOf = (exercise: { tags: { name: string }[] }) => exercise.tags.map(({ name }) => name);

  it('are at most ten, with the rules of stories’ tags', async () => {
    expect(namesOf((await create({ tags: [...ten, 'TAG 1'] })).data.createExercise.exercise)).toEqual(ten);
    for (const tags of [[...ten, 'more'], Array.from({ length: 101 }, (_, n) => `t${n}`)])
      expect(fieldsOf(await create({ tags }))).toEqual({
        tags: messages.exercise.tooManyTags,
      });
    expect(fieldsOf(await create({ tags: ['no_underscore'] }))).toEqual({
      tags: messages.tag.invalid,
    });
  });

  it('are replaced by a change, kept if omitted, and removed by an empty list', async () => {
    const { id } = await buildExercise(server, staff, { tags: ['one', 'two'] });
    expect(namesOf((await update(id, { title: 'x' })).data.updateExercise.exercise)).toEqual(['one', 'two']);
    expect(namesOf((await update(id, { tags: ['two', 'three'] })).data.updateExercise.exercise)).toEqual([
      'two',
      'three',
    ]);
    expect(namesOf((await update(id, { tags: [] })).data.updateExercise.exercise)).toEqual([]);
  });

  it('of ten concurrent changes are those of one of them', async () => {
    const { id } = await buildExercise(server, staff, { tags: ['start'] });
    const sets = Array.from({ length: 10 }, (_, n) => [`a${n}`, `b${n}`]);
    const answers = await Promise.all(sets.map((tags) => update(id, { tags })));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(sets).toContainEqual(namesOf(await exerciseOf(id)));
  });
});

describe('a change', () => {
  it('keeps omitted fields', async () => {
    const { id } = await buildExercise(server, staff, {
      timeLimitMinutes: 20,
      objective: 'Why',
      prompt: 'Go',
    });
    const before = await exerciseOf(id);
    const nothing = { title: null, description: null, objective: null, prompt: null, timeLimitMinutes: null };
    for (const input of [{}, { ...nothing, difficulty: null, category: null, isTemplate: null, tags: null }])
      expect((await update(id, input)).data.updateExercise.exercise).toEqual(before);
    const { exercise } = (await update(id, { category: 'POETRY' })).data.updateExercise;
    expect(exercise).toEqual({ ...before, category: 'POETRY', updatedAt: exercise.updatedAt });
    expect(exercise.updatedAt > before.updatedAt).toBe(true);
  });

  it('removes the time limit with 0, and texts with empty ones', async () => {
    const { id } = await buildExercise(server, staff, {
      timeLimitMinutes: 20,
      objective: 'Why',
      prompt: 'Go',
    });
    expect(
      (await update(id, { timeLimitMinutes: 0, objective: '', prompt: '' })).data.updateExercise.exercise,
    ).toMatchObject({ timeLimitMinutes: null, objective: '', prompt: '' });
  });
});

describe('deleting an exercise', () => {
  it('keeps the stories that were written from it', async () => {
    const { id } = await buildExercise(server, staff, { tags: ['gone'] });
    const story = await buildStory(server, member, { exerciseId: id });
    expect((await calls.remove({ id }, staff.token)).data).toEqual({
      deleteExercise: { deletedExerciseId: id },
    });
    const data = await server.ask(
      'query ($id: ID!) { story(id: $id) { title exercise { id } } }',
      member.token,
      { id: story.id },
    );
    expect(data.story).toEqual({ title: story.title, exercise: null });
    expect(codeOf(await calls.read(id, staff.token))).toBe('NOT_FOUND');
  });
});

it.each([
  ['an instructor', () => staff, true],
  ['a member', () => member, false],
])('shows %s whether they may make exercises', async (_who, viewer, may) => {
  const data = await server.ask('{ viewer { canCreateExercises } }', viewer().token);
  expect(data.viewer.canCreateExercises).toBe(may);
});

it.each([10, 100])('a page of %i with creators and tags takes at most 5 statements', async (first) => {
  const creators = await Promise.all(
    Array.from({ length: 5 }, () => buildMember(server, { roles: [Role.INSTRUCTOR] })),
  );
  for (let n = 0; n < 25; n += 1)
    await buildExercise(server, creators[n % 5]!, { tags: ['common', `tag ${n}`] });
  const fields = 'title viewerCanEdit creator { name } tags { name }';
  const { statements, result } = await server.countStatements(() =>
    server.ask(`{ exercises(first: ${first}) { totalCount edges { node { ${fields} } } } }`, member.token),
  );
  expect(result.exercises.edges.length).toBeGreaterThanOrEqual(Math.min(first, 25));
  expect(statements.length).toBeGreaterThan(3);
  expect(statements.length).toBeLessThanOrEqual(5);
});
