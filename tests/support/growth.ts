const rounds = 4;

/** Of the processor, which other work on the machine adds little to. */
function millisecondsFor(read: () => unknown): number {
  const before = process.cpuUsage();
  read();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * What of a growing text takes more than twice its share of time; empty where the time grows with the length. Growth
 * up to `unnoticed` milliseconds for each KB is not held against a reader: a small text stays in the processor's caches
 * and leaves no garbage, so that a long one takes several times its share.
 */
export function growthBeyondLength(
  read: (text: string) => unknown,
  shape: (length: number) => string,
  kilobytes: readonly number[],
  unnoticed: number,
): { perKilobyte: number[]; excess: string[] } {
  const perKilobyte: number[] = [];
  const excess: string[] = [];
  for (const [place, size] of kilobytes.entries()) {
    const text = shape(size * 1024);
    const most = 2 * Math.max(unnoticed, perKilobyte[place - 1] ?? Number.POSITIVE_INFINITY);
    let least = Number.POSITIVE_INFINITY;
    // Other work on the machine only ever adds to a time: the least of several is the nearest.
    for (
      let round = 0;
      round < rounds && (round === 0 || least > (place === 0 ? unnoticed : most));
      round += 1
    )
      least = Math.min(least, millisecondsFor(() => read(text)) / size);
    perKilobyte.push(least);
    if (least > most) excess.push(`${size} KB: ${least.toFixed(2)} ms/KB, at most ${most.toFixed(2)}`);
  }
  return { perKilobyte, excess };
}
