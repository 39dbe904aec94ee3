import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { draftCalls } from '../../../support/draftCalls';
import { draftedStory, storyOf } from '../../../support/draftedStory';
import { buildMember, buildStory } from '../../../support/factories';
import { restClient } from '../../../support/restClient';
import { codeOf, testServer } from '../../../support/testServer';

let now = new Date();
const server = testServer({}, () => now);
const story = draftedStory(server);
const { author, autosave, calls, kept, mine, save, saveDraft, theirs, versions } = story;
let id: string;
beforeEach(() => {
  id = story.idOf();
});

describe('a draft', () => {
  it('is what its author sees, and readers see the published text', async () => {
    const saved = await saveDraft({ title: 'New title', content: 'Second text', tags: ['sea'] });
    const draft = {
      title: 'New title',
      content: 'Second text',
      tags: ['sea'],
      wordCount: 2,
      isConflicting: false,
    };
    const published = { title: 'Title', content: 'First', tags: [{ name: 'lamp' }], versionNumber: 1 };
    expect(saved).toMatchObject({ ...published, draft, hasUnpublishedChanges: true });
    expect(await mine()).toEqual(saved);
    const unseen = { draft: null, hasUnpublishedChanges: false, workingUpdatedAt: null };
    expect(await theirs()).toMatchObject({ ...published, ...unseen, updatedAt: saved.updatedAt });
    const staff = await buildMember(server, { roles: [Role.ADMIN, Role.INSTRUCTOR] });
    expect(await calls.read(id, staff.token)).toMatchObject(unseen);
  });

  it('is not revealed to readers by the number of its versions, in GraphQL or by REST', async () => {
    const numbers = async () => {
      const { body } = await restClient(server).get<{ version_number: number }>(`/stories/${id}`);
      return [(await mine()).versionNumber, (await theirs()).versionNumber, body.version_number];
    };
    const published = jest.spyOn(server.app.services.pubSub, 'publish');
    for (const content of ['Second', 'Third', 'Fourth']) await saveDraft({ content });
    await versions.keep({ storyId: id, name: 'Halfway' }, author.token);
    expect(await numbers()).toEqual([4, 1, 1]);
    await calls.discard({ id }, author.token);
    expect(await numbers()).toEqual([5, 1, 1]);
    expect(published.mock.calls.map(([topic]) => topic)).not.toContain('storyChanged');
    published.mockRestore();
    await save({ notes: 'To myself' });
    expect(await numbers()).toEqual([5, 1, 1]);
    await save({ content: 'Fifth' });
    expect(await numbers()).toEqual([6, 6, 6]);
  });

  it('takes over what a save leaves out', async () => {
    expect((await saveDraft({ title: 'New' })).draft).toMatchObject({ content: 'First', tags: ['lamp'] });
    expect((await saveDraft({ tags: [] })).draft).toMatchObject({ title: 'New', content: 'First', tags: [] });
    expect((await saveDraft({ content: 'Second' })).draft).toMatchObject({ title: 'New', tags: [] });
  });

  it('that equals the published text is none', async () => {
    await saveDraft({ content: 'Second' });
    expect((await saveDraft({ content: 'First' })).draft).toBeNull();
    expect((await saveDraft({ content: 'first' })).draft).toMatchObject({ content: 'first' });
    expect((await saveDraft({ content: 'First', tags: ['Lamp'] })).draft).toBeNull();
  });

  it('of a private story is the story itself', async () => {
    await save({ privacyLevel: 'PRIVATE' });
    expect(await saveDraft({ content: 'Second' })).toMatchObject({ content: 'Second', draft: null });
  });

  it('has no privacy, while language and search engines are set at once', async () => {
    const refused = await calls.update({ id, asDraft: true, privacyLevel: 'SHARED' }, author.token);
    expect(refused.errors?.[0]?.extensions.fields).toEqual({
      privacyLevel: messages.story.draftHasNoPrivacy,
    });
    const { updatedAt } = await saveDraft({ content: 'Second', listed: true });
    expect(updatedAt).toBe((await theirs()).updatedAt);
    await saveDraft({ content: 'Third', listed: false, lang: 'de' });
    const data = await server.ask(`{ story(id: "${id}") { listed lang content } }`);
    expect(data.story).toEqual({ listed: false, lang: 'de', content: 'First' });
  });

  it('counts its words for the writing day once, also after it is published', async () => {
    const words = async () =>
      (
        await server.sql<{ n: number }>(
          'SELECT words_now - words_before AS n FROM writing_days WHERE text_id = ?',
          [id],
        )
      ).map(({ n }) => Number(n));
    await autosave('First and three more');
    await save({ content: 'First and three more, and two', replacesDraft: true });
    expect(await words()).toEqual([6]);
  });

  it('is refused with both texts if either was changed since its base', async () => {
    const { workingUpdatedAt: base } = await autosave('Second');
    await autosave('Third');
    const answer = await calls.update(
      { id, asDraft: true, content: 'Mine', baseUpdatedAt: base },
      author.token,
    );
    expect(answer.errors?.[0]).toMatchObject({
      message: messages.story.conflict,
      extensions: {
        code: 'CONFLICT',
        story: {
          content: 'First',
          workingUpdatedAt: (await mine()).workingUpdatedAt,
          draft: { title: 'Title', content: 'Third', tags: ['lamp'], isConflicting: false },
        },
      },
    });
    expect((await mine()).draft).toMatchObject({ content: 'Third' });
  });

  it('of 40 saves from one base on two servers is written once', async () => {
    const { workingUpdatedAt: baseUpdatedAt } = await mine();
    const another = await server.another();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 ? calls : draftCalls(another)).update(
          { id, asDraft: true, content: `Text ${n}`, baseUpdatedAt },
          author.token,
        ),
      ),
    );
    await another.close();
    expect(answers.map((answer) => codeOf(answer) ?? 'ok').sort()).toEqual([
      ...new Array(39).fill('CONFLICT'),
      'ok',
    ]);
  });
});

describe('discarding', () => {
  it('returns to the published text, keeps the draft as a version, and repeats without effect', async () => {
    await autosave('Second');
    const discarded = storyOf(await calls.discard({ id }, author.token));
    expect(discarded).toMatchObject({ content: 'First', draft: null, versionNumber: 2 });
    expect(await kept()).toEqual([[1, 'NOT_CHOSEN', 'Second']]);
    expect(storyOf(await calls.discard({ id }, author.token))).toEqual(discarded);
  });

  it('is refused if the draft was changed since the base', async () => {
    const { workingUpdatedAt: baseUpdatedAt } = await autosave('Second');
    await autosave('Third');
    expect(codeOf(await calls.discard({ id, baseUpdatedAt }, author.token))).toBe('CONFLICT');
  });

  it('makes the base of every other device an old one', async () => {
    const { workingUpdatedAt: baseUpdatedAt } = await autosave('Second');
    await calls.discard({ id }, author.token);
    const answer = await calls.update({ id, asDraft: true, content: 'Third', baseUpdatedAt }, author.token);
    expect(codeOf(answer)).toBe('CONFLICT');
  });
});

describe('versions', () => {
  it('are kept of the draft: one of auto-saves in ten minutes, all others', async () => {
    const later = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    await autosave('a');
    await autosave('ab');
    later(11);
    await autosave('abc');
    await saveDraft({ content: 'abcd' });
    await autosave('abcde');
    expect(await kept()).toEqual([
      [3, 'AUTOSAVED', 'abcd'],
      [2, 'SAVED', 'abc'],
      [1, 'AUTOSAVED', 'ab'],
    ]);
  });

  it('are named and restored as the draft', async () => {
    await autosave('Second');
    const { data } = await versions.keep({ storyId: id, name: 'Halfway' }, author.token);
    const { version } = data.createStoryVersion;
    expect(version).toMatchObject({ content: 'Second' });
    await autosave('Third');
    await versions.restore({ id: version.id }, author.token);
    expect(await mine()).toMatchObject({ content: 'First', draft: { content: 'Second' } });
  });
});

describe('a deletion', () => {
  it('is refused if the draft was changed since the base, and takes the draft along', async () => {
    const { updatedAt: baseUpdatedAt } = await mine();
    await autosave('Second');
    const remove = (input: object) =>
      server.mutate('deleteStory', { id, ...input }, author.token, 'deletedStoryId');
    expect(codeOf(await remove({ baseUpdatedAt }))).toBe('CONFLICT');
    expect(codeOf(await remove({}))).toBeUndefined();
    const { db } = server.app.services;
    expect(await db.read('SELECT id FROM story_drafts WHERE id = ?', [id])).toEqual([]);
  });
});

it('publishes an event of a draft to its author alone', async () => {
  const published = jest.spyOn(server.app.services.pubSub, 'publish');
  await autosave('Second');
  await calls.discard({ id }, author.token);
  expect(published.mock.calls.map(([topic]) => topic)).toEqual(['storyChangedFor', 'storyChangedFor']);
  expect(published.mock.calls.map(([, key]) => key)).toEqual(new Array(2).fill(`${id} ${author.id}`));
  published.mockRestore();
});

it('costs lists of stories without drafts no statement, and those with drafts one', async () => {
  const member = await buildMember(server);
  const list = () =>
    server.graphql(
      '{ viewer { stories(first: 20) { edges { node { id hasUnpublishedChanges } } } } }',
      {},
      member.token,
    );
  const stories = await Promise.all(
    Array.from({ length: 5 }, () => buildStory(server, member, { privacyLevel: PrivacyLevel.SHARED })),
  );
  const without = await server.countStatements(list);
  for (const { id } of stories.slice(1))
    await calls.update({ id, asDraft: true, content: 'Second' }, member.token);
  const { statements, result } = await server.countStatements(list);
  const marks = result.data.viewer.stories.edges.map(
    ({ node }: { node: { hasUnpublishedChanges: boolean } }) => node.hasUnpublishedChanges,
  );
  expect(marks.sort()).toEqual([false, true, true, true, true]);
  expect(statements.length - without.statements.length).toBe(1);
});
