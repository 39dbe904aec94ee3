import DataLoader from 'dataloader';
import { publicStorySql } from '../../../authz/storyAudience';
import { PrivacyLevel } from '../../../contract/enums';
import type { Row } from '../../../db/entityRows';
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
  const { sql, params } = pageStatement(
    { after: edgeCursor(byPublication, of) },
    {
      ...byPublication,
      ...order,
      columns: `? AS neighborOf, ${storyRows.columns}`,
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
  return { sql, params: [keyOf({ of, side }), ...params] };
}

/** Loads neighbours in one statement; null for those of stories that aren't public. */
export const neighborLoader = ({ db }: LoaderScope) =>
  new DataLoader<Neighbor, Story | null, string>(
    async (neighbors) => {
      const wanted = padded(neighbors.filter(({ of }) => of.privacyLevel === PrivacyLevel.PUBLIC));
      if (wanted.length === 0) return neighbors.map(() => null);
      const statements = wanted.map(neighborStatement);
      const rows = await db.readForAll<Row<Story> & { neighborOf: string }>(
        statements.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
        statements.flatMap(({ params }) => params),
      );
      const stories = new Map(rows.map(({ neighborOf, ...row }) => [neighborOf, storyRows.toNode(row)]));
      return neighbors.map((neighbor) => stories.get(keyOf(neighbor)) ?? null);
    },
    { cacheKeyFn: keyOf },
  );
