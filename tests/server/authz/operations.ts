/** A route of REST, or also its address if that isn't the route with the thing's ids, and what differs. */
type Route<Expected> = string | { route: string; path?: string; expected?: Expected };

/** How an operation is asked: its key in a table begins with its name. */
type Asked<Expected> = (name: string) => {
  document: string;
  expected: Expected;
  rest?: { route: string; path?: string; body?: object; expected?: Expected };
};

/** By a whole document. */
export const ask =
  <Expected>(document: string, expected: Expected, rest?: Route<Expected>, body?: object): Asked<Expected> =>
  () => {
    const route = typeof rest === 'string' ? { route: rest } : rest;
    return { document, expected, ...(route && { rest: { ...route, ...(body && { body }) } }) };
  };

type Others<Expected> = [expected: Expected, rest?: Route<Expected>, body?: object];

/** By what is read of one thing. */
export const read =
  <Expected>(selection: string, ...others: Others<Expected>): Asked<Expected> =>
  (name) =>
    ask(`query ($id: ID!) { ${name}(id: $id) { ${selection} } }`, ...others)(name);

/** By the fields of a mutation's input. */
export const send =
  <Expected>(input: string, ...others: Others<Expected>): Asked<Expected> =>
  (name) => {
    const variables = [...input.matchAll(/\$(\w+)/g)].map(
      ([variable, of]) => `${variable}: ${of === 'id' || of === 'someone' ? 'ID' : 'String'}!`,
    );
    const declared = variables.length > 0 ? `(${variables.join(', ')})` : '';
    return ask(`mutation ${declared} { ${name}(input: { ${input} }) { __typename } }`, ...others)(name);
  };

/** By those that change one thing. */
export const change = <Expected>(input: string, ...others: Others<Expected>) =>
  send(`id: $id ${input}`, ...others);

export const find = 'query ($id: ID!) { node(id: $id) { id } }';
export const findAll = 'query ($id: ID!) { nodes(ids: [$id]) { id } }';

/** A table of operations. The text after a space of a key names a part of the result. */
export const table = <Expected>(rows: Record<string, Asked<Expected>>) =>
  Object.fromEntries(Object.entries(rows).map(([key, asked]) => [key, asked(key.split(' ')[0] ?? '')]));

/** The operations that tables cover. */
export const operationsOf = (...tables: Record<string, object>[]) =>
  tables.flatMap((rows) => Object.keys(rows).map((key) => key.split(' ')[0] as string));

/** The routes that they cover. */
export const routesOf = (...tables: Record<string, { rest?: { route: string } }>[]) =>
  tables.flatMap((rows) => Object.values(rows).map(({ rest }) => rest?.route));
