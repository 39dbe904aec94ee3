import DataLoader from 'dataloader';
import { isPublicStory } from '../../../authz/storyAudience';
import { PrivacyLevel } from '../../../contract/enums';
import type { Row } from '../../../db/entityRows';
import type { Prefetch } from '../../../db/prefetch';
import { padded } from '../../../db/rows';
import { edgeCursor, pageStatement } from '../../../graphql/connection';
import { type Story, storyRows } from '../../../model/story.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { storiesByIndex } from '../table/storiesTable';
import { byPublication, isPublic } from './publicLists';

/** The direction of an author's neighbouring story in the order of publication. */
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
      branches: [
        {
          from: byIndex,
          where: `s.author_id = ? AND ${isPublic.condition}`,
          params: [of.authorId],
        },
      ],
    },
    1,
  );
}

const byIndex = storiesByIndex('stories_author_published');

/** The place of the story with the given id. Read before the range, unlike a column of the outer statement. */
const placeOf = (column: string) =>
  `(SELECT p.${column} FROM stories p WHERE p.id = ? AND ${isPublicStory('p')})`;

/** SQL: a story's neighbour as JSON, by the story's id alone, so that one statement reads a story and its neighbours. */
function neighborColumn(side: Neighbor['side']): string {
  const [beyond, direction] = side === 'next' ? ['>', 'ASC'] : ['<', 'DESC'];
  const [author, time] = [placeOf('author_id'), placeOf('published_at')];
  return `(SELECT ${storyRows.json} FROM ${byIndex} WHERE s.author_id = ${author} AND ${isPublic.condition}
    AND s.published_at ${beyond}= ${time} AND (s.published_at ${beyond} ${time} OR s.id ${beyond} ?)
    ORDER BY s.published_at ${direction}, s.id ${direction} LIMIT 1)`;
}

/** Reads the neighbours together with the story of that id, if the query selects them. */
export function neighborPrefetches(
  id: string,
  { answer }: LoaderScope,
  loader: DataLoader<Neighbor, Story | null, string>,
): Prefetch<Story>[] {
  return (['next', 'previous'] as const)
    .filter((side) => answer.selected?.has(`Story.${side}ByAuthor`))
    .map((side) => ({
      column: neighborColumn(side),
      params: [id, id, id, id],
      keep: (value, of) => void loader.prime({ of, side }, value == null ? null : storyRows.fromJson(value)),
    }));
}

/** The neighbours of public stories, all in one statement; null for others. */
export const neighborLoader = ({ db, answer }: LoaderScope) =>
  new DataLoader<Neighbor, Story | null, string>(
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
    // Not cached where a write may follow in the same request.
    { cache: answer.selected !== undefined, cacheKeyFn: keyOf },
  );
