import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { limits } from '../contract/limits';
import { withCommas } from '../lib/withCommas';
import { enumWords, snakeCase } from './names';

const { itemsMax } = limits.input;

/** Converts a REST value to a GraphQL value; throws Unreadable if it is invalid. */
export type InputReader = (value: unknown) => unknown;

/** Describes the expected value without repeating the sent one, which may be a password. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  constructor(
    message: string,
    /** The path of the invalid part, as in `[1].created_at`; empty for the value itself. */
    readonly place = '',
  ) {
    super(message);
  }
}

/** Reads a part of a value; adds its path to an Unreadable. */
function readPart(place: string, read: InputReader, value: unknown): unknown {
  try {
    return read(value);
  } catch (error) {
    throw error instanceof Unreadable ? new Unreadable(error.message, `${place}${error.place}`) : error;
  }
}

const expectations: Record<string, string> = {
  ID: 'must be an id',
  String: 'must be text',
  Boolean: 'must be true or false',
  Int: 'must be a whole number',
  Float: 'must be a number',
  DateTimeISO: 'must be a time such as 2026-01-31T19:00:00.000Z',
};

function leafReader(type: GraphQLLeafType): InputReader {
  if (isEnumType(type)) {
    const names = new Map([...enumWords(type)].map(([name, word]) => [word, name]));
    return (value) => {
      const name = names.get(value as string);
      if (name === undefined) throw new Unreadable(`must be one of ${[...names.keys()].join(', ')}`);
      return name;
    };
  }
  const accepts = (value: unknown) => {
    try {
      type.parseValue(value);
      return true;
    } catch {
      return false;
    }
  };
  return (value) => {
    // Objects aren't tried, because graphql-js would print them whole in its error.
    if (typeof value !== 'object' && accepts(value)) return value;
    // GraphQL's Int has 32 bits.
    const isTooLarge = type.name === 'Int' && Number.isInteger(value);
    throw new Unreadable(isTooLarge ? 'is out of range' : (expectations[type.name] ?? 'has the wrong type'));
  };
}

function listReader(item: InputReader): InputReader {
  return (value) => {
    if (!Array.isArray(value)) throw new Unreadable('must be a list');
    if (value.length > itemsMax)
      throw new Unreadable(`must be a list of at most ${withCommas(itemsMax)} items`);
    return value.map((given, index) => {
      try {
        return item(given);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        if (error.place) throw new Unreadable(error.message, `[${index}]${error.place}`);
        throw new Unreadable(`must be a list, each of which ${error.message}`);
      }
    });
  };
}

function objectReader(type: GraphQLInputObjectType): InputReader {
  const readers = Object.values(type.getFields()).map((field) => ({
    name: field.name,
    place: snakeCase(field.name),
    read: inputReader(field.type),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Unreadable('must be an object');
    const given = value as Record<string, unknown>;
    const fields = readers.map(
      ({ name, place, read }) =>
        [name, readPart(`.${place}`, read, Object.hasOwn(given, place) ? given[place] : undefined)] as const,
    );
    return Object.fromEntries(fields.filter(([, input]) => input !== undefined));
  };
}

function definiteReader(type: ReturnType<typeof getNullableType<GraphQLInputType>>): InputReader {
  if (isListType(type)) return listReader(inputReader(type.ofType));
  return isInputObjectType(type) ? objectReader(type) : leafReader(type);
}

/** Returns a reader for an input type. Undefined stays undefined if the type allows it. */
export function inputReader(type: GraphQLInputType): InputReader {
  const read = definiteReader(getNullableType(type));
  return (value) => {
    if (value !== undefined && value !== null) return read(value);
    if (isNonNullType(type)) throw new Unreadable('is required');
    return value;
  };
}

/** Returns a reader for query parameters: it first converts their texts. Items of lists are separated by commas. */
export function queryReader(type: GraphQLInputType): InputReader {
  const definite = getNullableType(type);
  const read = inputReader(type);
  if (isListType(definite)) {
    const item = queryReader(definite.ofType);
    return (value) => {
      if (value === undefined) return read(value);
      return typeof value === 'string' ? value.split(',').map(item) : item(value);
    };
  }
  const parse = (text: string): unknown => {
    if (definite.name === 'Boolean' && (text === 'true' || text === 'false')) return text === 'true';
    if (definite.name === 'Int') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    return text;
  };
  return (value) => {
    if (Array.isArray(value)) throw new Unreadable('may be given once only');
    return read(typeof value === 'string' ? parse(value) : value);
  };
}
