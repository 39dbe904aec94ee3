/** A statement without literals and what is in parentheses, such as subqueries. */
function outerOf(sql: string): string {
  const inner = /\([^()]*\)/g;
  let outer = sql.replace(/'[^']*'/g, "''");
  while (outer.search(inner) >= 0) outer = outer.replace(inner, '');
  return outer;
}

/**
 * How a statement sorts its rows, in columns of its result as `q`, such as "q.`id` DESC". Undefined if it doesn't sort them; null
 * if it isn't certain that the result has the columns by which it does.
 */
export function sortingOf(sql: string, columns: readonly string[]): string | undefined | null {
  const outer = outerOf(sql);
  if (!/\bORDER\s+BY\b/i.test(outer)) return undefined;
  const sorting = /\bORDER BY\b([\s\S]*?)(?:\bLIMIT \d+\s*)?$/.exec(outer)?.[1];
  if (sorting === undefined || /\bUNION\b/i.test(outer)) return null;
  const selected = new Map<string, string>();
  for (const item of /^\s*SELECT\s([\s\S]*?)\bFROM\b/.exec(outer)?.[1]?.split(',') ?? []) {
    const [, column = '', name = column.split('.').at(-1) ?? ''] =
      /^\s*([\w.]+)(?:\s+AS\s+(\w+))?\s*$/.exec(item) ?? [];
    if (columns.includes(name)) selected.set(column, `q.\`${name}\``);
  }
  const terms: string[] = [];
  for (const term of sorting.split(',')) {
    const [, column = '', direction = ''] = /^\s*([\w.]+)(\s+(?:ASC|DESC))?\s*$/.exec(term) ?? [];
    const known = selected.get(column);
    if (known === undefined) return null;
    terms.push(known + direction);
  }
  return terms.join(', ');
}
