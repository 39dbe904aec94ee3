import { middleOf } from './compare';
import type { BenchDatabase } from './database';
import { newestStories } from './documents';
import type { Facts } from './facts';
import { type Call, load, type Reading } from './measure';
import type { Side } from './processes';
import { settings } from './settings';

const pageSize = 20;
export const deepPage = 500;

interface Place {
  side: Side;
  database: BenchDatabase;
  facts: Facts;
}

export interface ScaleReading extends Reading {
  name: string;
}

const callOf = (token: string, variables: Record<string, unknown>): Call => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
  body: JSON.stringify({ query: newestStories, variables }),
});

/** The cursor before a deep page, found by paging. */
async function cursorBefore({ side, facts }: Place, page: number): Promise<string | undefined> {
  const query = `query Walk($first: Int!, $after: String) {
    publicStories(first: $first, after: $after) { pageInfo { endCursor hasNextPage } }
  }`;
  let after: string | undefined;
  for (let left = (page - 1) * pageSize; left > 0; left -= 100) {
    const { path, headers } = callOf(facts.members[0]?.token ?? '', {});
    const body = JSON.stringify({ query, variables: { first: Math.min(100, left), after } });
    const answer = await fetch(`${side.url}${path}`, { method: 'POST', headers, body });
    const { data } = (await answer.json()) as {
      data: { publicStories: { pageInfo: { endCursor: string; hasNextPage: boolean } } };
    };
    if (!data.publicStories.pageInfo.hasNextPage) return undefined;
    after = data.publicStories.pageInfo.endCursor;
  }
  return after;
}

/** Measures a page of 20 at several depths and database sizes. */
export async function measureScale(few: Place, many: Place): Promise<ScaleReading[]> {
  const deep = await cursorBefore(many, deepPage);
  const places = [
    { name: `first page of ${settings.fewStories} stories`, place: few, after: undefined },
    { name: `first page of ${settings.stories}`, place: many, after: undefined },
    ...(deep ? [{ name: `page ${deepPage} of ${settings.stories}`, place: many, after: deep }] : []),
  ];
  const readings = places.map(() => [] as Reading[]);
  for (let round = -1; round < settings.rounds; round += 1) {
    for (const [index, { place, after }] of places.entries()) {
      const reading = await load({
        url: place.side.url,
        pid: place.side.pid,
        databasePid: place.database.pid,
        calls: (connection) => [
          callOf(place.facts.members[connection]?.token ?? '', { first: pageSize, after }),
        ],
        isRight: (body) => body.split('"cursor":').length === pageSize + 1 && !body.includes('"errors":'),
      });
      // The first round is a warm-up.
      if (round >= 0) readings[index]?.push(reading);
    }
  }
  return places.map(({ name }, index) => ({ name, ...middleOf(readings[index] ?? []) }));
}
