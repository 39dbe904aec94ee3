/** Nothing that a member wrote moves the terminal's cursor or colours its text. */
const plain = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');

/** Columns side by side under their names. */
export function tableOf(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [names.map((name) => name.toUpperCase()), ...rows.map((row) => row.map(plain))];
  const widths = names.map((_name, column) =>
    Math.max(...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
