import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { commentCalls } from '../../../support/commentCalls';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../../support/factories';
import { type GraphQLAnswer, testServer } from '../../../support/testServer';
import { codeOf } from '../../staff/report/reportCalls';
import { link, spamCalls } from './spamCalls';

const server = testServer({ newAccountsWait: true });
const reader = memberOfFile(server);
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });
const calls = { ...commentCalls(server), ...spamCalls(server) };

let writer: TestMember;
beforeEach(async () => {
  writer = await buildMember(server);
});

const tide = { title: 'Seawall', content: 'The tide went out.', privacyLevel: PrivacyLevel.PUBLIC };
const story = async () => (await buildStory(server, writer, tide)).id;
const change = (id: string, input: object) => server.perform('updateStory', { id, ...input }, writer.token);
const ok = async (answer: Promise<GraphQLAnswer>) => expect(codeOf(await answer)).toBe('ok');
const texts = async (member: TestMember) => (await calls.notificationsOf(member)).map(({ text }) => text);

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
    await ok(calls.hide(id, admin.token, 'An advertisement'));
    expect(await calls.story(id, writer)).toMatchObject({ heldBecause: null });
    expect(await texts(writer)).toContain(
      'Your story “Seawall” was hidden by the organisers: An advertisement',
    );
    await ok(calls.restore(id, admin.token));
    expect(await calls.story(id, reader)).toMatchObject({ publishedAt: expect.any(String) });
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

  it('doesn’t wait when it is restored, if its author is no longer new', async () => {
    const id = await story();
    await ok(calls.approve(id, admin.token));
    await ok(calls.hide(id, admin.token));
    await change(id, { content: 'Another tide.' });
    await calls.age(writer);
    await ok(calls.restore(id, admin.token));
    expect(await calls.story(id, reader)).not.toBeNull();
  });
});

it('a comment that was hidden waits when it is restored, if it got a link meanwhile', async () => {
  const { id: storyId } = await buildStory(server, admin, { privacyLevel: PrivacyLevel.PUBLIC });
  const { data } = await calls.add({ storyId, content: 'Lovely.' }, writer.token);
  const { id } = data.addComment.comment;
  await ok(calls.hide(id, admin.token));
  await ok(calls.update({ id, content: `Lovely: ${link}` }, writer.token));
  await ok(calls.restore(id, admin.token));
  expect(await calls.caseOf(id, admin.token)).toMatchObject({ isHeld: true, heldText: `Lovely: ${link}` });
});

it('followers are notified of a story that was approved while its author was suspended, once it is shown', async () => {
  await server.perform('followUser', { id: writer.id }, reader.token);
  const id = await story();
  const of = async () =>
    (await calls.notificationsOf(reader)).filter(({ path }) => path === `/stories/${id}`);
  await server.perform('suspendMember', { id: writer.id, reason: 'A pause' }, admin.token);
  await ok(calls.approve(id, admin.token));
  expect(await of()).toEqual([]);
  await server.perform('restoreMember', { id: writer.id, reason: 'Over' }, admin.token);
  expect(await of()).toEqual([expect.objectContaining({ kind: 'NEW_STORY' })]);
});
