/** The last day with security fixes of each Node release: https://github.com/nodejs/Release/blob/main/schedule.json */
const endsOfLife: Record<string, string> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
  27: '2030-04-30',
};
/** README.md and the Dockerfile name it, too. */
export const recommendedNode = 26;

/** The warning for a Node version past its end of life at `now`; undefined otherwise. */
export function endOfLifeWarning(version: string, now: Date): string | undefined {
  const [release = ''] = version.split('.');
  const end = endsOfLife[release];
  if (end === undefined || now.toISOString().slice(0, 10) <= end) return undefined;
  return `Node ${release} has had no security fixes since ${end}: move to Node ${recommendedNode}`;
}
