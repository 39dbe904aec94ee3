import type { Row } from '../../../db/entityRows';
import type { EntitySource } from '../../../graphql/connection';
import type { ListPerOwner } from '../../../graphql/pagesOfMany';
import { type StoryVersion, versionRows } from '../../../model/storyVersion.entity';

export const versionsSource: EntitySource<StoryVersion> = {
  ...versionRows,
  sortBy: {
    column: 'v.version_number',
    key: ({ versionNumber }) => versionNumber,
    of: 'number',
    unique: true,
  },
};

export const versionsOfEach = (
  countOf: (storyId: string) => Promise<number>,
): ListPerOwner<Row<StoryVersion>, StoryVersion> => ({
  source: versionsSource,
  branchOf: (storyId) => ({
    from: 'story_versions v FORCE INDEX (story_versions_number)',
    where: 'v.story_id = ?',
    params: [storyId],
  }),
  ownerOf: ({ storyId }) => storyId,
  compare: (one, other) => other.versionNumber - one.versionNumber,
  totalOf: (storyId) => () => countOf(storyId),
});
