import DataLoader from 'dataloader';
import { PrivacyLevel } from '../../contract/enums';
import type { Row } from '../../db/entityRows';
import { padded } from '../../db/rows';
import { edgeCursor, pageStatement } from '../../graphql/connection';
import type { LoaderScope } from '../../loaderScope';
import { type Story, storyRows } from '../../model/story.entity';
import { byPublication, inOrderOf, isPublic } from './publicLists';

/** Where an author's other public story is in the order of publication. */
export interface Neighbor {
  of: Story;
  side: 'next' | 'previous';
}

const keyOf = ({ of, side }: Neighbor) => `${side} ${of.id}`;

/** Reads the author's public story beside one: a range of an index with one row. */
function neighborStatement({ of, side }: Neighbor) {
  const order = side === 'next' ? ({ oldestFirst: true } as const) : {};
  return pageStatement(
    { after: edgeCursor(byPublication, of) },
    {
      ...byPublication,
      ...order,
      columns: `? AS neighborOf, ${storyRows.columns}`,
      columnParams: [keyOf({ of, side })],
      arms: [
        {
          from: inOrderOf('stories_author_published'),
          where: `s.author_id = ? AND ${isPublic.condition}`,
          params: [of.authorId],
        },
      ],
    },
    1,
  );
}

/** The stories beside public ones, all in one statement; null beside others. */
export const neighborLoader = ({ db }: LoaderScope) =>
  new DataLoader<Neighbor, Story | null>(
    async (asked) => {
      const wanted = padded(asked.filter(({ of }) => of.privacyLevel === PrivacyLevel.PUBLIC));
      if (wanted.length === 0) return asked.map(() => null);
      const statements = wanted.map(neighborStatement);
      const rows = await db.read<Row<Story> & { neighborOf: string }>(
        statements.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
        statements.flatMap(({ params }) => params),
      );
      const stories = new Map(rows.map(({ neighborOf, ...row }) => [neighborOf, storyRows.toNode(row)]));
      return asked.map((neighbor) => stories.get(keyOf(neighbor)) ?? null);
    },
    // Not cached, because a write may follow in the same request.
    { cache: false },
  );
