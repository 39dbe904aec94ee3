import { Role } from '../../../../server/contract/enums';
import { buildExercise, buildStory, memberOfFile, memberOfTest } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { tagCalls } from '../../../support/tagCalls';
import { codeOf, testServer } from '../../../support/testServer';

/** Two tags that are new to the group, or 40 of imports, an hour. */
const server = testServer({ rateLimits: 1 / 250 });
const calls = tagCalls(server);
const stories = storyCalls(server);
const staff = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const member = memberOfTest(server);
let number = 0;
/** Names that no tag has. */
function newNames(count: number): string[] {
  number += count;
  return Array.from({ length: count }, (_, n) => `new ${number - n}`);
}
beforeEach(async () => {
  await server.app.services.rateLimits.forget('tagMember', staff.id);
});

const limit = 'RATE_LIMITED';
const create = async (name: string | undefined, { token } = member) =>
  codeOf(await calls.create({ name }, token));
async function storedOf(names: string[]): Promise<number> {
  const rows = await server.sql('SELECT name FROM tags WHERE name IN (?)', [names]);
  return rows.length;
}

it('a member creates some tags an hour, all in one document or not', async () => {
  const names = newNames(6);
  const fields = names.map((name, n) => `t${n}: createTag(input: { name: "${name}" }) { tag { id } }`);
  const { errors } = await server.graphql(`mutation { ${fields.join(' ')} }`, {}, member.token);
  expect(errors?.map(({ extensions }) => extensions.code)).toContain(limit);
  expect(await storedOf(names)).toBe(2);
});

it('tags that are there already take nothing of it', async () => {
  const [name, another, more] = newNames(3);
  const answers = [];
  for (let n = 0; n < 5; n += 1) answers.push(await create(name));
  expect(answers).toEqual(new Array(5).fill(undefined));
  expect([await create(another), await create(more)]).toEqual([undefined, limit]);
});

describe('new tags of a saved text', () => {
  it('of a new story count, and a refused story is not stored', async () => {
    const names = newNames(3);
    const post = async (tags: string[]) =>
      codeOf(await stories.create({ title: 'T', content: 'Text', tags }, member.token));
    expect(await post(names.slice(0, 2))).toBeUndefined();
    expect(await post(names.slice(0, 2))).toBeUndefined();
    expect(await post(names)).toBe(limit);
    expect(await storedOf(names)).toBe(2);
    const mine = await server.graphql('{ viewer { stories { totalCount } } }', {}, member.token);
    expect(mine.data.viewer.stories.totalCount).toBe(2);
  });

  it('of a changed story count, and so do those of a published draft', async () => {
    const { id } = await buildStory(server, member, {});
    const save = async (input: object) => codeOf(await stories.update({ id, ...input }, member.token));
    expect(await save({ tags: newNames(2), privacyLevel: 'PUBLIC' })).toBeUndefined();
    expect(await save({ tags: newNames(1), title: 'Refused' })).toBe(limit);
    expect((await stories.read(id, member.token)).data.story.title).not.toBe('Refused');
    expect(await save({ tags: newNames(1), asDraft: true })).toBeUndefined();
    expect(codeOf(await server.mutate('publishStoryDraft', { id }, member.token))).toBe(limit);
  });

  it('of an exercise count', async () => {
    const { id } = await buildExercise(server, staff, {});
    const save = async (tags: string[]) => {
      const update =
        'mutation ($input: UpdateExerciseInput!) { updateExercise(input: $input) { __typename } }';
      return codeOf(await server.graphql(update, { input: { id, tags } }, staff.token));
    };
    expect([await save(newNames(2)), await save(newNames(1))]).toEqual([undefined, limit]);
  });

  it('of imported texts have a limit of their own, which is higher', async () => {
    const importTexts = async (count: number) => {
      const texts = Array.from({ length: count }, (_, n) => ({
        title: `T ${n}`,
        content: 'Text',
        tags: newNames(10),
      }));
      const document =
        'mutation ($input: ImportStoriesInput!) { importStories(input: $input) { results { outcome } } }';
      return codeOf(await server.graphql(document, { input: { stories: texts } }, member.token));
    };
    expect([await importTexts(4), await importTexts(1)]).toEqual([undefined, limit]);
    expect(await create(newNames(1)[0])).toBeUndefined();
  });
});
