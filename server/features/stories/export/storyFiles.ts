import { grouped, padded, placeholders } from '../../../db/rows';
import type { Fact } from '../../../markdown/frontMatter';
import type { Story } from '../../../model/story.entity';
import { joinMember } from '../../members/user/memberConditions';
import type { ExportSource } from './exportSource';
import { type TextRow, textFiles } from './textFiles';

type ExportedStory = Pick<
  Story,
  | 'id'
  | 'title'
  | 'lang'
  | 'privacyLevel'
  | 'wordCount'
  | 'createdAt'
  | 'updatedAt'
  | 'sharedAt'
  | 'publishedAt'
>;

/** Front matter that every reader of the story may see. */
export const storyFacts = (story: ExportedStory, tags: readonly string[]): Record<string, Fact> => ({
  title: story.title,
  id: story.id,
  tags,
  lang: story.lang,
  privacy: story.privacyLevel,
  words: story.wordCount,
  created: story.createdAt,
  updated: story.updatedAt,
  published: story.publishedAt,
});

type StoryRow = TextRow &
  ExportedStory & {
    versionNumber: number;
    sharedWithAll: number;
    listed: number;
    tags: string[];
    sharedWith: string[];
  };

/** Adds the names of tags, and of members that stories are shared with, to a page of stories. */
async function addNames({ read }: ExportSource, rows: StoryRow[]) {
  const namesOf = async (ids: readonly string[], sql: (list: string) => string) => {
    if (ids.length === 0) return new Map<string, string[]>();
    const wanted = padded(ids);
    const found = await read<{ storyId: string; name: string }>(sql(placeholders(wanted)), wanted);
    const lists = grouped(ids, found, ({ storyId }) => storyId);
    return new Map(ids.map((id, n) => [id, lists[n]?.map(({ name }) => name) ?? []]));
  };
  const tags = await namesOf(
    rows.map(({ id }) => id),
    (list) =>
      `SELECT st.story_id AS storyId, t.name FROM story_tags st JOIN tags t ON t.id = st.tag_id
       WHERE st.story_id IN (${list}) ORDER BY st.story_id, st.position`,
  );
  const members = await namesOf(
    rows.flatMap(({ id, sharedWithAll }) => (sharedWithAll === 1 ? [] : [id])),
    (list) =>
      `SELECT sh.story_id AS storyId, u.username AS name FROM story_shares sh ${joinMember('sh.user_id')}
       WHERE sh.story_id IN (${list}) ORDER BY u.username`,
  );
  for (const row of rows) {
    row.tags = tags.get(row.id) ?? [];
    row.sharedWith = members.get(row.id) ?? [];
  }
}

/** A member's own stories, one Markdown file each. */
export const storyFiles = (source: ExportSource, folder = 'stories/') =>
  textFiles<StoryRow, { content: string; authorNotes: string | null }>(source, {
    table: 'stories',
    columns: `title, lang, listed, COALESCE(withheld_level, privacy_level) AS privacyLevel, shared_with_all AS sharedWithAll,
      version_number AS versionNumber, word_count AS wordCount, created_at AS createdAt, shared_at AS sharedAt,
      published_at AS publishedAt`,
    texts: 'content, author_notes AS authorNotes',
    folder,
    nameOf: ({ title }) => title,
    untitledName: 'Untitled',
    addRelated: addNames,
    factsOf: (row, { authorNotes }) => ({
      ...storyFacts(row, row.tags),
      version: row.versionNumber,
      listed: row.listed === 1,
      shared: row.sharedAt,
      shared_with: row.sharedWith.length > 0 ? row.sharedWith : null,
      notes: authorNotes,
    }),
  });
