import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { newId } from '../../../../server/lib/ids';
import { buildExercise, buildStory, memberOfFile } from '../../../support/factories';
import { plansOf } from '../../../support/statements';
import { storyCalls } from '../../../support/storyCalls';
import { tagCalls } from '../../../support/tagCalls';
import { codeOf, dataOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer({}, () => now);
const calls = tagCalls(server);
/** The server's current time. */
let now = new Date();
const member = memberOfFile(server);
const staff = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });

async function make(input: object, { token } = member) {
  const data = await dataOf(calls.create(input, token));
  return data.createTag.tag;
}

describe('making a tag', () => {
  it('trims and lowercases its name, and returns an existing one', async () => {
    const made = await make({ name: '  Magic Realism ' });
    expect(made).toMatchObject({ name: 'magic realism', description: null });
    expect(await make({ name: 'MAGIC realism' }, staff)).toEqual(made);
    expect((await calls.byName(' magic REALISM', member.token)).data.tagByName).toEqual(made);
  });

  it('keeps single spaces in its name, also as a story’s, and finds the tags from before', async () => {
    const made = await make({ name: 'Slow  Burn' });
    expect(made.name).toBe('slow burn');
    const { id } = await buildStory(server, member, { tags: ['slow   burn', 'slow burn'] });
    const { data } = await storyCalls(server).read(id, member.token);
    expect(data.story.tags).toEqual([{ name: 'slow burn' }]);
    const { dataSource } = server.app.services.db;
    await dataSource.query('INSERT INTO tags (id, name) VALUES (?, ?)', [newId('tag'), 'old  one']);
    expect((await calls.byName('Old  One', member.token)).data.tagByName.name).toBe('old  one');
  });

  it('at once by 20 on two servers creates one', async () => {
    const another = await server.another();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? calls : tagCalls(another)).create({ name: 'raced' }, member.token),
      ),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.createTag.tag.id)).size).toBe(1);
  });

  it.each(['', ' ', '-', 'a_b', 'x'.repeat(21), 'a\nb', '#tag'])(
    'of the name %j is refused',
    async (name) => {
      expect(fieldsOf(await calls.create({ name }, member.token))).toEqual({ name: messages.tag.invalid });
    },
  );
});

it.each([
  [' Night  ', { valid: true, name: 'night', error: null }],
  ['Slow  Burn', { valid: true, name: 'slow burn', error: null }],
  ['Été-2', { valid: true, name: 'été-2', error: null }],
  ['a/b', { valid: false, name: 'a/b', error: messages.tag.invalid }],
  ['', { valid: false, name: '', error: messages.tag.invalid }],
])('the name %j is judged as it would be kept', async (name, validateTagName) => {
  const query = 'query ($name: String!) { validateTagName(name: $name) { valid name error } }';
  expect(await server.ask(query, member.token, { name })).toEqual({ validateTagName });
});

describe('changing a tag', () => {
  it('renames it everywhere, including visitors’ cached answers', async () => {
    const { id: storyId } = await buildStory(server, member, {
      tags: ['befor', 'other'],
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    const tagsSeen = async () =>
      ((await (await fetch(`${server.url}/api/public/stories/${storyId}`)).json()) as { tags: string[] })
        .tags;
    expect(await tagsSeen()).toEqual(['befor', 'other']);
    const { id } = (await calls.byName('befor', member.token)).data.tagByName;
    const { data } = await calls.update({ id, name: ' Before', description: 'Earlier' }, staff.token);
    expect(data.updateTag.tag).toEqual({ id, name: 'before', description: 'Earlier' });
    expect(await tagsSeen()).toEqual(['before', 'other']);
    expect((await calls.update({ id, description: '' }, staff.token)).data.updateTag.tag).toEqual({
      id,
      name: 'before',
      description: null,
    });
    expect((await calls.remove({ id }, staff.token)).data.deleteTag.deletedTagId).toBe(id);
    expect(await tagsSeen()).toEqual(['other']);
  });

  it('to a name of another tag is a CONFLICT, however many try at once', async () => {
    const tags = await Promise.all(Array.from({ length: 8 }, (_, n) => make({ name: `rival ${n}` })));
    const answers = await Promise.all(
      tags.map(({ id }) => calls.update({ id, name: 'winner' }, staff.token)),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(7);
    for (const error of refused)
      expect(error).toMatchObject({ message: messages.tag.taken, extensions: { code: 'CONFLICT' } });
  });

  it('to its own name is no conflict', async () => {
    const { id } = await make({ name: 'itself' });
    expect(codeOf(await calls.update({ id, name: 'ITSELF' }, staff.token))).toBeUndefined();
  });

  it('by deleting it while stories are saved with it fails no save', async () => {
    const stories = storyCalls(server);
    const { id } = await buildStory(server, member, {});
    for (let round = 0; round < 10; round += 1) {
      const tag = await make({ name: `fleeting ${round}` });
      const [saved, removed] = await Promise.all([
        stories.update({ id, content: `Text ${round}`, tags: [tag.name, 'lasting'] }, member.token),
        calls.remove({ id: tag.id }, staff.token),
      ]);
      expect([codeOf(saved), codeOf(removed)]).toEqual([undefined, undefined]);
    }
  });
});

describe('searching tags', () => {
  const names = async (search: string, first?: number) =>
    (await calls.search(search, member.token, first)).data.searchTags.map(
      ({ name }: { name: string }) => name,
    );

  beforeAll(async () => {
    for (const name of ['sea', 'seaside', 'overseas', 'the sea', 'season', 'sëa']) await make({ name });
  });

  it('finds those that start with the text, by name, then those that contain it', async () => {
    expect(await names(' SEA')).toEqual(['sea', 'seaside', 'season', 'overseas', 'the sea']);
    expect(await names('sea', 4)).toEqual(['sea', 'seaside', 'season', 'overseas']);
    expect(await names('sea', 2)).toEqual(['sea', 'seaside']);
  });

  it.each(['%', '_', 's_a', '\\', "'", 'nothing at all'])('takes %j as it stands', async (search) => {
    expect(await names(search)).toEqual([]);
  });

  it('with an empty text returns the first by name', async () => {
    expect(await names('', 100)).toHaveLength((await names(' ', 100)).length);
    expect((await names('', 2)).length).toBe(2);
  });

  it.each([
    ['sea', 0, 'first'],
    ['sea', 101, 'first'],
    ['x'.repeat(21), 8, 'search'],
  ])('for %j, %i of them, is refused', async (search, first, field) => {
    expect(fieldsOf(await calls.search(search, member.token, first))).toEqual({
      [field]: expect.any(String),
    });
  });
});

describe('popular tags', () => {
  const names = async (first?: number) =>
    (await calls.popular(member.token, first)).data.popularTags.map(({ name }: { name: string }) => name);
  const aMinuteLater = () => {
    now = new Date(now.getTime() + 60_001);
  };

  it('are those on the most stories and exercises, counted again after a minute', async () => {
    for (const tags of [['pop', 'poppy'], ['pop', 'poppy'], ['pop']]) {
      await buildStory(server, member, { tags });
      await buildStory(server, member, { tags });
    }
    for (let n = 0; n < 3; n += 1) await buildExercise(server, staff, { tags: ['poppy', 'popper'] });
    aMinuteLater();
    expect((await names()).filter((name: string) => name.startsWith('pop'))).toEqual([
      'poppy',
      'pop',
      'popper',
    ]);
    expect(await names(1)).toHaveLength(1);

    const { id } = (await calls.byName('poppy', member.token)).data.tagByName;
    await calls.remove({ id }, staff.token);
    expect(await names()).not.toContain('poppy');
  });

  it('are counted once for all requests within a minute', async () => {
    aMinuteLater();
    const { statements } = await server.countStatements(() =>
      Promise.all(Array.from({ length: 10 }, () => calls.popular(member.token))),
    );
    expect(statements.filter((sql) => sql.includes('GROUP BY'))).toHaveLength(1);
  });

  it.each([0, 101])('%i of them are refused', async (first) => {
    expect(codeOf(await calls.popular(member.token, first))).toBe('BAD_USER_INPUT');
  });
});

describe('the statements', () => {
  beforeAll(async () => {
    const { dataSource } = server.app.services.db;
    const rows = Array.from({ length: 3_000 }, (_, n) => [newId('tag'), `many ${n.toString(36)}`]);
    await dataSource.query(
      `INSERT INTO tags (id, name) VALUES ${rows.map(() => '(?, ?)').join(',')}`,
      rows.flat(),
    );
    await dataSource.query('ANALYZE TABLE tags');
  });

  const planOf = async (query: string) =>
    (await plansOf(server, query, /FROM tags t[\s\S]*LIMIT/, member.token)).at(-1) ?? [];

  it('for the list and for a prefix read the index of names, and sort nothing', async () => {
    const page = '{ pageInfo { endCursor } edges { node { name description } } }';
    const first = await server.graphql(`{ tags(first: 50) ${page} }`, {}, member.token);
    const after = `after: "${first.data.tags.pageInfo.endCursor}"`;
    for (const query of [
      `{ tags(first: 20) ${page} }`,
      `{ tags(first: 20, ${after}) ${page} }`,
      `{ tags(last: 20) ${page} }`,
      '{ searchTags(search: "many 1") { name } }',
    ]) {
      const plan = await planOf(query);
      expect(plan).toMatchObject([{ key: 'tags_name' }]);
      expect(plan[0]?.Extra).not.toMatch(/filesort|temporary/);
      expect(plan[0]?.type).not.toBe('ALL');
    }
  });

  it('for a substring read only the names', async () => {
    const plan = await planOf('{ searchTags(search: "any 1") { name } }');
    const scan = plan.find(({ key }) => key === 'tags_name');
    expect(scan?.Extra).toMatch(/Using index/);
    for (const { type, table } of plan) if (!table?.startsWith('<')) expect(type).not.toBe('ALL');
  });
});
