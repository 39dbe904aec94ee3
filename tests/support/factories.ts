import type { Authorized } from '../../server/authz/authorize';
import { PrivacyLevel, Role } from '../../server/contract/enums';
import { newUser } from '../../server/features/account/account.service';
import { startSignIn } from '../../server/features/account/refreshTokens';
import type { Comment } from '../../server/features/comment/comment.entity';
import { addComment } from '../../server/features/comment/comment.service';
import type { Story } from '../../server/features/story/story.entity';
import { createStory, shareStory, updateStory } from '../../server/features/story/story.service';
import { User } from '../../server/features/user/user.entity';
import { contextOf, type TestServer } from './testServer';

let made = 0;

export interface TestMember {
  id: string;
  username: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
}

/** A signed-in member. */
export async function buildMember(
  server: TestServer,
  given: { username?: string; email?: string; roles?: Role[]; displayName?: string; bio?: string } = {},
): Promise<TestMember> {
  made += 1;
  const username = given.username ?? `member${made}`;
  const password = 'Monday7pm';
  const user = await newUser({
    username,
    email: given.email ?? `${username}@example.com`,
    password,
    roles: given.roles ?? [Role.USER],
  });
  Object.assign(user, { displayName: given.displayName ?? null, bio: given.bio ?? null });
  const ctx = await contextOf(server);
  const { signInId, refreshToken } = await ctx.db.transaction(async (tx) => {
    tx.nothingPublic();
    await tx.insert(User, user);
    return startSignIn(tx, ctx, user.id, true);
  });
  const { accessToken } = await ctx.authenticator.makeAccessToken(user.id, signInId);
  return { id: user.id, username, email: user.email, password, token: accessToken, refreshToken };
}

/** A story of the member's; shared with those named, or with everyone where nobody is. */
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
  });
  if (!given.sharedWith) return story;
  return shareStory(ctx, story as Authorized<Story>, {
    id: story.id,
    userIds: given.sharedWith.map(({ id }) => id),
  });
}

/** Changes a story as its author would. */
export async function changeStory(
  server: TestServer,
  author: TestMember,
  story: Story,
  change: { title?: string; content?: string; privacyLevel?: PrivacyLevel },
) {
  const ctx = await contextOf(server, author.token);
  return updateStory(ctx, story as Authorized<Story>, { id: story.id, ...change });
}

/** What a member says of a story that they may comment on. */
export async function buildComment(
  server: TestServer,
  author: TestMember,
  storyId: string,
  content = 'Well said.',
): Promise<Comment> {
  const ctx = await contextOf(server, author.token);
  return addComment(ctx, author.id, { id: storyId } as Authorized<Story>, content);
}
