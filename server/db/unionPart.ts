// A part is what follows `SELECT <number> AS part,` in requestDatabase's UNION ALL; see docs/decisions/few-statements.md.

/** More rows than any statement finds: without a limit, a part loses its order. */
const unlimitedRows = 1_000_000_000;

/**
 * One more than a MEDIUMTEXT's bytes: a text declared this long is a LONGTEXT. MariaDB declares JSON too short for control
 * characters, and cuts it off.
 */
const longText = 16_777_216;

const mask = (text: string) => '#'.repeat(text.length);

/** A statement with `#` for each character of literals and of what is in parentheses, such as subqueries. */
function outerOf(sql: string): string {
  const inner = /\([^()]*\)/g;
  let outer = sql.replace(/'[^']*'/g, mask);
  while (outer.search(inner) >= 0) outer = outer.replace(inner, mask);
  return outer;
}

/** The selected expressions of a statement with their aliases, and the statement from FROM on. */
interface Selection {
  expressions: string[];
  rest: string;
}

/**
 * Takes a statement's selection apart. Undefined if what follows depends on how it selects: by DISTINCT, or by an alias, as in
 * HAVING.
 */
function selectionOf(sql: string, outer: string): Selection | undefined {
  const list = /^\s*SELECT\s+(?!DISTINCT\b)(?=\S)/i.exec(outer)?.[0].length;
  const end = outer.search(/\bFROM\b/i);
  if (list === undefined || end < 0 || /\b(?:UNION|HAVING|INTERSECT|EXCEPT)\b/i.test(outer)) return undefined;
  const expressions: string[] = [];
  const aliases: string[] = [];
  let from = list;
  for (const item of outer.slice(list, end).split(',')) {
    const [alias, name = ''] = /\s+AS\s+(\w+)\s*$/i.exec(item) ?? [''];
    expressions.push(sql.slice(from, from + item.length - alias.length).trim());
    if (name) aliases.push(name);
    from += item.length + 1;
  }
  const rest = sql.slice(end);
  const sorting = /\b(?:GROUP|ORDER)\s+BY\b[\s\S]*$/i.exec(outer)?.index ?? sql.length;
  const names: string[] = sql.slice(sorting).match(/(?<![\w.])\w+/g) ?? [];
  return aliases.some((alias) => names.includes(alias)) ? undefined : { expressions, rest };
}

/**
 * A read as a part: each row as a JSON array of the named columns. Undefined if its rows could lose their order.
 *
 * The array is selected by the statement itself where that is possible. Otherwise the statement is a subquery, whose rows
 * the database keeps in a temporary table. With long texts that table is on disk, where MariaDB fills gaps with later rows.
 */
export function unionPartOf(
  sql: string,
  columns: readonly string[],
  hasLongTexts: boolean,
): string | undefined {
  const outer = outerOf(sql);
  const limit = /\bLIMIT \d+\s*$/.test(outer) ? '' : ` LIMIT ${unlimitedRows}`;
  const selection = selectionOf(sql, outer);
  const asJson = (values: readonly string[]) =>
    `CONVERT(JSON_ARRAY(${values.join(', ')}), CHAR(${longText})) AS content`;
  if (selection?.expressions.length === columns.length)
    return `${asJson(selection.expressions)} ${selection.rest}${limit}`;
  if (hasLongTexts && /\bORDER\s+BY\b/i.test(outer)) return undefined;
  return `${asJson(columns.map((name) => `q.\`${name}\``))} FROM (${sql}${limit}) q`;
}
