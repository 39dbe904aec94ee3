import { ExerciseCategory, ExerciseDifficulty, PrivacyLevel, Role } from '../../server/contract/enums';
import { messages } from '../../server/contract/messages';
import { newId } from '../../server/ids';
import { buildExercise, buildMember, buildSession, buildStory, memberOfFile } from '../support/factories';
import { restClient } from '../support/restClient';
import { startTestServer, testServer } from '../support/testServer';

interface Exercise {
  id: string;
  updated_at: string;
  title: string;
}

const server = testServer();
const api = restClient(server);
const staff = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR], displayName: 'Ines' });
const member = memberOfFile(server);

const body = {
  title: 'Six words',
  description: 'Tell a story in six words.',
  objective: 'Say more with less.',
  time_limit_minutes: 30,
  is_template: false,
  difficulty: 'intermediate',
  category: 'flash-fiction',
  tags: ['short', 'form'],
};

test('an exercise is made, read, changed and deleted', async () => {
  const made = await api.post<Exercise>('/exercises', body, { token: staff.token });
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...body,
      id: expect.stringMatching(/^exercise_/),
      prompt: '',
      created_by: staff.id,
      creator: { id: staff.id, username: staff.username, display_name: 'Ines' },
    },
  });
  const path = `/exercises/${made.body.id}`;
  expect(await api.get(path, { token: member.token })).toMatchObject({ status: 200, body: made.body });
  const sent = {
    ...body,
    prompt: 'For sale: …',
    category: 'creative-nonfiction',
    time_limit_minutes: 0,
    tags: [],
  };
  expect(await api.put(path, sent, { token: staff.token })).toMatchObject({
    status: 200,
    body: { ...sent, time_limit_minutes: null },
  });
  expect(await api.delete(path, { token: staff.token })).toMatchObject({ status: 204, body: undefined });
  expect(await api.get(path, { token: member.token })).toMatchObject({
    status: 404,
    body: { error: messages.exercise.notFound },
  });
});

test('a change upon an older copy answers 409 with the one of now', async () => {
  const { token } = staff;
  const made = await api.post<Exercise>('/exercises', { ...body, tags: ['rain'] }, { token });
  const path = `/exercises/${made.body.id}`;
  const base_updated_at = made.body.updated_at;
  const first = await api.put<Exercise>(path, { time_limit_minutes: 20, base_updated_at }, { token });
  expect(first.status).toBe(200);
  expect(await api.put(path, { title: 'Mine', base_updated_at }, { token })).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      exercise: {
        id: made.body.id,
        title: body.title,
        category: body.category,
        time_limit_minutes: 20,
        tags: ['rain'],
        updated_at: first.body.updated_at,
      },
    },
  });
});

test.each([
  ['no title', { title: undefined }, 'title'],
  ['a blank description', { description: ' ' }, 'description'],
  ['an unknown category', { category: 'FLASH_FICTION' }, 'category'],
  ['no difficulty', { difficulty: undefined }, 'difficulty'],
  ['too long a time', { time_limit_minutes: 601 }, 'time_limit_minutes'],
  ['too many tags', { tags: Array.from({ length: 11 }, (_, n) => `tag ${n}`) }, 'tags'],
])('one with %s answers 422 and names the field', async (_name, input, field) => {
  expect(await api.post('/exercises', { ...body, ...input }, { token: staff.token })).toMatchObject({
    status: 422,
    body: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } },
  });
});

test('the list is an array, the newest first, by difficulty and category', async () => {
  const lister = await startTestServer();
  try {
    const listerApi = restClient(lister);
    const creator = await buildMember(lister, { roles: [Role.INSTRUCTOR] });
    for (const [title, difficulty, category] of [
      ['a', ExerciseDifficulty.BEGINNER, ExerciseCategory.FLASH_FICTION],
      ['b', ExerciseDifficulty.ADVANCED, ExerciseCategory.FLASH_FICTION],
      ['c', ExerciseDifficulty.ADVANCED, ExerciseCategory.POETRY],
    ] as const)
      await buildExercise(lister, creator, { title, difficulty, category });
    const titles = async (query: string) =>
      (await listerApi.get<Exercise[]>(`/exercises${query}`, { token: creator.token })).body.map(
        ({ title }) => title,
      );
    expect(await titles('')).toEqual(['c', 'b', 'a']);
    expect(await titles('?difficulty=advanced')).toEqual(['c', 'b']);
    expect(await titles('?category=flash-fiction')).toEqual(['b', 'a']);
    expect(await titles('?category=flash-fiction&difficulty=beginner')).toEqual(['a']);
    const page = await listerApi.get<Exercise[]>('/exercises?difficulty=advanced&limit=1', {
      token: creator.token,
    });
    const next = page.headers.get('link')?.match(/^<\/api\/exercises(\S+)>; rel="next"$/)?.[1] ?? '';
    expect([page.body.map(({ title }) => title), await titles(next)]).toEqual([['c'], ['b']]);
    expect((await listerApi.get('/exercises?category=all', { token: creator.token })).status).toBe(400);
  } finally {
    await lister.close();
  }
});

describe('a story', () => {
  interface Story {
    id: string;
    session_id?: string | null;
    exercise_id?: string | null;
    exercise?: { title: string } | null;
  }

  test('says which exercise it is from to members and which session to its author, in lists, too', async () => {
    const exercise = await buildExercise(server, staff);
    const session = await buildSession(server, staff, { joined: [member] });
    const sent = {
      title: 'A',
      content: 'b',
      privacy_level: 'public',
      session_id: session.id,
      exercise_id: exercise.id,
    };
    const made = await api.post<Story>('/stories', sent, { token: member.token });
    const origin = { session_id: session.id, exercise_id: exercise.id, exercise: { title: exercise.title } };
    expect(made).toMatchObject({ status: 201, body: origin });
    const path = `/stories/${made.body.id}`;
    expect((await api.get(path, { token: staff.token })).body).toMatchObject({ ...origin, session_id: null });
    expect((await api.put(path, { title: 'B' }, { token: member.token })).body).toMatchObject(origin);
    expect((await api.get<Story[]>('/stories/my', { token: member.token })).body[0]).toMatchObject(origin);
    const nothing = { session_id: null, exercise_id: null, exercise: null };
    expect((await api.get(path)).body).toMatchObject(nothing);
    expect((await api.get(`/public${path}`)).body).toMatchObject(nothing);
  });

  test('of none says so', async () => {
    const { id } = await buildStory(server, member);
    expect((await api.get(`/stories/${id}`, { token: member.token })).body).toMatchObject({
      session_id: null,
      exercise_id: null,
      exercise: null,
    });
  });

  test('of a session not joined, or an exercise that is none, answers 422 and names it', async () => {
    const { id } = await buildSession(server, staff);
    for (const [field, value] of [
      ['session_id', id],
      ['exercise_id', newId('exercise')],
    ] as const)
      expect(
        await api.post('/stories', { title: 'A', content: 'b', [field]: value }, { token: member.token }),
      ).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
  });

  test('in the public list is without them, for whoever asks, and nothing is read for them', async () => {
    await buildStory(server, member, {
      privacyLevel: PrivacyLevel.PUBLIC,
      exerciseId: (await buildExercise(server, staff)).id,
    });
    for (const token of [undefined, member.token]) {
      const { statements, result } = await server.countStatements(() =>
        api.get<Story[]>('/public/stories', { token }),
      );
      expect(result.body.length).toBeGreaterThan(0);
      for (const story of result.body) expect(story).not.toHaveProperty('exercise_id');
      expect(statements.filter((sql) => /FROM (sessions|exercises)/.test(sql))).toEqual([]);
    }
  });
});
