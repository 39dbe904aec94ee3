import type { ListSource } from '../../graphql/connection';
import type { ListOfEach } from '../../graphql/pagesOfMany';
import { StoryVersion } from '../../model/storyVersion.entity';

/** All columns except the text, which lists don't read. The table's alias is `v`. */
export const versionColumns = `v.id, v.story_id AS storyId, v.version_number AS versionNumber, v.title,
  v.word_count AS wordCount, v.kind, v.name, v.local_id AS localId, v.created_at AS createdAt`;

export type VersionRow = Omit<StoryVersion, 'content'>;

export const toVersion = (row: VersionRow): StoryVersion => Object.assign(new StoryVersion(), row);

export const versionsSource: Omit<ListSource<VersionRow, StoryVersion>, 'arms'> = {
  table: 'story_versions v',
  columns: versionColumns,
  sortBy: {
    column: 'v.version_number',
    key: ({ versionNumber }) => versionNumber,
    of: 'number',
    unique: true,
  },
  toNode: toVersion,
};

export const versionsOfEach = (
  countOf: (storyId: string) => Promise<number>,
): ListOfEach<VersionRow, StoryVersion> => ({
  source: versionsSource,
  armOf: (storyId) => ({
    from: 'story_versions v FORCE INDEX (story_versions_number)',
    where: 'v.story_id = ?',
    params: [storyId],
  }),
  ownerOf: ({ storyId }) => storyId,
  compare: (one, other) => other.versionNumber - one.versionNumber,
  totalOf: (storyId) => () => countOf(storyId),
});
