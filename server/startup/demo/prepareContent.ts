import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config';
import { dayMs } from '../../contract/calendar';
import { Role } from '../../contract/enums';
import { Database, isDuplicate } from '../../db/database';
import { StartError } from '../../db/embedded/startError';
import { newUser } from '../../features/identity/account/account.service';
import { createAccount } from '../../features/identity/account/createAccount';
import { hasAdmin } from '../../features/members/user/admins';
import { newStory } from '../../features/stories/story/story.service';
import { setStoryTags } from '../../features/stories/tag/storyTags';
import { newIdAt } from '../../lib/ids';
import { Follow } from '../../model/follow.entity';
import { Story } from '../../model/story.entity';
import { type DemoContent, type DemoMember, demoFolder, loadDemoContent } from './demoContent';
import { addFeedback } from './prepareFeedback';
import { addJournalsAndNotes, writingDaysBack } from './prepareJournals';
import { addExercises, addSessions, addWriting } from './prepareSessions';

export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}

interface PreparedContent {
  /** Demo accounts to show; empty in production. */
  demoAccounts: DemoAccount[];
  /** Messages for the operator about what this start created. */
  messages: string[];
}

/** Hosts on which only this machine's programs can reach the app. */
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

const takesDemoContent = ({ environment, host }: Pick<Config, 'environment' | 'host'>) =>
  environment === 'development' && loopbackHosts.has(host);

/** Throws a StartError, before anything is written, if demo content is due but missing: in a release, which isn't for development. */
export function requireDemoContent(
  config: Pick<Config, 'environment' | 'host'>,
  folder: string = demoFolder,
): void {
  if (!takesDemoContent(config) || existsSync(folder)) return;
  throw new StartError(
    `There is no demo content at ${folder}, so this is a release, which is not for development.\n` +
      'Set NODE_ENV=production.',
  );
}

const roleOf = ({ roles }: DemoMember) =>
  [Role.ADMIN, Role.INSTRUCTOR].find((role) => roles.includes(role)) ?? Role.USER;

/**
 * Creates initial content: the configured first admin and, in development on a loopback host, the demo
 * content.
 */
export async function prepareContent(config: Config, dataSource: DataSource): Promise<PreparedContent> {
  const db = new Database(dataSource);
  const messages: string[] = [];
  if (config.admin) messages.push(...(await addFirstAdmin(db, config.admin)));
  if (!takesDemoContent(config)) {
    if (config.environment === 'development')
      messages.push(`no demo content, as others can reach HOST ${config.host}: its passwords are no secret`);
    if (await hasDemoContent(db))
      messages.push('WARNING: the database holds the demo accounts, whose passwords are no secret');
    return { demoAccounts: [], messages };
  }
  const content = loadDemoContent();
  const { members, stories, exercises, sessions } = content;
  if (await addDemoContent(db, content, config.groupTimeZone))
    messages.push(
      `put in ${members.length} demo members, ${stories.length} stories, ${exercises.length} exercises and ${sessions.length} sessions`,
    );
  return {
    demoAccounts: members.map((member) => ({
      role: roleOf(member),
      email: member.email,
      password: member.password,
    })),
    messages,
  };
}

/**
 * Creates the admin if there is none, with the first free username, and returns messages about it. An
 * existing account with that address isn't changed, because it may be a stranger's.
 */
async function addFirstAdmin(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<string[]> {
  if (await hasAdmin(db)) return [];
  const user = await newUser({
    username: 'admin',
    email,
    password,
    roles: [Role.ADMIN, Role.USER],
    confirmed: true,
  });
  for (let number = 2; ; number += 1) {
    try {
      await db.transaction((tx) => createAccount(tx, user));
      return [`made the first admin, ${user.email}, under the username ${user.username}`];
    } catch (error) {
      if (isDuplicate(error, 'users_email')) {
        // A server started at the same time may have created the admin.
        if (await hasAdmin(db)) return [];
        return [`WARNING: made no admin, as an account that is none has the address ${user.email}`];
      }
      if (!isDuplicate(error, 'users_username')) throw error;
      user.username = `admin${number}`;
    }
  }
}

async function hasDemoContent(db: Database): Promise<boolean> {
  return (await db.read("SELECT 1 FROM installation_settings WHERE name = 'demo_content'")).length > 0;
}

/** The follows of all demo members, a day apart. The first of a member is the oldest, because lists show the latest first. */
function followsOf(members: DemoMember[], ids: ReadonlyMap<string, string>) {
  const follows = members.flatMap(({ username, follows }) =>
    follows.map((followed) => ({ followerId: ids.get(username) ?? '', followedId: ids.get(followed) ?? '' })),
  );
  return follows.map((follow, n) => ({
    ...follow,
    createdAt: new Date(Date.now() - (follows.length - n) * dayMs),
  }));
}

/**
 * Adds the demo content in one transaction, once: the setting's key lets only one of several servers do it.
 */
async function addDemoContent(db: Database, content: DemoContent, timeZone: string): Promise<boolean> {
  const { members, stories, exercises, sessions } = content;
  const now = new Date();
  const ages = [...stories, ...exercises, ...content.feedback].map(({ daysAgo }) => daysAgo);
  // A week before all content.
  const joinedAt = new Date(now.getTime() - (Math.max(writingDaysBack, ...ages) + 7) * dayMs);
  const users = await Promise.all(
    members.map(async (member) =>
      Object.assign(await newUser({ ...member, confirmed: true }), {
        displayName: member.displayName,
        bio: member.bio,
        createdAt: joinedAt,
      }),
    ),
  );
  const userIds = new Map(users.map(({ username, id }) => [username, id]));
  const group = { now, timeZone, userIds };
  return db.transaction(async (tx) => {
    const { affectedRows } = await tx.execute(
      "INSERT IGNORE INTO installation_settings (name, value) VALUES ('demo_content', ?)",
      [now.toISOString()],
    );
    if (affectedRows === 0) return false;
    await createAccount(tx, ...users);
    await tx.insert(Follow, followsOf(members, userIds));
    const exerciseIds = await addExercises(tx, exercises, group);
    const added = await addSessions(tx, sessions, group);
    const writtenIn = new Map(added.flatMap(({ id, demo }) => demo.writing.map(({ story }) => [story, id])));
    const storiesBySlug = new Map<string, Story>();
    for (const demo of stories) {
      const writtenAt = new Date(now.getTime() - demo.daysAgo * dayMs);
      const publishedAt =
        demo.publishedDaysAgo === null ? null : new Date(now.getTime() - demo.publishedDaysAgo * dayMs);
      const story = Object.assign(
        newStory(
          userIds.get(demo.author) ?? '',
          {
            title: demo.title,
            content: demo.content,
            privacyLevel: demo.privacy,
            sessionId: writtenIn.get(demo.slug),
            exerciseId: demo.exercise && exerciseIds.get(demo.exercise),
          },
          writtenAt,
        ),
        { id: newIdAt('story', writtenAt), publishedAt },
      );
      await tx.insert(Story, story);
      await setStoryTags(tx, story.id, demo.tags, Infinity);
      storiesBySlug.set(demo.slug, story);
    }
    await addWriting(tx, added, { userIds, exerciseIds, stories: storiesBySlug });
    await addFeedback(tx, content.feedback, group);
    await addJournalsAndNotes(tx, { ...content, stories: [...storiesBySlug.values()] }, group);
    return true;
  });
}
