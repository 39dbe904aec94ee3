import { sharedStorySql, storyReadableBySql } from '../../../authz/storyAudience';
import { grouped, placeholders } from '../../../db/rows';
import { deviceOf } from '../../identity/account/device';
import { joinMember } from '../../members/user/memberConditions';
import { readMember } from '../../members/user/memberRows';
import { type ExportSource, readPages, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { joinStory } from '../../stories/table/storiesTable';
import { wordsWrittenSql } from '../../writing/writingDay/amounts';

const jsonOf = (value: unknown) => JSON.stringify(value, null, 2);
const indented = (text: string) => text.replace(/^/gm, '  ');

async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + indented(jsonOf(row));
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

/** Writes several lists as one JSON object. */
export async function* jsonLists(lists: Record<string, AsyncIterable<unknown>>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, rows] of Object.entries(lists)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    for await (const part of jsonList(rows)) yield part.replace(/\n/g, '\n  ');
    before = ',';
  }
  yield '\n}\n';
}

export async function* asFile(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield* jsonList(rows);
  yield '\n';
}

export async function* mapped<Row, Item>(rows: AsyncIterable<Row>, toItem: (row: Row) => Item) {
  for await (const row of rows) yield toItem(row);
}

export async function* profileFile(source: ExportSource): AsyncGenerator<ZipFile> {
  const columns = [
    ...(['id', 'username', 'email', 'emailConfirmedAt', 'displayName', 'bio', 'websiteUrl'] as const),
    ...(['profileImageUrl', 'roles', 'createdAt', 'updatedAt'] as const),
  ];
  const row = await readMember(source, { id: source.userId }, columns, { among: 'all' });
  if (!row) return;
  const { createdAt: memberSince, updatedAt: changedAt, ...profile } = row;
  yield { path: 'profile.json', content: `${jsonOf({ ...profile, memberSince, changedAt })}\n` };
}

/** The second factor, without its secret. */
export async function* secondFactorFile({ read, userId }: ExportSource): AsyncGenerator<ZipFile> {
  const [row] = await read<{ recoveryCodesLeft: number }>(
    `SELECT confirmed_at AS turnedOnAt, (SELECT COUNT(*) FROM recovery_codes WHERE user_id = t.user_id) AS recoveryCodesLeft
     FROM totp_secrets t WHERE user_id = ? AND confirmed_at IS NOT NULL`,
    [userId],
  );
  if (!row) return;
  const recoveryCodesLeft = Number(row.recoveryCodesLeft);
  yield { path: 'second-factor.json', content: `${jsonOf({ ...row, recoveryCodesLeft })}\n` };
}

/** Names and times of passkeys, without their keys. */
export function* passkeysFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string }>(source, {
    columns: 'id, name, created_at AS addedAt, last_used_at AS lastUsedAt',
    from: 'passkeys',
    where: 'user_id = ?',
    id: 'id',
  });
  yield { path: 'passkeys.json', content: asFile(rows) };
}

interface SignInRow {
  id: string;
  userAgent: string;
  signedInAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
}

export function* signInsFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<SignInRow>(source, {
    columns: `id, user_agent AS userAgent, created_at AS signedInAt, last_used_at AS lastUsedAt,
      revoked_at AS endedAt`,
    from: 'sign_ins',
    where: 'user_id = ?',
    id: 'id',
  });
  const content = asFile(mapped(rows, (row) => ({ device: deviceOf(row.userAgent), ...row })));
  yield { path: 'sign-ins.json', content };
}

/** Metadata of each token, without its hash. */
export function* personalAccessTokensFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string }>(source, {
    columns: `id, name, scope, last_four AS endsIn, created_at AS createdAt, last_used_at AS lastUsedAt,
      expires_at AS expiresAt, revoked_at AS revokedAt`,
    from: 'personal_access_tokens',
    where: 'user_id = ?',
    id: 'id',
  });
  yield { path: 'personal-access-tokens.json', content: asFile(rows) };
}

export function* followsFile(source: ExportSource): Generator<ZipFile> {
  const list = (whose: string, whom: string) =>
    mapped(
      streamRows<{ id: string; username: string; at: Date }>(source, {
        columns: `f.${whom} AS id, u.username, f.created_at AS at`,
        from: `follows f ${joinMember(`f.${whom}`, { how: 'STRAIGHT_JOIN' })}`,
        where: `f.${whose} = ?`,
        id: `f.${whom}`,
        at: 'f.created_at',
      }),
      ({ username, at }) => ({ username, since: at }),
    );
  const lists = {
    following: list('follower_id', 'followed_id'),
    followers: list('followed_id', 'follower_id'),
  };
  yield { path: 'follows.json', content: jsonLists(lists) };
}

export function* writingDaysFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string; words: string }>(source, {
    columns: 'days.id, days.words',
    from: `(SELECT DATE_FORMAT(d.day, '%Y-%m-%d') AS id, ${wordsWrittenSql} AS words FROM writing_days d
      WHERE d.user_id = ? GROUP BY d.day) days`,
    where: 'days.words > 0',
    id: 'days.id',
  });
  const content = asFile(mapped(rows, ({ id, words }) => ({ day: id, words: Number(words) })));
  yield { path: 'writing-days.json', content };
}

/** The settings that follow the member. Those of the device alone can be exported in Settings. */
export function* settingsFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string; value: string; at: Date }>(source, {
    columns: 's.name AS id, s.value, s.changed_at AS at',
    from: 'member_settings s',
    where: 's.user_id = ?',
    id: 's.name',
  });
  yield {
    path: 'settings.json',
    content: asFile(
      mapped(rows, ({ id, value, at }) => ({ name: id, value: JSON.parse(value), changed: at })),
    ),
  };
}

/** Whether the member may read story `s` now: the export must not reveal withdrawn stories. */
const readable = storyReadableBySql('?');
const itsStory = (row: string) => joinStory(`${row}.story_id`, { how: 'STRAIGHT_JOIN' });
const aboutStory = `IF(${readable}, s.title, NULL) AS title, IF(${readable}, u.username, NULL) AS author`;
const twiceReadable = (userId: string) => [userId, userId, userId, userId];

interface StoryOfOthers {
  id: string;
  storyId: string;
  title: string | null;
  author: string | null;
  at: Date;
}
const noLongerReadable = 'You can no longer read this story.';
const storyOf = ({ storyId, title, author }: Omit<StoryOfOthers, 'at'>) =>
  title === null ? { story: storyId, note: noLongerReadable } : { story: storyId, title, author };

export function* favoritesFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<StoryOfOthers>(source, {
    columns: `f.story_id AS id, f.story_id AS storyId, f.created_at AS at, ${aboutStory}`,
    from: `story_favorites f ${itsStory('f')} ${joinMember('s.author_id')}`,
    where: 'f.user_id = ?',
    params: [...twiceReadable(source.userId), source.userId],
    id: 'f.story_id',
    at: 'f.created_at',
  });
  const content = asFile(mapped(rows, (row) => ({ ...storyOf(row), since: row.at })));
  yield { path: 'favorites.json', content };
}

const notShown = {
  shown: {},
  waiting: { waitsForTheAuthor: true },
  held: { waitsForAnOrganiser: true },
  hidden: { hiddenByAnOrganiser: true },
} as const;

export function* commentsFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<StoryOfOthers & { content: string; state: keyof typeof notShown; updatedAt: Date }>(
    source,
    {
      columns: `c.id, c.story_id AS storyId, c.content, c.state, c.created_at AS createdAt, c.updated_at AS updatedAt, ${aboutStory}`,
      from: `comments c ${itsStory('c')} ${joinMember('s.author_id')}`,
      where: 'c.author_id = ?',
      params: [...twiceReadable(source.userId), source.userId],
      id: 'c.id',
    },
  );
  const content = asFile(
    mapped(rows, ({ id, storyId, title, author, state, ...comment }) => ({
      id,
      ...storyOf({ id, storyId, title, author }),
      ...comment,
      ...notShown[state],
    })),
  );
  yield { path: 'comments.json', content };
}

/** Stories shared with named members, and their names. */
async function* sharedByMember(source: ExportSource) {
  const pages = readPages<{ id: string; title: string }>(source, {
    columns: 's.id, s.title',
    from: 'stories s',
    where: 's.author_id = ? AND EXISTS (SELECT 1 FROM story_shares sh WHERE sh.story_id = s.id)',
    id: 's.id',
  });
  for await (const stories of pages) {
    const ids = stories.map(({ id }) => id);
    const members = await source.read<{ storyId: string; username: string }>(
      `SELECT sh.story_id AS storyId, u.username FROM story_shares sh ${joinMember('sh.user_id')}
       WHERE sh.story_id IN (${placeholders(ids)}) ORDER BY u.username`,
      ids,
    );
    const named = grouped(ids, members, ({ storyId }) => storyId);
    for (const [n, { id, title }] of stories.entries())
      yield { story: id, title, with: named[n]?.map(({ username }) => username) ?? [] };
  }
}

export function* sharesFile(source: ExportSource): Generator<ZipFile> {
  const withMember = streamRows<{ id: string; title: string; author: string }>(source, {
    columns: 's.id, s.title, u.username AS author',
    from: `story_shares sh ${itsStory('sh')} ${joinMember('s.author_id')}`,
    where: `sh.user_id = ? AND ${sharedStorySql()}`,
    id: 'sh.story_id',
  });
  const lists = {
    sharedByYou: sharedByMember(source),
    sharedWithYou: mapped(withMember, ({ id, ...story }) => ({ story: id, ...story })),
  };
  yield { path: 'shares.json', content: jsonLists(lists) };
}
