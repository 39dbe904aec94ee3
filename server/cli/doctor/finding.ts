/** The result of a check. */
export interface Finding {
  /** The subject of the check. */
  name: string;
  /** A problem keeps the app from working, a warning doesn't. */
  state: 'ok' | 'warning' | 'problem';
  /** The result in words. */
  says: string;
  /** What to do about it. */
  advice?: string;
}

export const ok = (name: string, says: string): Finding => ({ name, state: 'ok', says });
export const warning = (name: string, says: string, advice: string): Finding => ({
  name,
  state: 'warning',
  says,
  advice,
});
export const problem = (name: string, says: string, advice: string): Finding => ({
  name,
  state: 'problem',
  says,
  advice,
});

const marks = { ok: 'ok     ', warning: 'WARNING', problem: 'PROBLEM' } as const;

/** The findings as lines for a person. */
export function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, state, says, advice }) => [
    `${marks[state]}  ${name.padEnd(width)}  ${says}`,
    ...(advice ? [`${' '.repeat(marks[state].length + width + 4)}→ ${advice}`] : []),
  ]);
  const count = (state: Finding['state']) => {
    const { length } = findings.filter((finding) => finding.state === state);
    return `${length} ${state}${length === 1 ? '' : 's'}`;
  };
  return `${lines.join('\n')}\n\n${count('problem')}, ${count('warning')}\n`;
}
