import { NotificationKind, PrivacyLevel, Role } from '../../../../server/contract/enums';
import { readReceivers } from '../../../../server/features/notify/notification/receivers';
import type { withheldFor } from '../../../../server/features/stories/table/storiesTable';
import { release, withhold } from '../../../../server/features/stories/withholding/withholding';
import { askDocument } from '../../../support/documents';
import {
  buildComment,
  buildMember,
  buildSession,
  buildStory,
  type TestMember,
} from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { contextOf, ofFile, type TestServer, testServer } from '../../../support/testServer';
import { filesOf } from '../../own-data/dataExport/exportLink';

const { PRIVATE, PUBLIC, SHARED } = PrivacyLevel;

const server = testServer();
const other = ofFile(() => server.another());
const calls = storyCalls(server);
let author: TestMember;
let reader: TestMember;
let story: { id: string };

type Reason = keyof typeof withheldFor;

const change = async (
  how: typeof withhold,
  reason: Reason,
  condition = 'author_id = ?',
  param = author.id,
) => {
  const ctx = await contextOf(server);
  await ctx.db.transaction((tx) => how(tx, ctx, { condition, params: [param] }, reason));
};

const stored = async () =>
  (
    await server.sql<object>(
      'SELECT privacy_level AS level, withheld_level AS chosen, withheld AS reasons FROM stories WHERE id = ?',
      [story.id],
    )
  )[0];

/** The members may read it, and it was commented on. */
async function build(privacyLevel: PrivacyLevel) {
  [author, reader] = [await buildMember(server), await buildMember(server)];
  const words = { title: `Told by ${author.username}`, content: `A lamp of ${author.username}` };
  story = await buildStory(server, author, { ...words, privacyLevel, tags: [`tag-${author.username}`] });
}

describe('a story that is withheld', () => {
  type Place = (on: TestServer) => Promise<string>;
  const at =
    (pathOf: () => string): Place =>
    async (on) => {
      const { status, text } = await askDocument(on, pathOf());
      return status === 200 ? text : '';
    };
  const asked =
    (query: () => string): Place =>
    async (on) =>
      JSON.stringify((await on.graphql(`{ ${query()} }`, {}, reader.token)).data);
  const tag = () => `tag-${author.username}`;
  const list = '{ edges { node { id } } }';

  const publicPlaces: [string, Place][] = [
    ['its page', at(() => `/blog/${story.id}`)],
    ['the blog', at(() => '/blog')],
    ['a search of the blog', at(() => `/blog?q=${author.username}`)],
    ['its author’s page', at(() => `/blog/by/${author.username}`)],
    ['a tag’s page', at(() => `/blog/tags/${tag()}`)],
    ...['atom', 'json'].flatMap((format): [string, Place][] => [
      [`the feed ${format}`, at(() => `/feed.${format}`)],
      [`the author’s feed ${format}`, at(() => `/blog/by/${author.username}/feed.${format}`)],
      [`the tag’s feed ${format}`, at(() => `/blog/tags/${tag()}/feed.${format}`)],
    ]),
    ['the sitemap', at(() => '/sitemap/1.xml')],
    ['oEmbed', at(() => `/oembed?url=${encodeURIComponent(`${server.config.appUrl}/blog/${story.id}`)}`)],
    ['REST', at(() => '/api/public/stories?limit=50')],
    ['the public stories', asked(() => `publicStories(first: 50) ${list}`)],
  ];
  const memberPlaces: [string, Place][] = [
    ['its id', asked(() => `story(id: "${story.id}") { id content }`)],
    ['its node', asked(() => `node(id: "${story.id}") { id }`)],
    [
      'its author’s stories',
      asked(() => `user(username: "${author.username}") { stories(first: 5) ${list} }`),
    ],
    ['a reader’s favourites', asked(() => `viewer { favoriteStories(first: 5) ${list} }`)],
    [
      'the receivers of its notification',
      async (on) => {
        const act = {
          act: 'story_published',
          actorId: author.id,
          subjectId: author.id,
          itemId: story.id,
          afterId: null,
        };
        const receivers = await readReceivers(on.app.services.db, act);
        return receivers.map(({ userId }) => (userId === reader.id ? story.id : '')).join();
      },
    ],
  ];
  const sharedPlaces: [string, Place][] = [
    ['its id', asked(() => `story(id: "${story.id}") { id content }`)],
    ['the shared stories', asked(() => `viewer { sharedStories(first: 50) ${list} }`)],
    ['a reader’s favourites', asked(() => `viewer { favoriteStories(first: 5) ${list} }`)],
  ];

  describe.each([
    [PUBLIC, [...publicPlaces, ...memberPlaces]],
    [SHARED, sharedPlaces],
  ])('%s before', (level, places) => {
    beforeAll(async () => {
      await build(level);
      await calls.favorite({ id: story.id }, reader.token);
      await server.mutate('followUser', { id: author.id }, reader.token);
    });

    it.each(places)(
      'is neither shown nor kept in %s, on any server, until its release',
      async (_place, place) => {
        const shows = async () =>
          (await Promise.all([server, other].map(place))).map((text) => text.includes(story.id));
        expect(await shows()).toEqual([true, true]);
        await change(withhold, 'suspension');
        expect(await shows()).toEqual([false, false]);
        await change(release, 'suspension');
        expect(await shows()).toEqual([true, true]);
      },
    );
  });

  describe('was shared or public, and', () => {
    beforeEach(() => build(PUBLIC));

    it('answers at its public address that it is gone', async () => {
      await change(withhold, 'staff', 'id = ?', story.id);
      expect((await askDocument(server, `/blog/${story.id}`)).status).toBe(410);
    });

    it('is shown once no reason is left, whatever their order', async () => {
      await change(withhold, 'staff', 'id = ?', story.id);
      await change(withhold, 'suspension');
      await change(withhold, 'suspension');
      expect(await stored()).toEqual({ level: 'withheld', chosen: 'public', reasons: 3 });
      await change(release, 'staff', 'id = ?', story.id);
      expect(await stored()).toEqual({ level: 'withheld', chosen: 'public', reasons: 1 });
      await change(release, 'suspension');
      await change(release, 'suspension');
      expect(await stored()).toEqual({ level: 'public', chosen: null, reasons: 0 });
    });

    it('keeps its times, so that no device sees a conflict', async () => {
      const times = () =>
        server.sql('SELECT updated_at, edited_at, published_at FROM stories WHERE id = ?', [story.id]);
      const before = await times();
      await change(withhold, 'staff');
      await change(release, 'staff');
      expect(await times()).toEqual(before);
    });

    it('stays its author’s, with the privacy that they chose', async () => {
      await change(withhold, 'staff');
      const own = async () => {
        const data = await server.ask(
          `{ viewer { stories(first: 5, privacyLevel: PUBLIC) { edges { node { id privacyLevel } } } } }`,
          author.token,
        );
        return data.viewer.stories.edges;
      };
      expect(await own()).toEqual([{ node: { id: story.id, privacyLevel: 'PUBLIC' } }]);
      const { data } = await calls.update({ id: story.id, title: 'Another title' }, author.token);
      expect(data.updateStory.story).toMatchObject({ title: 'Another title', privacyLevel: 'PUBLIC' });
      expect(await stored()).toEqual({ level: 'withheld', chosen: 'public', reasons: 2 });
      const files = await filesOf(server, author);
      expect(files.get('stories/Another title.md')).toMatch(/^privacy: "?public/m);
    });

    it('shows its title in no session’s room, even once its author makes it private', async () => {
      const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
      const { id } = await buildSession(server, leader, { joined: [author] });
      await server.mutate(
        'writeInSession',
        { sessionId: id, storyId: story.id, showsPiece: true },
        author.token,
      );
      const room = async () => {
        const query = '{ session(id: $id) { room { writers { piece { title } } } } }';
        const data = await server.ask(`query ($id: ID!) ${query}`, reader.token, { id });
        return JSON.stringify(data.session.room.writers);
      };
      const title = `Told by ${author.username}`;
      expect(await room()).toContain(title);
      await change(withhold, 'staff');
      expect(await room()).not.toContain(title);
      await calls.update({ id: story.id, privacyLevel: 'PRIVATE' }, author.token);
      expect(await stored()).toEqual({ level: 'private', chosen: null, reasons: 2 });
      expect(await room()).not.toContain(title);
      await change(release, 'staff');
      expect(await room()).toContain(title);
    });

    it('keeps comments of a member who leaves, as a public one does', async () => {
      const comment = await buildComment(server, reader, story.id);
      await change(withhold, 'staff');
      const leave = 'mutation { deleteAccount(input: { password: "Monday7pm" }) { deletedUserId } }';
      expect((await server.graphql(leave, {}, reader.token)).errors).toBeUndefined();
      expect(await server.sql('SELECT 1 FROM comments WHERE id = ?', [comment.id])).toHaveLength(1);
    });

    it.each([
      ['makes it private and publishes it again', ['PRIVATE', 'PUBLIC'], 'public'],
      ['shares it', ['SHARED'], 'shared'],
    ])('stays withheld when its author %s', async (_what, levels, chosen) => {
      await change(withhold, 'staff');
      for (const privacyLevel of levels) {
        const { data } = await calls.update({ id: story.id, privacyLevel }, author.token);
        expect(data.updateStory.story.privacyLevel).toBe(privacyLevel);
      }
      expect(await stored()).toEqual({ level: 'withheld', chosen, reasons: 2 });
      await change(release, 'staff');
      expect(await stored()).toEqual({ level: chosen, chosen: null, reasons: 0 });
    });
  });
});

it('a withheld story that was shared with the group, and then with one member, is for that member alone after its release', async () => {
  await build(SHARED);
  await change(withhold, 'staff');
  const { errors } = await calls.share({ id: story.id, userIds: [reader.id] }, author.token);
  expect(errors).toBeUndefined();
  await change(release, 'staff');
  const isReadBy = async ({ token }: TestMember) => {
    const { data } = await server.graphql(`{ story(id: "${story.id}") { id } }`, {}, token);
    return data?.story != null;
  };
  expect(await isReadBy(reader)).toBe(true);
  expect(await isReadBy(await buildMember(server))).toBe(false);
});

describe('a private story', () => {
  beforeEach(() => build(PRIVATE));

  it('stays private, and is withheld if its author shares or publishes it meanwhile', async () => {
    await change(withhold, 'suspension');
    expect(await stored()).toEqual({ level: 'private', chosen: null, reasons: 1 });
    const { data } = await calls.share({ id: story.id }, author.token);
    expect(data.shareStory.story.privacyLevel).toBe('SHARED');
    expect(await stored()).toEqual({ level: 'withheld', chosen: 'shared', reasons: 1 });
    await change(release, 'suspension');
    expect(await stored()).toEqual({ level: 'shared', chosen: null, reasons: 0 });
  });

  it('stays private after the release', async () => {
    await change(withhold, 'suspension');
    await change(release, 'suspension');
    expect(await stored()).toEqual({ level: 'private', chosen: null, reasons: 0 });
  });
});

it('notifications of a withheld story are withdrawn from members who may not read it', async () => {
  await build(PUBLIC);
  await buildComment(server, author, story.id, `@${reader.username}`);
  const kinds = async () => {
    // Either server may have begun to send it.
    await Promise.all([server, other].map(({ app }) => app.notifier.drain()));
    const query = '{ viewer { notifications(first: 5) { edges { node { kind } } } } }';
    const data = await server.ask(query, reader.token);
    return data.viewer.notifications.edges.map(({ node }: { node: { kind: string } }) => node.kind);
  };
  expect(await kinds()).toEqual([NotificationKind.MENTION.toUpperCase()]);
  await change(withhold, 'staff');
  expect(await kinds()).toEqual([]);
});
