/** When the baseline is dated: the migrations of versions before 1.0 are earlier, all others later. */
export const baselineTime = 1_795_970_000_000;
/** With it a database has the tables that the baseline makes. */
const lastBeforeBaseline = 'VersionBytes1795910400000';

export interface Standing {
  /** Migrations that this version doesn't know. */
  newer: string[];
  /** A version before 1.0 left it, and not the last one. */
  isTooOld: boolean;
  pending: number;
}

/** How a database, or a backup of one, stands to a version with these migrations, by those that it ran. */
export function standingOf(ran: readonly string[], known: readonly string[]): Standing {
  const former = ran.filter((name) => Number(name.slice(-13)) < baselineTime);
  return {
    newer: ran.filter((name) => !known.includes(name) && !former.includes(name)),
    isTooOld: former.length > 0 && !former.includes(lastBeforeBaseline),
    pending: known.filter((name) => !ran.includes(name)).length,
  };
}
