import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';

/** A response is discarded after this time: by then most people have followed the link, and it could miss what others did. */
const maxAgeMs = 2_000;
/** How many responses are stored at once: a pointer that crosses a list must not request every row. */
const maxEntries = 3;

type Send = (params: RequestParameters, variables: Variables) => Promise<GraphQLResponse>;

interface Entry {
  response: Promise<GraphQLResponse>;
  timer?: ReturnType<typeof setTimeout>;
}

/** The key of a request. Absent variables don't count, because Relay adds those that a query defines to the given ones. */
const keyOf = (params: RequestParameters, variables: Variables) =>
  JSON.stringify([
    params.id ?? params.name,
    Object.entries(variables)
      .filter(([, value]) => value != null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/**
 * Stores responses to queries that were sent before their page was opened. They reach Relay only when the page sends the same query,
 * so that they belong to its visit; each is used once.
 */
export function createPrefetched(send: Send) {
  const entries = new Map<string, Entry>();
  const remove = (key: string) => {
    const entry = entries.get(key);
    clearTimeout(entry?.timer);
    entries.delete(key);
    return entry;
  };
  return {
    start(params: RequestParameters, variables: Variables) {
      const key = keyOf(params, variables);
      if (entries.has(key) || entries.size >= maxEntries) return;
      const entry: Entry = { response: send(params, variables) };
      entries.set(key, entry);
      // Only this entry: a later request with the same key may have replaced it.
      const forget = () => entries.get(key) === entry && remove(key);
      // After a failure, the page itself sends the query.
      entry.response.then(() => {
        entry.timer = setTimeout(forget, maxAgeMs);
      }, forget);
    },
    take: (params: RequestParameters, variables: Variables) => remove(keyOf(params, variables))?.response,
    /** Discards all responses, because they may lack what was written since. */
    clear() {
      for (const key of [...entries.keys()]) remove(key);
    },
  };
}
