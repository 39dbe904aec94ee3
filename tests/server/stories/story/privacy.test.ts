import { PrivacyLevel } from '../../../../server/contract/enums';
import { buildStory, memberOfFile, type TestMember } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = storyCalls(server);
const author = memberOfFile(server, { displayName: 'Nora Vale', bio: 'Writes on trains.' });
const friend = memberOfFile(server);
const stranger = memberOfFile(server);

const { PRIVATE, SHARED, PUBLIC } = PrivacyLevel;
const story = async (privacyLevel?: PrivacyLevel) => (await buildStory(server, author, { privacyLevel })).id;
const share = (id: string, members: TestMember[] | undefined, more: object = {}) =>
  calls.share({ id, userIds: members?.map((member) => member.id), ...more }, author.token);
const setPrivacy = (id: string, privacyLevel: string) => calls.update({ id, privacyLevel }, author.token);

/** Which of visitor, stranger and friend may read it. */
async function readers(id: string): Promise<string[]> {
  const who = { visitor: undefined, stranger: stranger.token, friend: friend.token };
  const may = await Promise.all(
    Object.values(who).map(async (token) => !(await calls.read(id, token)).errors),
  );
  return Object.keys(who).filter((_, n) => may[n]);
}

describe('the author', () => {
  it('can publish, share and unpublish a story, with effect at once', async () => {
    const id = await story();
    expect(await readers(id)).toEqual([]);
    await setPrivacy(id, 'SHARED');
    expect(await readers(id)).toEqual(['stranger', 'friend']);
    await setPrivacy(id, 'PUBLIC');
    expect(await readers(id)).toEqual(['visitor', 'stranger', 'friend']);
    await setPrivacy(id, 'PRIVATE');
    expect(await readers(id)).toEqual([]);
  });

  it('removes named shares by making a story private: the next share is for everyone', async () => {
    const id = await story();
    await share(id, [friend]);
    await setPrivacy(id, 'PRIVATE');
    expect(await readers(id)).toEqual([]);
    const { db } = server.app.services;
    expect(await db.read('SELECT * FROM story_shares WHERE story_id = ?', [id])).toEqual([]);
    await setPrivacy(id, 'SHARED');
    expect(await readers(id)).toEqual(['stranger', 'friend']);
  });

  it('does not change privacy with an auto-save or a save that omits it', async () => {
    const id = await story(SHARED);
    await calls.update({ id, content: 'Typing', autosave: true }, author.token);
    await calls.update({ id, content: 'Saved' }, author.token);
    expect((await calls.read(id, author.token)).data.story.privacyLevel).toBe('SHARED');
  });
});

describe('sharing', () => {
  it.each([
    ['an empty list', []],
    ['no list', undefined],
  ])('with %s makes a story shared with every member', async (_what, members) => {
    const id = await story();
    const { data } = await share(id, members);
    expect(data.shareStory.story.privacyLevel).toBe('SHARED');
    expect(await readers(id)).toEqual(['stranger', 'friend']);
  });

  it('with names gives access only to those members, and the next names replace them', async () => {
    const id = await story();
    await share(id, [friend, friend]);
    expect(await readers(id)).toEqual(['friend']);
    await share(id, [stranger]);
    expect(await readers(id)).toEqual(['stranger']);
    await share(id, []);
    expect(await readers(id)).toEqual(['stranger', 'friend']);
  });

  it('again changes nothing, whether with everyone or by name', async () => {
    const id = await story();
    const first = (await share(id, [friend])).data.shareStory.story;
    const again = (await share(id, [friend])).data.shareStory.story;
    expect(again).toEqual(first);
    const all = (await share(id, [])).data.shareStory.story;
    expect((await share(id, [])).data.shareStory.story).toEqual(all);
    expect(all.updatedAt).not.toBe(first.updatedAt);
  });

  it.each([
    ['that never was', 'user_01h455vb4pex5vsknk084sn02q'],
    ['whose id is another kind’s', 'story_01h455vb4pex5vsknk084sn02q'],
    ['whose id is none', 'é'],
  ])('with a member %s is refused, and the story stays private', async (_what, unknown) => {
    const id = await story();
    expect(fieldsOf(await calls.share({ id, userIds: [friend.id, unknown] }, author.token))).toEqual({
      userIds: expect.any(String),
    });
    expect(await readers(id)).toEqual([]);
  });

  it('with more than 200 names is refused', async () => {
    const id = await story();
    const userIds = Array.from({ length: 201 }, () => friend.id);
    expect(fieldsOf(await calls.share({ id, userIds }, author.token))).toHaveProperty('userIds');
  });
});

describe('a reader who is not the author', () => {
  it('sees neither notes nor email address, and on a public story the author’s name and bio', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: PUBLIC });
    await calls.update({ id, notes: 'For my eyes' }, author.token);
    await server.sql(
      "UPDATE users SET website_url = 'https://example.com/nora', profile_image_url = 'https://example.com/n.png' WHERE id = ?",
      [author.id],
    );
    const query = `query ($id: ID!) { story(id: $id) { notes viewerCanEdit viewerCanShare viewerCanDelete
      author { name username bio websiteUrl profileImageUrl createdAt } } }`;
    const seenBy = async (token?: string) => (await server.ask(query, token, { id })).story;
    const name = { name: 'Nora Vale', username: author.username, bio: 'Writes on trains.' };
    const forMembers = {
      websiteUrl: 'https://example.com/nora',
      profileImageUrl: 'https://example.com/n.png',
      createdAt: expect.any(String),
    };
    const may = { viewerCanEdit: false, viewerCanShare: false, viewerCanDelete: false };
    expect(await seenBy()).toEqual({
      ...may,
      notes: null,
      author: { ...name, websiteUrl: null, profileImageUrl: null, createdAt: null },
    });
    expect(await seenBy(stranger.token)).toEqual({ ...may, notes: null, author: { ...name, ...forMembers } });
    expect(await seenBy(author.token)).toMatchObject({ notes: 'For my eyes', viewerCanEdit: true });
  });

  it('gets the permissions: only the author edits, deletes and, while private, shares', async () => {
    const query = 'query ($id: ID!) { story(id: $id) { viewerCanEdit viewerCanShare viewerCanDelete } }';
    const seen = async (level: PrivacyLevel, token?: string) =>
      Object.values((await server.ask(query, token, { id: await story(level) })).story);
    expect(await seen(PRIVATE, author.token)).toEqual([true, true, true]);
    expect(await seen(SHARED, author.token)).toEqual([true, false, true]);
    expect(await seen(PUBLIC, author.token)).toEqual([true, false, true]);
    expect(await seen(PUBLIC, friend.token)).toEqual([false, false, false]);
    expect(await seen(PUBLIC)).toEqual([false, false, false]);
  });
});
