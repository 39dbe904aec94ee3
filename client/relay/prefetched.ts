import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';

/** People follow a link sooner than that after its answer; an older one could miss what others did. */
const keptMs = 2_000;
/** How many answers are kept at once: a pointer that crosses a list must not ask for every row. */
const keptMax = 3;

type Send = (params: RequestParameters, variables: Variables) => Promise<GraphQLResponse>;

interface Entry {
  answer: Promise<GraphQLResponse>;
  timer?: ReturnType<typeof setTimeout>;
}

/** Leaves absent variables out and sorts the others: Relay adds those that a query defines to the given ones. */
const keyOf = (params: RequestParameters, variables: Variables) =>
  JSON.stringify([
    params.id ?? params.name,
    Object.entries(variables)
      .filter(([, value]) => value != null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/**
 * Answers to queries that were asked ahead. They reach Relay only when the page asks the same, so that they belong to its visit;
 * each is used once.
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
      if (entries.has(key) || entries.size >= keptMax) return;
      const entry: Entry = { answer: send(params, variables) };
      entries.set(key, entry);
      // After a failure, the page asks again. A later entry stays.
      const forget = () => entries.get(key) === entry && remove(key);
      entry.answer.then(() => {
        entry.timer = setTimeout(forget, keptMs);
      }, forget);
    },
    take: (params: RequestParameters, variables: Variables) => remove(keyOf(params, variables))?.answer,
    /** Something was written: what was asked before may lack it. */
    clear() {
      for (const key of [...entries.keys()]) remove(key);
    },
  };
}
