/** After so long a lookup is taken for stuck. */
const patienceMs = 200;

/**
 * Shares one lookup among all callers that ask while the one before is under way. Every caller's answer comes
 * from a lookup that began after its call, so nobody is told anything older than their question: this is a
 * batch, not a cache. A lookup that is stuck holds nobody back: whoever waits for its end is looked up beside it.
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
    // A turn of the event loop, so that requests that arrived together ask together.
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
