import DataLoader from 'dataloader';
import { publicStorySql } from '../../../authz/storyAudience';
import { PrivacyLevel } from '../../../contract/enums';
import type { Row } from '../../../db/entityRows';
import type { Prefetch } from '../../../db/prefetch';
import { padded } from '../../../db/rows';
import { edgeCursor, pageStatement } from '../../../graphql/connection';
import { type Story, storyRows } from '../../../model/story.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { storiesByIndex } from '../table/storiesTable';
import { byPublication } from './publicLists';

/** Names the story that its author published next after, or last before, another one. */
export interface Neighbor {
  of: Story;
  side: 'next' | 'previous';
}

const fromAuthorIndex = storiesByIndex('stories_author_published');

const keyOf = ({ of, side }: Neighbor) => `${side} ${of.id}`;

/** A statement that reads a neighbour: one row of a range of an index. */
function neighborStatement({ of, side }: Neighbor) {
  const order = side === 'next' ? ({ oldestFirst: true } as const) : {};
  return pageStatement(
    { after: edgeCursor(byPublication, of) },
    {
      ...byPublication,
      ...order,
      columns: `? AS neighborOf, ${storyRows.columns}`,
      columnParams: [keyOf({ of, side })],
      branches: [
        {
          from: fromAuthorIndex,
          where: `s.author_id = ? AND ${publicStorySql()}`,
          params: [of.authorId],
        },
      ],
    },
    1,
  );
}

/**
 * SQL: a column of the public story with a bound id. As a subquery it is read before the range of the index, unlike a column of the
 * outer statement.
 */
const publicColumnSql = (column: string) =>
  `(SELECT p.${column} FROM stories p WHERE p.id = ? AND ${publicStorySql('p')})`;

/** SQL: a story's neighbour as JSON. It needs only the story's id, bound four times, so that one statement reads a story and its neighbours. */
function neighborJsonSql(side: Neighbor['side']): string {
  const [operator, direction] = side === 'next' ? ['>', 'ASC'] : ['<', 'DESC'];
  const [author, time] = [publicColumnSql('author_id'), publicColumnSql('published_at')];
  return `(SELECT ${storyRows.json} FROM ${fromAuthorIndex} WHERE s.author_id = ${author} AND ${publicStorySql()}
    AND s.published_at ${operator}= ${time} AND (s.published_at ${operator} ${time} OR s.id ${operator} ?)
    ORDER BY s.published_at ${direction}, s.id ${direction} LIMIT 1)`;
}

/** Prefetches that read the neighbours together with the story of that id, if the query selects them. */
export function neighborPrefetches(
  id: string,
  { answer }: LoaderScope,
  loader: DataLoader<Neighbor, Story | null, string>,
): Prefetch<Story>[] {
  return (['next', 'previous'] as const)
    .filter((side) => answer.selected?.has(`Story.${side}ByAuthor`))
    .map((side) => ({
      column: neighborJsonSql(side),
      params: [id, id, id, id],
      keep: (value, of) => void loader.prime({ of, side }, value == null ? null : storyRows.fromJson(value)),
    }));
}

/** Loads neighbours in one statement; null for those of stories that aren't public. */
export const neighborLoader = ({ db, answer }: LoaderScope) =>
  new DataLoader<Neighbor, Story | null, string>(
    async (neighbors) => {
      const wanted = padded(neighbors.filter(({ of }) => of.privacyLevel === PrivacyLevel.PUBLIC));
      if (wanted.length === 0) return neighbors.map(() => null);
      const statements = wanted.map(neighborStatement);
      const rows = await db.read<Row<Story> & { neighborOf: string }>(
        statements.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
        statements.flatMap(({ params }) => params),
      );
      const stories = new Map(rows.map(({ neighborOf, ...row }) => [neighborOf, storyRows.toNode(row)]));
      return neighbors.map((neighbor) => stories.get(keyOf(neighbor)) ?? null);
    },
    // Not cached where a write may follow in the same request.
    { cache: answer.selected !== undefined, cacheKeyFn: keyOf },
  );
