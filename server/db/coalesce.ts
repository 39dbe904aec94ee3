/** Milliseconds after which a lookup counts as stuck. */
const stuckMs = 200;

/**
 * Batches lookups: callers that arrive while one is running share the next one. A result always comes from a
 * lookup that started after the call, so this isn't a cache and returns nothing stale. If a lookup is stuck,
 * the next one starts beside it.
 */
export function coalesce<Key, Value>(
  lookup: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  type Caller = { key: Key; resolve: (value: Value | undefined) => void; reject: (error: unknown) => void };
  let waiting: Caller[] = [];
  let isRunning = false;

  async function answer(batch: Caller[]) {
    try {
      const found = await lookup([...new Set(batch.map(({ key }) => key))]);
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function run() {
    isRunning = true;
    // Wait for one turn of the event loop to batch requests that arrived together.
    await new Promise((resolve) => setImmediate(resolve));
    let isStuck = false;
    while (waiting.length > 0 && !isStuck) {
      const batch = waiting;
      waiting = [];
      const stuckTimer = setTimeout(() => {
        isStuck = true;
        isRunning = false;
        if (waiting.length > 0) void run();
      }, stuckMs);
      await answer(batch);
      clearTimeout(stuckTimer);
    }
    if (!isStuck) isRunning = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isRunning) void run();
    });
}
