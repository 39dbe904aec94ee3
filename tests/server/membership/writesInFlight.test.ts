import { PrivacyLevel, Role } from '../../../server/contract/enums';
import {
  buildChallenge,
  buildFeedback,
  buildMember,
  buildSession,
  buildStory,
  memberOfFile,
  type TestMember,
} from '../../support/factories';
import { eventually } from '../../support/mails';
import { type GraphQLAnswer, testServer } from '../../support/testServer';

const server = testServer();
const other = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const db = () => server.app.services.db;

interface Write {
  /** The fields of the input, with what they are about made before. */
  input: (writer: TestMember) => Promise<string> | string;
  /** Where the member's rows would be found. */
  left: [table: string, column: string];
}

const inAnHour = new Date(Date.now() + 60 * 60_000).toISOString();
const today = new Date().toISOString().slice(0, 10);
const published = async () => (await buildStory(server, other, { privacyLevel: PrivacyLevel.PUBLIC })).id;
const session = async (joined: TestMember[] = []) =>
  (await buildSession(server, other, { joined, capacity: 2 })).id;

/** Whatever a member makes that others see, or that is kept: each is staff here, who may make all of it. */
const writes: Record<string, Write> = {
  createStory: { input: () => 'title: "Late", content: "Late"', left: ['stories', 'author_id'] },
  importStories: {
    input: () => 'stories: [{ title: "Late", content: "Late" }]',
    left: ['stories', 'author_id'],
  },
  createJournal: { input: () => 'content: "Late"', left: ['journals', 'author_id'] },
  createNote: { input: () => 'content: "Late"', left: ['notes', 'author_id'] },
  addComment: {
    input: async () => `storyId: "${await published()}", content: "Late"`,
    left: ['comments', 'author_id'],
  },
  createFeedback: {
    input: () => 'title: "Late", description: "Late at night"',
    left: ['feedback', 'author_id'],
  },
  voteOnFeedback: {
    input: async () => `id: "${(await buildFeedback(server, other)).id}", voteType: UPVOTE`,
    left: ['feedback_votes', 'user_id'],
  },
  createExercise: {
    input: () => 'title: "Late", description: "Late", difficulty: BEGINNER, category: PLOT',
    left: ['exercises', 'creator_id'],
  },
  createSession: {
    input: () =>
      `title: "Late", description: "Late", dateTime: "${inAnHour}", durationMinutes: 60, capacity: 10`,
    left: ['sessions', 'leader_id'],
  },
  joinSession: {
    input: async () => `id: "${await session()}"`,
    left: ['session_participants', 'user_id'],
  },
  requestSessionPlace: {
    input: async () => `id: "${await session([await buildMember(server), await buildMember(server)])}"`,
    left: ['session_place_requests', 'user_id'],
  },
  sendSessionMessage: {
    input: async () => `sessionId: "${await session()}", content: "Late"`,
    left: ['session_messages', 'author_id'],
  },
  joinSessionReading: {
    input: async (writer) => `sessionId: "${await session([writer])}"`,
    left: ['session_readers', 'user_id'],
  },
  saySessionLines: {
    input: async (writer) => `id: "${await session([writer])}", intention: "Late"`,
    left: ['session_lines', 'user_id'],
  },
  writeInSession: {
    input: async (writer) => `sessionId: "${await session([writer])}", showsWords: true`,
    left: ['session_writers', 'user_id'],
  },
  followUser: { input: () => `id: "${other.id}"`, left: ['follows', 'follower_id'] },
  muteMember: { input: () => `id: "${other.id}"`, left: ['mutes', 'member_id'] },
  blockMember: { input: () => `id: "${other.id}"`, left: ['blocks', 'member_id'] },
  reportContent: {
    input: async () => `id: "${await published()}", reason: SPAM`,
    left: ['reports', 'reporter_id'],
  },
  createInvitation: { input: () => 'usesMax: 1', left: ['invitations', 'invited_by_id'] },
  createPersonalAccessToken: {
    input: () => 'name: "Late", scope: READ',
    left: ['personal_access_tokens', 'user_id'],
  },
  setGoal: { input: () => 'period: DAY, unit: WORDS, target: 300', left: ['writing_goals', 'user_id'] },
  openChallenge: {
    input: () => `title: "Late", unit: WORDS, target: 500, startsOn: "${today}", endsOn: "${today}"`,
    left: ['challenges', 'opened_by_id'],
  },
  joinChallenge: {
    input: async () => `id: "${(await buildChallenge(server, other)).id}"`,
    left: ['challenge_members', 'user_id'],
  },
};

/** A statement of this file's database that waits for a row, and does nothing else for that long. */
async function waiting() {
  const [found] = await db().read(
    `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND time_ms > 30
       AND (info LIKE '%LOCK IN SHARE MODE%' OR info LIKE '%FOR UPDATE%') AND id <> CONNECTION_ID()`,
  );
  return found;
}

it.each(Object.entries(writes))(
  '%s waits for a suspension that is under way, and leaves nothing',
  async (name, { input, left: [table, column] }) => {
    const writer = await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });
    const query = `mutation { ${name}(input: { ${await input(writer)} }) { __typename } }`;
    const count = () => db().read(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = ?`, [writer.id]);
    const before = await count();
    let answer: Promise<GraphQLAnswer> | undefined;
    await db().transaction(async (tx) => {
      tx.skipPublicCacheBump();
      await tx.execute("UPDATE users SET state = 'suspended' WHERE id = ?", [writer.id]);
      answer = server.graphql(query, {}, writer.token);
      const early = answer.then(({ errors }) => `answered before: ${errors?.[0]?.message}`);
      const waits = eventually(`${name} to wait`, waiting).then(() => 'waits');
      expect(await Promise.race([early, waits])).toBe('waits');
    });
    const { errors } = (await answer) ?? {};
    expect(errors?.[0]?.extensions.code).toMatch(/^(UNAUTHENTICATED|NOT_FOUND|FORBIDDEN|CONFLICT)$/);
    expect(await count()).toEqual(before);
  },
);
