import { buildSchema, execute, GraphQLEnumType, GraphQLSchema, parse } from 'graphql';
import { inputReader, queryReader } from '../../server/rest/inputReader';
import { enumWords } from '../../server/rest/names';
import { AnswerSchemas } from '../../server/rest/openApiSchemas';
import { projectionOf } from '../../server/rest/project';
import { shapeAt } from '../../server/rest/shape';

const schema = buildSchema(`
  enum Kind { FLASH_FICTION POETRY }
  type Tag { id: ID!, name: String! }
  type Author { id: ID!, displayName: String, kinds: [Kind!]!, editor: Author }
  type Piece { id: ID!, wordCount: Int!, kind: Kind, author: Author!, tags: [Tag!]!, draft: Piece }
  type PieceEdge { cursor: String!, node: Piece! }
  type PageInfo { hasNextPage: Boolean!, endCursor: String }
  type PieceConnection { edges: [PieceEdge!]!, pageInfo: PageInfo! }
  type Query { piece: Piece, pieces: PieceConnection! }
`);

const piece = {
  id: 'piece_1',
  wordCount: 3,
  kind: 'POETRY',
  author: { id: 'author_1', displayName: null, kinds: ['POETRY', 'FLASH_FICTION'], editor: null },
  tags: [{ id: 'tag_1', name: 'sea' }],
  draft: null,
};

async function answerOf(source: string, path: string, rootValue: unknown = { piece }) {
  const document = parse(source);
  const shape = shapeAt(schema, document, path.split('.'));
  const { data, errors } = await execute({ schema, document, rootValue });
  expect(errors).toBeUndefined();
  const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], data);
  const project = projectionOf(shape);
  return { value: project ? project(value) : value, shape };
}

describe('the projection', () => {
  test('names fields in snake case and enum values in their own words', async () => {
    const { value } = await answerOf('{ piece { wordCount kind author { displayName kinds } } }', 'piece');
    expect(value).toEqual({
      word_count: 3,
      kind: 'poetry',
      author: { display_name: null, kinds: ['poetry', 'flash_fiction'] },
    });
  });

  test('reads @value as the one field, alone and in lists', async () => {
    const query =
      '{ piece { authorId: author @value { id } tags @value { name } author { editor @value { id } } } }';
    const { value } = await answerOf(query, 'piece');
    expect(value).toEqual({ author_id: 'author_1', tags: ['sea'], author: { editor: null } });
  });

  test('puts the fields of @inline into the object around', async () => {
    const { value } = await answerOf('{ piece { id author @inline { displayName authorId: id } } }', 'piece');
    expect(value).toEqual({ id: 'piece_1', display_name: null, author_id: 'author_1' });
  });

  test('reads fragments as if written in place, and merges what is asked for twice', async () => {
    const query = `{ piece { ...A ... on Piece { author { displayName } } } }
      fragment A on Piece { author { id } wordCount }`;
    expect((await answerOf(query, 'piece')).value).toEqual({
      author: { id: 'author_1', display_name: null },
      word_count: 3,
    });
  });

  test('makes an array of a connection', async () => {
    const pieces = { edges: [{ cursor: 'a', node: piece }], pageInfo: { hasNextPage: false } };
    const { value } = await answerOf('{ pieces { edges { node { id kind } } } }', 'pieces', { pieces });
    expect(value).toEqual([{ id: 'piece_1', kind: 'poetry' }]);
  });

  test('keeps null where a thing may be missing, and leaves out what a variable skips', async () => {
    const { value, shape } = await answerOf(
      '{ piece { id draft { id } wordCount @include(if: false) } }',
      'piece',
    );
    expect(value).toEqual({ id: 'piece_1', draft: null });
    expect(new AnswerSchemas().schemaOf(shape)).toMatchObject({ required: ['id', 'draft'] });
  });

  test('refuses a path that the operation does not read', async () => {
    await expect(answerOf('{ piece { id } }', 'piece.author')).rejects.toThrow('does not read piece.author');
    await expect(answerOf('{ piece { author @value { id displayName } } }', 'piece')).rejects.toThrow(
      '@value',
    );
  });
});

test('the schema of an answer names fragments and allows null where GraphQL does', async () => {
  const query =
    '{ piece { ...Whole } } fragment Whole on Piece { id kind draft { id } tags @value { name } }';
  const { shape } = await answerOf(query, 'piece');
  const answers = new AnswerSchemas();
  expect(answers.schemaOf({ ...shape, nullable: false })).toEqual({ $ref: '#/components/schemas/Whole' });
  expect(answers.named.Whole).toEqual({
    type: 'object',
    required: ['id', 'kind', 'draft', 'tags'],
    properties: {
      id: { type: 'string' },
      kind: { type: ['string', 'null'], enum: ['flash_fiction', 'poetry', null] },
      draft: { type: ['object', 'null'], required: ['id'], properties: { id: { type: 'string' } } },
      tags: { type: 'array', items: { type: 'string' } },
    },
  });
});

test('an enum has the words that the server itself uses', () => {
  const kind = new GraphQLEnumType({ name: 'Kind', values: { FLASH_FICTION: { value: 'flash-fiction' } } });
  expect([...enumWords(kind)]).toEqual([['FLASH_FICTION', 'flash-fiction']]);
  expect(inputReader(kind)('flash-fiction')).toBe('FLASH_FICTION');
});

describe('reading input', () => {
  const inputs = buildSchema(`
    enum Kind { POETRY }
    input Nested { someText: String! }
    input Input { text: String!, count: Int, flag: Boolean, kinds: [Kind!], nested: Nested }
    type Query { a: Int }
  `) as GraphQLSchema;
  const type = inputs.getType('Input');
  const read = inputReader(type as Parameters<typeof inputReader>[0]);

  test('turns names and words into those of GraphQL', () => {
    const given = { text: 'a', kinds: ['poetry'], nested: { some_text: 'b' }, unknown: 1 };
    expect(read(given)).toEqual({ text: 'a', kinds: ['POETRY'], nested: { someText: 'b' } });
  });

  test.each([
    [{}, 'is required'],
    [{ text: 1 }, 'must be text'],
    [{ text: 'a', count: '3' }, 'must be a whole number'],
    [{ text: 'a', count: 5_000_000_000 }, 'is out of range'],
    [{ text: 'a', flag: 'true' }, 'must be true or false'],
    [{ text: 'a', kinds: 'poetry' }, 'must be a list'],
    [{ text: 'a', kinds: ['prose'] }, 'must be one of poetry'],
    [{ text: 'a', nested: [] }, 'must be an object'],
  ])('%j: %s', (given, message) => {
    expect(() => read(given)).toThrow(message);
  });

  test('refuses an object sent for a text without printing it', () => {
    const get = jest.fn();
    const object = Object.defineProperty({}, 'toJSON', { get });
    expect(() => read({ text: object })).toThrow('must be text');
    expect(get).not.toHaveBeenCalled();
  });

  test('reads numbers and flags out of query text', () => {
    const fields = (
      type as unknown as { getFields(): Record<string, { type: Parameters<typeof queryReader>[0] }> }
    ).getFields();
    expect(queryReader(fields.count?.type as never)('12')).toBe(12);
    expect(queryReader(fields.flag?.type as never)('false')).toBe(false);
    expect(() => queryReader(fields.count?.type as never)('12a')).toThrow('whole number');
    expect(() => queryReader(fields.text?.type as never)(['a', 'b'])).toThrow('once only');
  });
});
