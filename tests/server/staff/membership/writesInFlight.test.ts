import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import {
  buildChallenge,
  buildFeedback,
  buildMember,
  buildSession,
  buildStory,
  memberOfFile,
  type TestMember,
} from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { type GraphQLAnswer, testServer } from '../../../support/testServer';

const server = testServer();
const other = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const db = () => server.app.services.db;

const inAnHour = new Date(Date.now() + 60 * 60_000).toISOString();
const today = new Date().toISOString().slice(0, 10);
const published = async () => (await buildStory(server, other, { privacyLevel: PrivacyLevel.PUBLIC })).id;
const session = async (joined: TestMember[] = []) =>
  (await buildSession(server, other, { joined, capacity: 2 })).id;

/** The fields of the input, whose subject is created before. */
type Input = string | ((writer: TestMember) => Promise<string> | string);
const inSession = (fields: string) => async (writer: TestMember) =>
  `sessionId: "${await session([writer])}", ${fields}`;

/** All writes of a member that others see or that are stored, with the place of their rows. The members are staff here, so that they may make all of them. */
const writes: Record<string, [table: string, column: string, input: Input]> = {
  createStory: ['stories', 'author_id', 'title: "Late", content: "Late"'],
  importStories: ['stories', 'author_id', 'stories: [{ title: "Late", content: "Late" }]'],
  createJournal: ['journals', 'author_id', 'content: "Late"'],
  createNote: ['notes', 'author_id', 'content: "Late"'],
  addComment: ['comments', 'author_id', async () => `storyId: "${await published()}", content: "Late"`],
  createFeedback: ['feedback', 'author_id', 'title: "Late", description: "Late at night"'],
  voteOnFeedback: [
    'feedback_votes',
    'user_id',
    async () => `id: "${(await buildFeedback(server, other)).id}", voteType: UPVOTE`,
  ],
  createExercise: [
    'exercises',
    'creator_id',
    'title: "Late", description: "Late", difficulty: BEGINNER, category: PLOT',
  ],
  createSession: [
    'sessions',
    'leader_id',
    `title: "Late", description: "Late", dateTime: "${inAnHour}", durationMinutes: 60, capacity: 10`,
  ],
  joinSession: ['session_participants', 'user_id', async () => `id: "${await session()}"`],
  requestSessionPlace: [
    'session_place_requests',
    'user_id',
    async () => `id: "${await session([await buildMember(server), await buildMember(server)])}"`,
  ],
  sendSessionMessage: ['session_messages', 'author_id', inSession('content: "Late"')],
  joinSessionReading: ['session_readers', 'user_id', inSession('')],
  saySessionLines: [
    'session_lines',
    'user_id',
    async (writer) => `id: "${await session([writer])}", intention: "Late"`,
  ],
  writeInSession: ['session_writers', 'user_id', inSession('showsWords: true')],
  followUser: ['follows', 'follower_id', () => `id: "${other.id}"`],
  muteMember: ['mutes', 'member_id', () => `id: "${other.id}"`],
  blockMember: ['blocks', 'member_id', () => `id: "${other.id}"`],
  reportContent: ['reports', 'reporter_id', async () => `id: "${await published()}", reason: SPAM`],
  createInvitation: ['invitations', 'invited_by_id', 'usesMax: 1'],
  createPersonalAccessToken: ['personal_access_tokens', 'user_id', 'name: "Late", scope: READ'],
  setGoal: ['writing_goals', 'user_id', 'period: DAY, unit: WORDS, target: 300'],
  openChallenge: [
    'challenges',
    'opened_by_id',
    `title: "Late", unit: WORDS, target: 500, startsOn: "${today}", endsOn: "${today}"`,
  ],
  joinChallenge: [
    'challenge_members',
    'user_id',
    async () => `id: "${(await buildChallenge(server, other)).id}"`,
  ],
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
  async (name, [table, column, input]) => {
    const writer = await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });
    const query = `mutation { ${name}(input: { ${typeof input === 'string' ? input : await input(writer)} }) { __typename } }`;
    const count = () => db().read(`SELECT COUNT(*) AS n FROM ${table} WHERE ${column} = ?`, [writer.id]);
    const before = await count();
    let answer: Promise<GraphQLAnswer> | undefined;
    await db().transaction(async (tx) => {
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
