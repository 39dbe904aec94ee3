/** Indented JSON, without a line break at the end. */
export const jsonOf = (value: unknown) => JSON.stringify(value, null, 2);
const indented = (text: string) => text.replace(/^/gm, '  ');

/** Writes rows as a JSON list, piece by piece as they are read. */
async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + indented(jsonOf(row));
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

/** The content of a file with several lists, as one JSON object. */
export async function* jsonListsFile(lists: Record<string, AsyncIterable<unknown>>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, rows] of Object.entries(lists)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    for await (const part of jsonList(rows)) yield part.replace(/\n/g, '\n  ');
    before = ',';
  }
  yield '\n}\n';
}

/** The content of a file with one list. */
export async function* jsonListFile(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield* jsonList(rows);
  yield '\n';
}

export async function* mapRows<Row, Item>(rows: AsyncIterable<Row>, toItem: (row: Row) => Item) {
  for await (const row of rows) yield toItem(row);
}
