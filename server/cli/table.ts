/** Removes control characters, so that members' texts can't affect the terminal. */
const plain = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');

/** Formats rows as aligned columns with headings. */
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
