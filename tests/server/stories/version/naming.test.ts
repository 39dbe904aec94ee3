import { PrivacyLevel } from '../../../../server/contract/enums';
import { buildMember, buildStory, memberOfFile } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { codeOf, dataOf, testServer } from '../../../support/testServer';
import { versionCalls } from '../../../support/versionCalls';

const server = testServer();
const calls = storyCalls(server);
const versions = versionCalls(server);
let storyId: string;
const author = memberOfFile(server);
beforeEach(async () => {
  storyId = (await buildStory(server, author, { title: 'Title', content: 'The text of now' })).id;
});

async function keep(input: object) {
  const data = await dataOf(versions.keep({ storyId, ...input }, author.token));
  return data.createStoryVersion;
}
const story = async () => (await calls.read(storyId, author.token)).data.story;

describe('keeping a version', () => {
  it('keeps the current text under a name, and does not change the story', async () => {
    const before = await story();
    const { version, versionEdge } = await keep({ name: '  First\ndraft ' });
    expect(version).toMatchObject({
      versionNumber: 1,
      kind: 'NAMED',
      name: 'First draft',
      title: 'Title',
      content: 'The text of now',
      wordCount: 4,
    });
    expect(versionEdge.node.id).toBe(version.id);
    expect(await story()).toEqual({ ...before, versionNumber: 2 });
  });

  it('keeps the text that lost a conflict, with its title or the story’s', async () => {
    await keep({ title: 'Mine', content: 'My own words' });
    await keep({ content: 'More' });
    expect(await versions.list(storyId, author)).toMatchObject([
      { versionNumber: 2, kind: 'NOT_CHOSEN', title: 'Title', content: 'More', wordCount: 1 },
      { versionNumber: 1, kind: 'NOT_CHOSEN', title: 'Mine', content: 'My own words', wordCount: 3 },
    ]);
    expect(await story()).toMatchObject({ title: 'Title', content: 'The text of now', versionNumber: 3 });
  });

  it('lets a draft on its old base be saved afterwards', async () => {
    const { updatedAt } = await story();
    await keep({ content: 'Not chosen' });
    const { errors } = await calls.update(
      { id: storyId, content: 'Chosen', baseUpdatedAt: updatedAt },
      author.token,
    );
    expect(errors).toBeUndefined();
  });

  it('in 20 concurrent requests with one local id on two servers keeps one', async () => {
    const another = await server.another();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? versions : versionCalls(another)).keep(
          { storyId, content: 'Not chosen', localId: 'lost-answer' },
          author.token,
        ),
      ),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.createStoryVersion.version.id)).size).toBe(1);
    expect(await versions.list(storyId, author)).toHaveLength(1);
    expect((await story()).versionNumber).toBe(2);
  });

  it('concurrently with saves gives each version its own number', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2
          ? keep({ name: `Name ${n}` })
          : calls.update({ id: storyId, content: `Text ${n}` }, author.token),
      ),
    );
    const numbers = (await versions.list(storyId, author)).map(({ versionNumber }) => versionNumber);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => 20 - n));
  });
});

describe('the limit per member', () => {
  const limited = testServer({ rateLimits: 1 / 20 });
  const strictly = versionCalls(limited);
  const drafts = storyCalls(limited);
  const writer = memberOfFile(limited);
  const limit = 'RATE_LIMITED';
  let id: string;
  beforeEach(async () => {
    await limited.app.services.rateLimits.forget('versionMember', writer.id);
    // Of fifteen, three are left.
    await limited.app.services.rateLimits.take('versionMember', writer.id, 12);
    id = (await buildStory(limited, writer, { content: 'A long text' })).id;
  });
  const keepOne = (localId?: string) => strictly.keep({ storyId: id, localId }, writer.token);

  it('refuses versions beyond it, however many are asked for at once, and stores none of them', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => keepOne()));
    expect(answers.map(codeOf).filter(Boolean)).toEqual(new Array(5).fill(limit));
    expect(await strictly.list(id, writer)).toHaveLength(3);
    const other = await buildMember(limited);
    const theirs = await buildStory(limited, other);
    expect((await strictly.keep({ storyId: theirs.id }, other.token)).errors).toBeUndefined();
  });

  it('does not count a repeated local id', async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await keepOne('again'));
    expect(answers.map(codeOf)).toEqual(new Array(6).fill(undefined));
    expect(codeOf(await keepOne())).toBeUndefined();
  });

  it('counts restored versions too, which keep what they replace', async () => {
    const { data } = await keepOne();
    await drafts.update({ id, content: 'Another text' }, writer.token);
    const versionId = data.createStoryVersion.version.id;
    const restoreIt = async () => codeOf(await strictly.restore({ id: versionId }, writer.token));
    expect([await restoreIt(), await restoreIt(), await restoreIt()]).toEqual([undefined, undefined, limit]);
  });

  it('counts discarded drafts too, which are kept', async () => {
    await drafts.update({ id, privacyLevel: 'PUBLIC' }, writer.token);
    const discard = async (title: string) => {
      await drafts.update({ id, title, asDraft: true }, writer.token);
      return codeOf(await limited.mutate('discardStoryDraft', { id }, writer.token));
    };
    const titles = ['One', 'Two', 'Three', 'Four'];
    const refusals = [];
    for (const title of titles) refusals.push(await discard(title));
    expect(refusals).toEqual([undefined, undefined, undefined, limit]);
    expect(await strictly.list(id, writer)).toHaveLength(3);
  });
});

describe('naming a version', () => {
  it('sets, changes and removes a name', async () => {
    const { version } = await keep({ name: 'One' });
    const rename = async (name?: string | null) =>
      (await versions.rename({ id: version.id, name }, author.token)).data.renameStoryVersion.version;
    expect(await rename(' Two ')).toEqual({ ...version, name: 'Two' });
    expect(await versions.list(storyId, author)).toEqual([{ ...version, name: 'Two' }]);
    expect((await rename(' ')).name).toBeNull();
    await rename('Three');
    expect((await rename()).name).toBeNull();
    expect(await versions.list(storyId, author)).toEqual([{ ...version, name: null }]);
  });

  it('does not change the story’s updatedAt', async () => {
    const before = (await story()).updatedAt;
    const { version } = await keep({});
    await versions.rename({ id: version.id, name: 'Late' }, author.token);
    expect((await story()).updatedAt).toBe(before);
  });
});

describe('another member’s versions', () => {
  it('are not found anywhere, even those of a public story', async () => {
    const reader = await buildMember(server);
    await calls.update({ id: storyId, privacyLevel: PrivacyLevel.PUBLIC.toUpperCase() }, author.token);
    const { version } = await keep({ content: 'A secret of mine' });
    for (const token of [reader.token, undefined]) {
      const data = await server.ask(
        `query ($id: ID!, $story: ID!) { node(id: $id) { id }
           story(id: $story) { versions { edges { node { content } } } sharedWith { id } } }`,
        token,
        { id: version.id, story: storyId },
      );
      expect(data).toEqual({ node: null, story: { versions: null, sharedWith: null } });
    }
  });
});
