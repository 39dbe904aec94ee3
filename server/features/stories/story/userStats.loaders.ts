import DataLoader from 'dataloader';
import { storyNotPrivateSql } from '../../../authz/storyAudience';
import type { LoaderScope } from '../../../request/loaderScope';
import { notSuspendedSql } from '../../members/user/memberConditions';
import type { UserStats } from './story.types';

type Sums = Record<keyof Omit<UserStats, 'totalWordCount'> | 'journalsWordCount' | 'notesWordCount', string>;

/** Aggregates of index entries, without reading the texts' rows; the database returns them as decimals. */
const statement = `
  SELECT s.n AS storiesCount, s.shared AS storiesSharedCount, s.words AS storiesWordCount,
         j.n AS journalsCount, j.words AS journalsWordCount, n.n AS notesCount, n.words AS notesWordCount,
         f.n AS followersCount
  FROM (SELECT COUNT(*) AS n, COALESCE(SUM(${storyNotPrivateSql('stories')}), 0) AS shared,
               COALESCE(SUM(word_count), 0) AS words
        FROM stories FORCE INDEX (stories_author_level) WHERE author_id = ?) s,
       (SELECT COUNT(*) AS n, COALESCE(SUM(word_count), 0) AS words
        FROM journals FORCE INDEX (journals_author) WHERE author_id = ?) j,
       (SELECT COUNT(*) AS n, COALESCE(SUM(word_count), 0) AS words
        FROM notes FORCE INDEX (notes_author) WHERE author_id = ?) n,
       (SELECT COUNT(*) AS n FROM follows WHERE followed_id = ? AND ${notSuspendedSql('follower_id')}) f`;

async function statsOf(scope: LoaderScope, userId: string): Promise<UserStats> {
  const [sums] = await scope.db.read<Sums>(statement, [userId, userId, userId, userId]);
  const number = (name: keyof Sums) => Number(sums?.[name] ?? 0);
  return {
    storiesCount: number('storiesCount'),
    storiesSharedCount: number('storiesSharedCount'),
    storiesWordCount: number('storiesWordCount'),
    journalsCount: number('journalsCount'),
    notesCount: number('notesCount'),
    totalWordCount: number('storiesWordCount') + number('journalsWordCount') + number('notesWordCount'),
    followersCount: number('followersCount'),
  };
}

export const userStatsLoaders = {
  /** Doesn't check access; callers load only the viewer's own. */
  userStats: (scope: LoaderScope) =>
    new DataLoader((ids: readonly string[]) => Promise.all(ids.map((id) => statsOf(scope, id)))),
};
