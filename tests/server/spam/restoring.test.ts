import { PrivacyLevel, Role } from '../../../server/contract/enums';
import { commentCalls } from '../../support/commentCalls';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { codeOf } from '../report/reportCalls';
import { link, spamCalls } from './spamCalls';

const server = testServer({ newAccountsWait: true });
const reader = memberOfFile(server);
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });
const calls = { ...commentCalls(server), ...spamCalls(server) };

let writer: TestMember;
beforeEach(async () => {
  writer = await buildMember(server);
});

const story = async () =>
  (
    await buildStory(server, writer, {
      title: 'Seawall',
      content: 'The tide went out.',
      privacyLevel: PrivacyLevel.PUBLIC,
    })
  ).id;
const change = async (id: string, input: object) =>
  expect(
    codeOf(
      await server.graphql(
        'mutation ($input: UpdateStoryInput!) { updateStory(input: $input) { __typename } }',
        { input: { id, ...input } },
        writer.token,
      ),
    ),
  ).toBe('ok');
const ok = async (answer: Promise<{ errors?: unknown }>) =>
  expect(codeOf((await answer) as Parameters<typeof codeOf>[0])).toBe('ok');
const texts = async (member: TestMember) => (await calls.told(member)).map(({ text }) => text);

describe('a story of a new account that was hidden', () => {
  it.each(['while it waited', 'once it was approved'])(
    '%s waits when it is restored, if it was changed since',
    async (when) => {
      const id = await story();
      if (when !== 'while it waited') await ok(calls.approve(id, admin.token));
      await ok(calls.hide(id, admin.token));
      await change(id, { content: 'The tide went out, and never came back.' });
      expect(await calls.caseOf(id, admin.token)).toBeUndefined();
      await ok(calls.restore(id, admin.token));
      expect(await calls.story(id, reader)).toBeNull();
      expect(await calls.caseOf(id, admin.token)).toMatchObject({
        isHeld: true,
        heldText: 'The tide went out, and never came back.',
      });
      expect(await texts(writer)).toContain('Your story “Seawall” is no longer hidden by the organisers');
      await ok(calls.approve(id, admin.token));
      expect(await calls.story(id, reader)).toMatchObject({ publishedAt: expect.any(String) });
    },
  );

  it('is shown when it is restored as it was read', async () => {
    const id = await story();
    await ok(calls.hide(id, admin.token));
    await ok(calls.restore(id, admin.token));
    expect(await calls.story(id, reader)).not.toBeNull();
    expect(await texts(writer)).toContain('Your story “Seawall” is shown again');
  });

  it('is not stuck after it was changed with links and hidden once more', async () => {
    const id = await story();
    await ok(calls.approve(id, admin.token));
    await ok(calls.hide(id, admin.token));
    await change(id, { content: `The tide: ${link}` });
    await ok(calls.hide(id, admin.token));
    await ok(calls.restore(id, admin.token));
    expect(await calls.caseOf(id, admin.token)).toMatchObject({ isHeld: true });
    await ok(calls.approve(id, admin.token));
    expect(await calls.story(id, reader)).not.toBeNull();
  });

  it('doesn’t wait when it is restored, if its author is new no more', async () => {
    const id = await story();
    await ok(calls.approve(id, admin.token));
    await ok(calls.hide(id, admin.token));
    await change(id, { content: 'Another tide.' });
    await calls.age(writer);
    await ok(calls.restore(id, admin.token));
    expect(await calls.story(id, reader)).not.toBeNull();
  });
});

describe('a comment that was hidden', () => {
  const comment = async () => {
    const { id: storyId } = await buildStory(server, admin, { privacyLevel: PrivacyLevel.PUBLIC });
    const { data } = await calls.add({ storyId, content: 'Lovely.' }, writer.token);
    return { id: data.addComment.comment.id as string, storyId };
  };
  it('waits when it is restored, if it got a link meanwhile', async () => {
    const { id } = await comment();
    await ok(calls.hide(id, admin.token));
    await ok(calls.update({ id, content: `Lovely: ${link}` }, writer.token));
    await ok(calls.restore(id, admin.token));
    expect(await calls.caseOf(id, admin.token)).toMatchObject({ isHeld: true, heldText: `Lovely: ${link}` });
  });

  it('is told of with a way to the story’s comments', async () => {
    const { id, storyId } = await comment();
    await ok(calls.hide(id, admin.token, 'Be kind'));
    expect(await calls.told(writer)).toContainEqual(
      expect.objectContaining({
        text: 'Your comment was hidden by the organisers: Be kind',
        path: `/stories/${storyId}#comments`,
      }),
    );
  });
});

it('followers learn of a story that was approved while its author was suspended, once it is shown', async () => {
  await ok(
    server.graphql(
      'mutation ($id: ID!) { followUser(input: { id: $id }) { __typename } }',
      { id: writer.id },
      reader.token,
    ),
  );
  const id = await story();
  const of = async () => (await calls.told(reader)).filter(({ path }) => path === `/stories/${id}`);
  const suspend = (name: string, more = '') =>
    ok(
      server.graphql(
        `mutation { ${name}(input: { id: "${writer.id}"${more} }) { __typename } }`,
        {},
        admin.token,
      ),
    );
  await suspend('suspendMember', ', reason: "A pause"');
  await ok(calls.approve(id, admin.token));
  expect(await of()).toEqual([]);
  await suspend('restoreMember', ', reason: "Over"');
  expect(await of()).toEqual([expect.objectContaining({ kind: 'NEW_STORY' })]);
});

it('is not said to be readable by others while it waits for the story’s author', async () => {
  const owner = await buildMember(server);
  await calls.age(owner);
  const { id: storyId } = await buildStory(server, owner, { privacyLevel: PrivacyLevel.PUBLIC });
  await ok(
    server.graphql(
      `mutation { setCommentsMode(input: { storyId: "${storyId}", mode: APPROVAL }) { __typename } }`,
      {},
      owner.token,
    ),
  );
  const { data } = await calls.add({ storyId, content: link }, writer.token);
  await ok(calls.approve(data.addComment.comment.id, admin.token));
  expect(await texts(writer)).toContain('Your comment was approved by the organisers');
});
