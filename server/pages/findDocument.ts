import { documents, resources } from '../contract/routes';
import { normalName } from '../features/writing/tag/tagNames';
import { pageRoutes } from './routes/table';

const patternOf = (path: string) =>
  path
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');

const forEverySite: ReadonlySet<string> = new Set(resources);

const routes = [...documents, ...resources].map((path) => ({
  page: pageRoutes[path],
  path,
  /** Whether pages of every site may read the responses, errors included. */
  isForEverySite: forEverySite.has(path),
  pattern: new RegExp(`^${patternOf(path)}/?$`, 'i'),
}));

export interface FoundDocument {
  route: (typeof routes)[number];
  params: Record<string, string>;
  query: URLSearchParams;
  /** Requests that get the same document have the same key. */
  key: string;
}

/** Finds the document at an address; undefined if there is none. */
export function findDocument(url: string): FoundDocument | undefined {
  const mark = url.indexOf('?');
  const [path, search] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
  for (const route of routes) {
    const match = route.pattern.exec(path);
    if (!match) continue;
    const params: Record<string, string> = {};
    try {
      for (const [name, value] of Object.entries(match.groups ?? {}))
        params[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
    // Normalised as the database compares them, so that a document is cached only once.
    if (params.username) params.username = params.username.toLowerCase();
    if (params.name) params.name = normalName(params.name);
    const allParameters = new URLSearchParams(search);
    const query = new URLSearchParams();
    for (const name of route.page.query ?? []) {
      const value = allParameters.get(name);
      if (value) query.set(name, value);
    }
    return { route, params, query, key: `${route.path} ${JSON.stringify(params)} ${query}` };
  }
  return undefined;
}
