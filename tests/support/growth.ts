/** As long as a background collection of garbage takes, whose time counts too. In milliseconds. */
const patience = 5_000;

/** CPU time, which other load on the machine hardly affects. */
function millisecondsFor(read: () => unknown): number {
  const before = process.cpuUsage();
  read();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * The sizes at which the time is nearer to quadratic than to linear: for a text n times as long, more than √n
 * times as long for each KB. Empty if the time is linear. Ignores growth up to `unnoticed` milliseconds per
 * KB: a small text stays in the processor's cache.
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
    const smaller = kilobytes[place - 1];
    const between = smaller === undefined ? Number.POSITIVE_INFINITY : Math.sqrt(size / smaller);
    const most = between * Math.max(unnoticed, perKilobyte[place - 1] ?? 0);
    let least = Number.POSITIVE_INFINITY;
    const enough = place === 0 ? unnoticed : most;
    const started = performance.now();
    // Other load only ever increases a time, so the minimum of several is the best estimate.
    do least = Math.min(least, millisecondsFor(() => read(text)) / size);
    while (least > enough && performance.now() - started < (place === 0 ? patience / 10 : patience));
    perKilobyte.push(least);
    if (least > most) excess.push(`${size} KB: ${least.toFixed(2)} ms/KB, at most ${most.toFixed(2)}`);
  }
  return { perKilobyte, excess };
}
