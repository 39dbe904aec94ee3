import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

interface Settings {
  schema: GraphQLSchema;
  random: () => number;
  /** Ids of existing things of all kinds. */
  ids: readonly string[];
}

const deepest = 7;
const fieldsMax = 380;

/**
 * Creates random valid queries: random fields, arguments, aliases and depth. They prefer texts, lists and
 * repetition.
 */
export function randomDocuments({ schema, random, ids }: Settings): () => string {
  const below = (n: number) => Math.floor(random() * n);
  const chance = (share: number) => random() < share;
  const oneOf = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  let left = 0;

  function literalOf(type: GraphQLInputType, name: string): string {
    if (isNonNullType(type)) return literalOf(type.ofType, name);
    if (isListType(type)) {
      const count = chance(0.2) ? 100 : below(4);
      const repeated = literalOf(type.ofType, name);
      return `[${Array.from({ length: count }, () => (chance(0.5) ? repeated : literalOf(type.ofType, name))).join(', ')}]`;
    }
    if (isEnumType(type)) return oneOf(type.getValues()).name;
    if (isInputObjectType(type))
      return `{${Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || chance(0.3))
        .map((field) => `${field.name}: ${literalOf(field.type, field.name)}`)
        .join(', ')}}`;
    if (!isScalarType(type)) return 'null';
    if (type.name === 'ID') return JSON.stringify(chance(0.95) ? oneOf(ids) : 'constructor_0');
    if (type.name === 'Int') return String(oneOf([1, 2, 5, 20, 20, 100, 100, 101, -1]));
    if (type.name === 'Boolean') return String(chance(0.5));
    if (/^date/i.test(type.name)) return '"2026-11-22T12:00:00.000Z"';
    return JSON.stringify(oneOf(['word', 'word word', 'the', 'x', 'fuzz', '__proto__', '“', '']));
  }

  function argumentsOf(args: readonly GraphQLArgument[]): string {
    const given = args.filter(({ type, name }) => {
      if (isNonNullType(type)) return true;
      if (name === 'first') return chance(0.7);
      return name !== 'last' && name !== 'before' && name !== 'after' && chance(0.3);
    });
    return given.length === 0
      ? ''
      : `(${given.map(({ name, type }) => `${name}: ${literalOf(type, name)}`).join(', ')})`;
  }

  /** A selection for a type; undefined if it would be too large. */
  function selectionOf(type: GraphQLNamedOutputType, depth: number): string | undefined {
    if (left <= 0 || depth > deepest) return undefined;
    if (!isObjectType(type)) {
      const kind = oneOf(schema.getPossibleTypes(type as never));
      const inner = selectionOf(kind, depth + 1);
      return inner && `{ __typename ... on ${kind.name} ${inner} }`;
    }
    const fields = Object.values(type.getFields());
    const texts = fields.filter(({ name }) => /^(content|notes|description|excerpt|node|edges)$/.test(name));
    const parts: string[] = ['__typename'];
    const add = () => {
      const field = texts.length > 0 && chance(0.5) ? oneOf(texts) : oneOf(fields);
      const inner = getNamedType(field.type);
      left -= 1;
      const selection = isLeafType(inner) ? '' : selectionOf(inner, depth + 1);
      if (selection !== undefined)
        parts.push(`a${left + 1}: ${field.name}${argumentsOf(field.args)} ${selection}`);
    };
    const wanted = depth === 0 ? 1 + below(6) : chance(0.05) ? 200 : 1 + below(8);
    for (let n = 0; n < wanted && left > 0; n += 1) add();
    // Repeat the same field often: that costs most.
    const last = parts.at(-1);
    if (last && chance(0.1))
      for (let n = 0; n < 40 && left > 0; n += 1) {
        left -= last.split(':').length;
        parts.push(last.replace(/^a\d+/, `b${left}x${n}`));
      }
    return `{ ${parts.join(' ')} }`;
  }

  return () => {
    left = chance(0.5) ? 40 : fieldsMax;
    const query = schema.getQueryType();
    return (query && selectionOf(query, 0)) ?? '{ __typename }';
  };
}
