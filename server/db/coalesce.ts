/** Milliseconds after which a lookup counts as stuck. */
const patienceMs = 200;

/**
 * Batches lookups: callers that arrive while one is running share the next one. A result always comes from a
 * lookup that started after the call, so this isn't a cache and returns nothing stale. If a lookup is stuck,
 * the next one starts beside it.
 */
export function coalesce<Key, Value>(
  lookup: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  type Waiting = { key: Key; resolve: (value: Value | undefined) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let underWay = false;

  async function answer(batch: Waiting[]) {
    try {
      const found = await lookup([...new Set(batch.map(({ key }) => key))]);
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function run() {
    underWay = true;
    // Wait for one turn of the event loop to batch requests that arrived together.
    await new Promise((resolve) => setImmediate(resolve));
    let stuck = false;
    while (waiting.length > 0 && !stuck) {
      const batch = waiting;
      waiting = [];
      const patience = setTimeout(() => {
        stuck = true;
        underWay = false;
        if (waiting.length > 0) void run();
      }, patienceMs);
      await answer(batch);
      clearTimeout(patience);
    }
    if (!stuck) underWay = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!underWay) void run();
    });
}
