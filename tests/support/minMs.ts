/**
 * The processor time of the cheapest of up to three runs, in milliseconds: waiting for a processor does not count, so that a busy
 * machine is not taken for slow code. A run within the limit is the last one.
 */
export function minMs(limitMs: number, work: () => void) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least >= limitMs; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
