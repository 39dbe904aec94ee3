import { AppServer } from './appServer';
import type { ClusterNode } from './galera';
import { reasonOf, send, type Writer } from './requests';
import type { Scene } from './scene';
import { row } from './tables';

const pairs = 200;
const saves = 20;

const createStory = 'mutation ($input: CreateStoryInput!) { createStory(input: $input) { story { id } } }';
const updateStory = 'mutation ($input: UpdateStoryInput!) { updateStory(input: $input) { story { id } } }';

/** Transactions that a node gave up because another node committed first. */
async function conflicts({ nodes }: Scene): Promise<number> {
  const counts = await Promise.all(
    nodes.map(async (node) => {
      const rows = await node.query(
        "SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_local_cert_failures', 'wsrep_local_bf_aborts')",
      );
      return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * A third server uses another node than the first one. What one acknowledged must be read at once at the other, and
 * members who save one story at both must both succeed, although their transactions meet only at COMMIT.
 */
export async function tryApart(scene: Scene, used: number, writers: readonly Writer[]): Promise<boolean> {
  const [first] = scene.servers as [AppServer, AppServer];
  const otherNode = scene.nodes.find((_, at) => at !== used) as ClusterNode;
  const other = await AppServer.create(scene.environmentWith(otherNode.url), scene.logOf('server3'));
  await other.start();
  const failures = new Map<string, number>();
  let [sent, missing, acknowledged] = [0, 0, 0];
  const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
    sent += 1;
    try {
      const result = await work;
      acknowledged += 1;
      return result;
    } catch (error) {
      failures.set(reasonOf(error), (failures.get(reasonOf(error)) ?? 0) + 1);
      return undefined;
    }
  };
  try {
    const { token } = writers[0] as Writer;
    const input = { title: 'Umbrellas', content: 'It rained.' };
    for (let n = 0; n < pairs; n += 1) {
      const [from, to] = n % 2 ? [first, other] : [other, first];
      const id = (await attempt(send(from.url, createStory, input, token)))?.createStory.story.id;
      const read = await attempt(send(to.url, `{ story(id: "${id}") { id } }`, undefined, token));
      if (id && !read?.story) missing += 1;
    }
    const before = await conflicts(scene);
    const id = (await attempt(send(first.url, createStory, input, token)))?.createStory.story.id;
    for (let n = 0; n < saves; n += 1)
      await Promise.all(
        [first, other, first, other].map(({ url }, at) =>
          attempt(send(url, updateStory, { id, content: `${n} ${at}`, autosave: true }, token)),
        ),
      );
    const met = (await conflicts(scene)) - before;
    const reasons = [...failures].map(([reason, times]) => `${times} × ${reason}`).join(', ') || '0';
    row([`servers use different nodes (${met} conflicts)`, sent, reasons, acknowledged, missing, 0, '-']);
    return failures.size === 0 && missing === 0 && met > 0;
  } finally {
    await other.stop();
  }
}
