import { sharedStorySql, storyReadableBySql } from '../../../authz/storyAudience';
import { grouped, placeholders } from '../../../db/rows';
import { joinMember } from '../../members/user/memberConditions';
import { type ExportSource, readPages, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { joinStory } from '../../stories/table/storiesTable';
import { jsonListFile, jsonListsFile, mapRows } from './jsonFiles';

/** SQL: the member may read story `s` now; the export must not reveal withdrawn stories. Bind the member's id twice. */
const readableSql = storyReadableBySql('?');
const storyColumns = `IF(${readableSql}, s.title, NULL) AS title, IF(${readableSql}, u.username, NULL) AS author`;
/** What `storyColumns` bind. */
const storyColumnParams = (userId: string) => [userId, userId, userId, userId];
/** Joins the story `s` of a row's column `story_id`. */
const joinStoryOf = (alias: string) => joinStory(`${alias}.story_id`, { how: 'STRAIGHT_JOIN' });

/** A row about a story, without title and author if the member may not read it. */
interface StoryLinkRow {
  id: string;
  storyId: string;
  title: string | null;
  author: string | null;
  at: Date;
}
const noLongerReadable = 'You can no longer read this story.';
/** How the export names the story of a row. */
const storyOf = ({ storyId, title, author }: Omit<StoryLinkRow, 'at'>) =>
  title === null ? { story: storyId, note: noLongerReadable } : { story: storyId, title, author };

export function* favoritesFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<StoryLinkRow>(source, {
    columns: `f.story_id AS id, f.story_id AS storyId, f.created_at AS at, ${storyColumns}`,
    from: `story_favorites f ${joinStoryOf('f')} ${joinMember('s.author_id')}`,
    where: 'f.user_id = ?',
    params: [...storyColumnParams(source.userId), source.userId],
    id: 'f.story_id',
    at: 'f.created_at',
  });
  const content = jsonListFile(mapRows(rows, (row) => ({ ...storyOf(row), since: row.at })));
  yield { path: 'favorites.json', content };
}

/** What the export adds to a comment that others don't see, by its state. */
const hiddenNotes = {
  shown: {},
  waiting: { waitsForTheAuthor: true },
  held: { waitsForAnOrganiser: true },
  hidden: { hiddenByAnOrganiser: true },
} as const;

export function* commentsFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<
    StoryLinkRow & { content: string; state: keyof typeof hiddenNotes; updatedAt: Date }
  >(source, {
    columns: `c.id, c.story_id AS storyId, c.content, c.state, c.created_at AS createdAt, c.updated_at AS updatedAt, ${storyColumns}`,
    from: `comments c ${joinStoryOf('c')} ${joinMember('s.author_id')}`,
    where: 'c.author_id = ?',
    params: [...storyColumnParams(source.userId), source.userId],
    id: 'c.id',
  });
  const content = jsonListFile(
    mapRows(rows, ({ id, storyId, title, author, state, ...comment }) => ({
      id,
      ...storyOf({ id, storyId, title, author }),
      ...comment,
      ...hiddenNotes[state],
    })),
  );
  yield { path: 'comments.json', content };
}

/** The member's stories that are shared by name, with the usernames of those who may read them. */
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
    const membersByStory = grouped(ids, members, ({ storyId }) => storyId);
    for (const [index, { id, title }] of stories.entries())
      yield { story: id, title, with: membersByStory[index]?.map(({ username }) => username) ?? [] };
  }
}

export function* sharesFile(source: ExportSource): Generator<ZipFile> {
  const withMember = streamRows<{ id: string; title: string; author: string }>(source, {
    columns: 's.id, s.title, u.username AS author',
    from: `story_shares sh ${joinStoryOf('sh')} ${joinMember('s.author_id')}`,
    where: `sh.user_id = ? AND ${sharedStorySql()}`,
    id: 'sh.story_id',
  });
  const lists = {
    sharedByYou: sharedByMember(source),
    sharedWithYou: mapRows(withMember, ({ id, ...story }) => ({ story: id, ...story })),
  };
  yield { path: 'shares.json', content: jsonListsFile(lists) };
}
