import { NotificationKind, PrivacyLevel, Role } from '../../../../server/contract/enums';
import { isForStaff } from '../../../../server/features/notify/notification/kinds';
import { commentCalls } from '../../../support/commentCalls';
import {
  buildFeedback,
  buildMember,
  buildSession,
  buildStory,
  changeStory,
  type TestMember,
} from '../../../support/factories';
import { buildNotification } from '../../../support/notificationRows';
import { codeOf, testServer } from '../../../support/testServer';

const server = testServer();

/** `owner` wrote the story or the feedback; `instructor` leads the session; `named` and `reader` may read the story. */
const actors = ['owner', 'named', 'reader', 'follower', 'member', 'instructor', 'admin'] as const;
type Actor = (typeof actors)[number];
type Cast = Record<Actor, TestMember>;

const rolesOf: Partial<Record<Actor, Role[]>> = {
  instructor: [Role.USER, Role.INSTRUCTOR],
  admin: [Role.USER, Role.ADMIN],
};

async function buildCast(): Promise<Cast> {
  const members = actors.map(async (actor) => [
    actor,
    await buildMember(server, { displayName: actor, roles: rolesOf[actor] }),
  ]);
  return Object.fromEntries(await Promise.all(members));
}

const run = async (member: TestMember, mutation: string) => {
  const { errors } = await server.graphql(`mutation { ${mutation} { __typename } }`, {}, member.token);
  expect(errors).toBeUndefined();
};
const shared = ({ owner, named, reader }: Cast) =>
  buildStory(server, owner, { title: 'Ours', sharedWith: [named, reader] });
const comment = ({ token }: TestMember, storyId: string, content = 'Well said.') =>
  commentCalls(server).add({ storyId, content }, token);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
/** It begins too late for a reminder, which the notifier might write at any time. */
const session = ({ instructor, named, reader }: Cast, given: Parameters<typeof buildSession>[2] = {}) =>
  buildSession(server, instructor, {
    title: 'Monday',
    joined: [named, reader],
    dateTime: inHours(3),
    ...given,
  });

interface Happening {
  happen: (cast: Cast) => Promise<unknown>;
  /** The kinds that each actor is notified of; nobody else is notified. */
  notified: Partial<Record<Actor, NotificationKind[]>>;
}

const { STORY_COMMENT, LATER_COMMENT, MENTION, STORY_SHARED, NEW_FOLLOWER, NEW_STORY } = NotificationKind;
const { SESSION_REMINDER, SESSION_MOVED, SESSION_CANCELLED, SESSION_PLACE, SESSION_RECAP } = NotificationKind;

/** One event of each kind: by members who may cause it, about something that not everybody may read. */
const happenings: Record<NotificationKind, Happening> = {
  [STORY_COMMENT]: {
    happen: async (cast) => comment(cast.named, (await shared(cast)).id),
    notified: { owner: [STORY_COMMENT], named: [STORY_SHARED], reader: [STORY_SHARED] },
  },
  [LATER_COMMENT]: {
    async happen(cast) {
      const { id } = await buildStory(server, cast.owner, { privacyLevel: PrivacyLevel.SHARED });
      await comment(cast.reader, id);
      await comment(cast.owner, id);
    },
    notified: { owner: [STORY_COMMENT], reader: [LATER_COMMENT] },
  },
  [MENTION]: {
    async happen(cast) {
      const names = actors.map((actor) => `@${cast[actor].username}`).join(' ');
      await comment(cast.named, (await shared(cast)).id, names);
    },
    notified: { owner: [MENTION], named: [STORY_SHARED], reader: [STORY_SHARED, MENTION] },
  },
  [STORY_SHARED]: { happen: shared, notified: { named: [STORY_SHARED], reader: [STORY_SHARED] } },
  [NEW_FOLLOWER]: {
    happen: ({ follower, owner }) => run(follower, `followUser(input: { id: "${owner.id}" })`),
    notified: { owner: [NEW_FOLLOWER] },
  },
  [NEW_STORY]: {
    async happen({ follower, owner }) {
      await run(follower, `followUser(input: { id: "${owner.id}" })`);
      await buildStory(server, owner, { privacyLevel: PrivacyLevel.SHARED });
      await buildStory(server, owner, { privacyLevel: PrivacyLevel.PUBLIC });
    },
    notified: { owner: [NEW_FOLLOWER], follower: [NEW_STORY] },
  },
  [SESSION_REMINDER]: {
    async happen(cast) {
      await session(cast, { dateTime: inHours(5 / 6) });
      await server.app.notifier.remindNow();
    },
    notified: { instructor: [SESSION_REMINDER], named: [SESSION_REMINDER], reader: [SESSION_REMINDER] },
  },
  [SESSION_MOVED]: {
    async happen(cast) {
      const dateTime = inHours(4).toISOString();
      await run(
        cast.admin,
        `updateSession(input: { id: "${(await session(cast)).id}", dateTime: "${dateTime}" })`,
      );
    },
    notified: { instructor: [SESSION_MOVED], named: [SESSION_MOVED], reader: [SESSION_MOVED] },
  },
  [SESSION_CANCELLED]: {
    happen: async (cast) =>
      run(
        cast.instructor,
        `setSessionStatus(input: { id: "${(await session(cast)).id}", status: CANCELLED })`,
      ),
    notified: { named: [SESSION_CANCELLED], reader: [SESSION_CANCELLED] },
  },
  [SESSION_PLACE]: {
    async happen(cast) {
      const { id } = await session(cast, { capacity: 2 });
      await run(cast.member, `requestSessionPlace(input: { id: "${id}" })`);
      await run(cast.named, `leaveSession(input: { id: "${id}" })`);
    },
    notified: { member: [SESSION_PLACE] },
  },
  [SESSION_RECAP]: {
    async happen(cast) {
      const { id } = await session(cast);
      const set = (status: string) => `setSessionStatus(input: { id: "${id}", status: ${status} })`;
      await run(cast.instructor, set('IN_PROGRESS'));
      await server.sql(
        'INSERT INTO session_words (session_id, user_id, story_id, words_before, words_now) VALUES (?, ?, ?, 0, 9)',
        [id, cast.reader.id, (await buildStory(server, cast.reader)).id],
      );
      await run(cast.instructor, set('COMPLETED'));
    },
    notified: { named: [SESSION_RECAP], reader: [SESSION_RECAP] },
  },
  [NotificationKind.FEEDBACK_STATUS]: {
    async happen({ owner, admin }) {
      const { id } = await buildFeedback(server, owner);
      await run(admin, `setFeedbackStatus(input: { id: "${id}", status: UNDER_REVIEW })`);
    },
    notified: { owner: [NotificationKind.FEEDBACK_STATUS] },
  },
  [NotificationKind.CONTENT_DECISION]: {
    async happen({ owner, admin }) {
      const { id } = await buildFeedback(server, owner);
      await run(admin, `removeContent(input: { id: "${id}", reason: "Not about us" })`);
    },
    notified: { owner: [NotificationKind.CONTENT_DECISION] },
  },
  [NotificationKind.JOIN_REQUEST]: {
    async happen({ admin, owner }) {
      const set = (joining: string) => run(admin, `saveGroupSettings(input: { joining: ${joining} })`);
      await set('APPROVAL');
      const name = `x${owner.username}`;
      const asked = { username: name, email: `${name}@example.com`, password: 'Seagulls-77' };
      expect(codeOf(await server.mutate('signUp', asked))).toBe('WAITING_FOR_APPROVAL');
      await set('null');
    },
    notified: { instructor: [NotificationKind.JOIN_REQUEST], admin: [NotificationKind.JOIN_REQUEST] },
  },
  [NotificationKind.NEW_REPORT]: {
    async happen({ owner, reader }) {
      const { id } = await buildFeedback(server, owner);
      await run(reader, `reportContent(input: { id: "${id}", reason: SPAM })`);
    },
    notified: { instructor: [NotificationKind.NEW_REPORT], admin: [NotificationKind.NEW_REPORT] },
  },
  [NotificationKind.CONTENT_WAITS]: {
    async happen({ admin, owner }) {
      const set = (newAccountsWait: string) =>
        run(admin, `saveGroupSettings(input: { newAccountsWait: ${newAccountsWait} })`);
      await set('true');
      await buildStory(server, owner, { privacyLevel: PrivacyLevel.PUBLIC });
      await set('null');
    },
    notified: { instructor: [NotificationKind.CONTENT_WAITS], admin: [NotificationKind.CONTENT_WAITS] },
  },
  [NotificationKind.ACCOUNT_SECURITY]: {
    happen: ({ owner }) =>
      run(owner, 'createPersonalAccessToken(input: { name: "Script", scope: READ, expiresInDays: 30 })'),
    notified: { owner: [NotificationKind.ACCOUNT_SECURITY] },
  },
};

const everyKind = Object.values(NotificationKind);

describe.each(everyKind)('%s', (kind) => {
  let cast: Cast;
  beforeEach(async () => {
    cast = await buildCast();
  });

  it('notifies only members whom it concerns and who may see its subject', async () => {
    const { happen, notified } = happenings[kind];
    await happen(cast);
    await server.app.notifier.drain();
    const kindsFound = await Promise.all(
      actors.map(async (actor) => {
        const list = '{ viewer { notifications(first: 20) { edges { node { kind } } } } }';
        const { edges } = (await server.ask(list, cast[actor].token)).viewer.notifications;
        return [actor, edges.map(({ node }: { node: { kind: string } }) => node.kind)];
      }),
    );
    const sorted = (of: Happening['notified']) =>
      actors.map((actor) => [actor, [...(of[actor] ?? [])].map((one) => one.toUpperCase()).sort()]);
    expect(sorted(Object.fromEntries(kindsFound))).toEqual(sorted(notified));
  });

  it('can be read and marked as read by its receiver only', async () => {
    const receiver: Actor = isForStaff(kind) ? 'admin' : 'owner';
    const id = await buildNotification(server, cast[receiver], { kind, subjectId: cast.owner.id });
    const read = (token?: string) => server.graphql(`{ node(id: "${id}") { id } }`, {}, token);
    const mark = (token?: string) =>
      server.mutate('markNotificationsRead', { ids: [id] }, token, 'notifications { id }');
    expect((await read()).data.node).toBeNull();
    expect((await mark()).status).toBe(401);
    // The receiver comes last, and finds it unread.
    for (const actor of [...actors.filter((other) => other !== receiver), receiver]) {
      const found = actor === receiver ? { id } : null;
      expect([actor, (await read(cast[actor].token)).data.node]).toEqual([actor, found]);
      const { data } = await mark(cast[actor].token);
      expect([actor, data.markNotificationsRead.notifications]).toEqual([actor, found ? [found] : []]);
      const [row] = await server.sql('SELECT unread FROM notifications WHERE id = ?', [id]);
      expect([actor, row.unread]).toEqual([actor, found ? null : 1]);
    }
  });
});

describe.each([STORY_COMMENT, LATER_COMMENT, MENTION, STORY_SHARED, NEW_STORY])(
  '%s of a story that its receiver can’t read any more',
  (kind) => {
    it('names neither the story nor its comments, whoever reads it', async () => {
      const cast = await buildCast();
      const story = await buildStory(server, cast.owner, {
        title: 'The Heron',
        privacyLevel: PrivacyLevel.PUBLIC,
      });
      const added = await comment(cast.named, story.id, 'A secret.');
      await changeStory(server, cast.owner, story, { privacyLevel: PrivacyLevel.PRIVATE });
      // Notifications written while the story was withdrawn.
      await server.app.notifier.drain();
      await server.sql('DELETE FROM notifications');
      const itemId = kind === NEW_STORY ? story.id : added.data.addComment.comment.id;
      const asked = actors.map(async (actor) => {
        const id = await buildNotification(server, cast[actor], {
          kind,
          subjectId: kind === NEW_STORY ? cast.owner.id : story.id,
          itemId,
          actors: [cast.named],
        });
        const seen = '... on Notification { text story { title } comment { content } }';
        const data = await server.ask(`{ node(id: "${id}") { ${seen} } }`, cast[actor].token);
        return [actor, /Heron|secret/.test(JSON.stringify(data.node))];
      });
      expect(await Promise.all(asked)).toEqual(actors.map((actor) => [actor, actor === 'owner']));
    });
  },
);
