import type { Authorized } from '../../server/authz/authorize';
import {
  ExerciseCategory,
  ExerciseDifficulty,
  GoalUnit,
  PrivacyLevel,
  Role,
  type SessionStatus,
  TokenScope,
} from '../../server/contract/enums';
import { buildUser } from '../../server/features/identity/account/account.service';
import { hashPassword } from '../../server/features/identity/account/passwords';
import { startSignIn } from '../../server/features/identity/account/refreshTokens';
import { createInvitation } from '../../server/features/identity/joining/invitation.service';
import type { CreateInvitationInput } from '../../server/features/identity/joining/joining.inputs';
import { createPersonalAccessToken } from '../../server/features/identity/personalAccessToken/personalAccessToken.service';
import { joinSession } from '../../server/features/sessions/session/registration.service';
import type { CreateSessionInput } from '../../server/features/sessions/session/session.inputs';
import { newSession } from '../../server/features/sessions/session/session.service';
import type { CreateFeedbackInput } from '../../server/features/staff/feedback/feedback.inputs';
import { createFeedback } from '../../server/features/staff/feedback/feedback.service';
import { addComment } from '../../server/features/stories/comment/comment.service';
import { updateStory } from '../../server/features/stories/story/saving.service';
import { shareStory } from '../../server/features/stories/story/sharing.service';
import type { UpdateStoryInput } from '../../server/features/stories/story/story.inputs';
import { createStory } from '../../server/features/stories/story/story.service';
import type { CreateExerciseInput } from '../../server/features/writing/exercise/exercise.inputs';
import { createExercise } from '../../server/features/writing/exercise/exercise.service';
import type { CreateJournalInput } from '../../server/features/writing/journal/journal.inputs';
import { createJournal } from '../../server/features/writing/journal/journal.service';
import type { CreateNoteInput } from '../../server/features/writing/note/note.inputs';
import { createNote } from '../../server/features/writing/note/note.service';
import { newId } from '../../server/lib/ids';
import { Challenge } from '../../server/model/challenge.entity';
import type { Comment } from '../../server/model/comment.entity';
import type { Exercise } from '../../server/model/exercise.entity';
import type { Feedback } from '../../server/model/feedback.entity';
import type { Journal } from '../../server/model/journal.entity';
import type { Note } from '../../server/model/note.entity';
import { Session } from '../../server/model/session.entity';
import type { Story } from '../../server/model/story.entity';
import { User } from '../../server/model/user.entity';
import { contextOf, ofFile, type TestServer } from './testServer';

const dayMs = 24 * 60 * 60 * 1000;
let made = 0;

export interface TestMember {
  id: string;
  username: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
}

const password = 'Monday7pm';
/** Computed once: hashing is slow by design, and tests create thousands of members. */
let passwordHash: Promise<string> | undefined;

/** A signed-in member. */
export async function buildMember(
  server: TestServer,
  given: {
    username?: string;
    email?: string;
    roles?: Role[];
    displayName?: string;
    bio?: string;
    confirmed?: boolean;
  } = {},
): Promise<TestMember> {
  made += 1;
  const username = given.username ?? `member${made}`;
  passwordHash ??= hashPassword(password);
  const user = buildUser(await passwordHash, {
    username,
    email: given.email ?? `${username}@example.com`,
    roles: given.roles ?? [Role.USER],
    confirmed: given.confirmed ?? true,
  });
  Object.assign(user, { displayName: given.displayName ?? null, bio: given.bio ?? null });
  const ctx = await contextOf(server);
  const { signInId, refreshToken } = await ctx.db.transaction(async (tx) => {
    await tx.insert(User, user);
    return startSignIn(tx, ctx, user.id, { remembered: true });
  });
  const { accessToken } = await ctx.authenticator.makeAccessToken(user.id, signInId);
  return { id: user.id, username, email: user.email, password, token: accessToken, refreshToken };
}

/** A member who is the same in all tests of the file. */
export function memberOfFile(...options: Parameters<typeof buildMember>): TestMember {
  return ofFile(() => buildMember(...options));
}

/** A member who is another in each test. */
export function memberOfTest(...options: Parameters<typeof buildMember>): TestMember {
  const member = {} as TestMember;
  beforeEach(async () => void Object.assign(member, await buildMember(...options)));
  return member;
}

/** A personal access token of the member's. */
export async function buildToken(
  server: TestServer,
  member: TestMember,
  given: { name?: string; scope?: TokenScope; expiresInDays?: number | null } = {},
): Promise<{ id: string; token: string }> {
  const ctx = await contextOf(server, member.token);
  const { token, personalAccessToken } = await createPersonalAccessToken(ctx, member.id, {
    name: 'A program',
    scope: TokenScope.WRITE,
    expiresInDays: 90,
    ...given,
  });
  return { id: personalAccessToken.id, token };
}

/** An invitation by the member, and its token. */
export async function buildInvitation(
  server: TestServer,
  inviter: TestMember,
  given: Partial<CreateInvitationInput> = {},
): Promise<{ id: string; token: string }> {
  const ctx = await contextOf(server, inviter.token);
  const input = { note: 'For a friend', usesMax: 1, expiresInDays: 14, ...given };
  const { invitation, link } = await createInvitation(ctx, inviter.id, input);
  return { id: invitation.id, token: new URL(link).searchParams.get('invitation') ?? '' };
}

/** A story of the member; shared with the named members, or with all members if none are named. */
export async function buildStory(
  server: TestServer,
  author: TestMember,
  given: {
    title?: string;
    content?: string;
    privacyLevel?: PrivacyLevel;
    sharedWith?: TestMember[];
    tags?: string[];
    localId?: string;
    sessionId?: string;
    exerciseId?: string;
    listed?: boolean;
    lang?: string;
    writtenOn?: string;
  } = {},
): Promise<Story> {
  made += 1;
  const ctx = await contextOf(server, author.token);
  const story = await createStory(ctx, author.id, {
    title: given.title ?? `Story ${made}`,
    content: given.content ?? 'It was a Monday, and everyone was writing.',
    privacyLevel: given.sharedWith ? PrivacyLevel.PRIVATE : (given.privacyLevel ?? PrivacyLevel.PRIVATE),
    tags: given.tags,
    localId: given.localId,
    sessionId: given.sessionId,
    exerciseId: given.exerciseId,
    listed: given.listed,
    lang: given.lang,
    writtenOn: given.writtenOn,
  });
  if (!given.sharedWith) return story;
  return shareStory(ctx, story as Authorized<Story, 'shareStory'>, {
    id: story.id,
    userIds: given.sharedWith.map(({ id }) => id),
  });
}

/** Changes a story as its author. */
export async function changeStory(
  server: TestServer,
  author: TestMember,
  story: Story,
  change: Omit<UpdateStoryInput, 'id'>,
) {
  const ctx = await contextOf(server, author.token);
  return updateStory(ctx, story as Authorized<Story, 'updateStory'>, { id: story.id, ...change });
}

/** A comment by a member who may comment on the story. */
export async function buildComment(
  server: TestServer,
  author: TestMember,
  storyId: string,
  content = 'Well said.',
): Promise<Comment> {
  const ctx = await contextOf(server, author.token);
  return addComment(ctx, author.id, { id: storyId } as Authorized<Story, 'addComment'>, { content });
}

/** An exercise of the member's. */
export async function buildExercise(
  server: TestServer,
  creator: TestMember,
  given: Partial<CreateExerciseInput> = {},
): Promise<Exercise> {
  made += 1;
  return createExercise(await contextOf(server, creator.token), creator.id, {
    title: `Exercise ${made}`,
    description: 'Describe a room without naming a colour.',
    difficulty: ExerciseDifficulty.BEGINNER,
    category: ExerciseCategory.DESCRIPTION,
    ...given,
  });
}

/** Feedback of the member's. */
export async function buildFeedback(
  server: TestServer,
  author: TestMember,
  given: Partial<CreateFeedbackInput> = {},
): Promise<Feedback> {
  made += 1;
  return createFeedback(await contextOf(server, author.token), author.id, {
    title: `Feedback ${made}`,
    description: 'It would be good to have this.',
    ...given,
  });
}

/** A challenge that is running, in words; whoever opened it need not be staff any more. */
export async function buildChallenge(
  server: TestServer,
  opener: TestMember,
  given: Partial<Challenge> = {},
): Promise<Challenge> {
  made += 1;
  const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const challenge = Object.assign(new Challenge(), {
    id: newId('challenge'),
    openedById: opener.id,
    title: `Challenge ${made}`,
    unit: GoalUnit.WORDS,
    target: 50_000,
    startsOn: dayFromNow(-5),
    endsOn: dayFromNow(5),
    closedOn: null,
    memberCount: 0,
    createdAt: new Date(),
    ...given,
  });
  await server.app.services.db.transaction((tx) => tx.insert(Challenge, challenge));
  return challenge;
}

/** An entry of the member's journal. */
export async function buildJournal(
  server: TestServer,
  author: TestMember,
  given: Partial<CreateJournalInput> = {},
): Promise<Journal> {
  const ctx = await contextOf(server, author.token);
  return createJournal(ctx, author.id, { content: 'Rain all day, and a letter.', ...given });
}

/** A note of the member's. */
export async function buildNote(
  server: TestServer,
  author: TestMember,
  given: Partial<CreateNoteInput> = {},
): Promise<Note> {
  const ctx = await contextOf(server, author.token);
  return createNote(ctx, author.id, { content: 'A name for the ferry.', ...given });
}

/** A session led by the member. It starts in an hour by default, and may start in the past. */
export async function buildSession(
  server: TestServer,
  leader: Pick<TestMember, 'id'>,
  { joined = [], ...given }: Partial<CreateSessionInput> & { joined?: TestMember[] } = {},
): Promise<Session> {
  const ctx = await contextOf(server);
  const now = ctx.now();
  const input = {
    title: 'Monday Evening Writing',
    description: 'We write together.',
    dateTime: new Date(now.getTime() + 60 * 60 * 1000),
    durationMinutes: 120,
    capacity: 10,
    ...given,
  };
  const session = newSession(leader.id, input, { now, timeZone: ctx.config.groupTimeZone });
  await ctx.db.transaction((tx) => tx.insert(Session, session));
  for (const { id, token } of joined)
    await joinSession(await contextOf(server, token), id, session as Authorized<Session, 'joinSession'>);
  return session;
}

/** Sets a session's status without the rules for it. The session clock leaves it alone from then on. */
export const setSessionStatus = (server: TestServer, id: string, status: SessionStatus): Promise<unknown> =>
  server.sql('UPDATE sessions SET status = ?, due_at = NULL WHERE id = ?', [status, id]);
