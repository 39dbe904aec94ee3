import type { ClusterNode } from './galera';
import type { Scene } from './scene';

/** Seconds within which writes must be back. */
export const barSeconds = 5;

export const row = (cells: readonly (string | number)[]) =>
  process.stdout.write(`| ${cells.map((cell) => String(cell)).join(' | ')} |\n`);

/** Acknowledged stories that the cluster doesn't have, and stories that it has twice. */
export async function check({ nodes }: Scene, load: { acknowledged: readonly string[] }) {
  const acknowledged = [...load.acknowledged];
  const rows = await (nodes[0] as ClusterNode).query(
    'SELECT local_id AS id FROM stories WHERE local_id IS NOT NULL',
    true,
  );
  const found = new Map<string, number>();
  for (const { id } of rows) found.set(id, (found.get(id) ?? 0) + 1);
  return {
    lost: acknowledged.filter((id) => !found.has(id)).length,
    twice: [...found.values()].filter((times) => times > 1).length,
  };
}
