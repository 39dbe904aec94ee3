import { memberOfFile } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { textShapes } from '../../support/textShapes';

jest.setTimeout(300_000);

const server = testServer();
const member = memberOfFile(server);

const create = (kind: string) => `mutation ($content: String!) {
  create${kind}(input: { ${kind === 'Journal' ? '' : 'title: "A day", '}content: $content }) { ${kind.toLowerCase()} { id } }
}`;
const update = (kind: string) => `mutation ($id: ID!, $content: String!) {
  update${kind}(input: { id: $id, content: $content }) { ${kind.toLowerCase()} { id } }
}`;

/** CPU time of this process, which runs the server, without the database and other processes. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The CPU time for creating and changing a text. */
async function costs(kind: 'Story' | 'Note' | 'Journal', text: string): Promise<Record<string, number>> {
  const send = async (query: string, variables: Record<string, string>) => {
    const { data, errors } = await server.graphql(query, variables, member.token);
    if (errors) throw new Error(errors[0]?.message);
    return data[`${query.includes('create') ? 'create' : 'update'}${kind}`][kind.toLowerCase()].id as string;
  };
  let id = '';
  const made = await processorMs(async () => {
    id = await send(create(kind), { content: text });
  });
  const changed = await processorMs(() => send(update(kind), { id, content: `${text} a` }));
  return { made, changed };
}

const costly = [
  'a novel',
  'one long word',
  'addresses after link definitions',
  'mail addresses',
  'link definitions',
  'references',
  'pictures within pictures',
  'tables that fill their rows',
  'loose lists',
  'underlined headings',
  'combining marks',
  'Chinese',
];
const shapes = textShapes.filter(([name]) => costly.includes(name));

/** A save takes some tens of milliseconds; the limit allows for slow machines. */
const maxMs = 500;

describe.each(['Story', 'Note', 'Journal'] as const)(
  'the server saves 64 KB of a %s in little time',
  (kind) => {
    test.each(shapes)('of %s', async (_name, textOf) => {
      const text = textOf(64 * 1024);
      let least = await costs(kind, text);
      // Garbage collection and compilation only ever increase a time, so take the minimum.
      for (let round = 0; round < 3 && Math.max(...Object.values(least)) > maxMs; round += 1)
        least = await costs(kind, text);
      for (const ms of Object.values(least)) expect(ms).toBeLessThan(maxMs);
    });
  },
);

test('all of these shapes exist', () => expect(shapes).toHaveLength(costly.length));
