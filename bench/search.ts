import { randomBytes } from 'node:crypto';
import { median } from './measure';

/** Words of different frequency in the seed, and combinations. */
export const searches = [
  ...['time', 'said', 'heron', 'kettle', 'bicycles', 'trombone', 'marzipan', 'zebra'],
  ...['time said', 'time heron', 'kettle Monday', 'time trombone', 'time marzipan', 'time zebra'],
  ...['heron zebra', 'trombone zebra', 'the time that was said', 'time said heron zebra'],
];
const requests = 15;

export interface SearchReading {
  search: string;
  found: number;
  /** Milliseconds for the page alone, and with its count. */
  page: Times;
  counted: Times;
}

export interface Times {
  median: number;
  p95: number;
}

/** Measures the first page of searches by a visitor, one at a time. */
export async function measureSearch(url: string): Promise<SearchReading[]> {
  const readings: SearchReading[] = [];
  for (const search of searches) {
    const { found, ...page } = await measured(url, search, 'edges { node { id } }');
    const { found: _, ...counted } = await measured(url, search, 'totalCount edges { node { id } }');
    readings.push({ search, found, page, counted });
  }
  return readings;
}

/** Measures one search. `found` is the number of results on the page. */
export async function measured(
  url: string,
  search: string,
  fields: string,
): Promise<Times & { found: number }> {
  const times: number[] = [];
  let found = 0;
  for (let n = 0; n < requests; n += 1) {
    // A unique operation name avoids the response cache.
    const name = `Search${randomBytes(6).toString('hex')}`;
    const query = `query ${name}($search: String) { publicStories(first: 20, search: $search) { ${fields} } }`;
    const started = performance.now();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables: { search } }),
    });
    const { data } = (await response.json()) as { data?: { publicStories: { edges: unknown[] } } };
    times.push(performance.now() - started);
    if (!data) throw new Error(`The search for ${search} was refused: ${response.status}`);
    found = data.publicStories.edges.length;
  }
  times.sort((a, b) => a - b);
  return { found, median: median(times), p95: times[Math.floor(requests * 0.95)] ?? 0 };
}
