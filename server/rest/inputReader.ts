import {
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { enumWords, snakeCase } from './names';

/** Converts a REST value to a GraphQL value; throws Unreadable if it is invalid. */
export type InputReader = (value: unknown) => unknown;

/** Describes the expected value without repeating the sent one, which may be a password. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

const expectations: Record<string, string> = {
  ID: 'must be an id',
  String: 'must be text',
  Boolean: 'must be true or false',
  Int: 'must be a whole number',
  Float: 'must be a number',
  DateTimeISO: 'must be a time such as 2026-01-31T19:00:00.000Z',
};

function scalarReader(type: GraphQLScalarType): InputReader {
  const expectation = expectations[type.name] ?? 'has the wrong type';
  return (value) => {
    try {
      type.parseValue(value);
    } catch {
      throw new Unreadable(expectation);
    }
    return value;
  };
}

function definiteReader(type: GraphQLInputType): InputReader {
  if (isNonNullType(type)) return definiteReader(type.ofType);
  if (isListType(type)) {
    const item = inputReader(type.ofType);
    return (value) => {
      if (!Array.isArray(value)) throw new Unreadable('must be a list');
      try {
        return value.map(item);
      } catch (error) {
        throw error instanceof Unreadable
          ? new Unreadable(`must be a list, each of which ${error.message}`)
          : error;
      }
    };
  }
  if (isEnumType(type)) {
    const names = new Map([...enumWords(type)].map(([name, word]) => [word, name]));
    const expectation = `must be one of ${[...names.keys()].join(', ')}`;
    return (value) => {
      const name = names.get(value as string);
      if (name === undefined) throw new Unreadable(expectation);
      return name;
    };
  }
  if (isInputObjectType(type)) {
    const readers = Object.values(type.getFields()).map((field) => ({
      ...field,
      place: snakeCase(field.name),
      read: inputReader(field.type),
    }));
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new Unreadable('must be an object');
      const given = new Map(Object.entries(value));
      return Object.fromEntries(
        readers.flatMap(({ name, place, read }) => {
          const input = read(given.get(place));
          return input === undefined ? [] : [[name, input]];
        }),
      );
    };
  }
  return scalarReader(type);
}

/** Returns a reader for an input type. Undefined stays undefined if the type allows it. */
export function inputReader(type: GraphQLInputType): InputReader {
  const required = isNonNullType(type);
  const read = definiteReader(type);
  return (value) => {
    if (value !== undefined && value !== null) return read(value);
    if (required) throw new Unreadable('is required');
    return value;
  };
}

/** Query parameters are texts, so they are converted first. Lists are separated by commas. */
export function queryReader(type: GraphQLInputType): InputReader {
  const named = isNonNullType(type) ? type.ofType : type;
  if (isListType(named)) {
    const item = queryReader(named.ofType);
    const absent = inputReader(type);
    return (value) => {
      if (value === undefined) return absent(value);
      return typeof value === 'string' ? value.split(',').map(item) : item(value);
    };
  }
  const read = inputReader(type);
  const parse = (text: string): unknown => {
    if (named.toString() === 'Boolean') return text === 'true' ? true : text === 'false' ? false : text;
    if (named.toString() === 'Int') return /^-?\d{1,10}$/.test(text) ? Number(text) : text;
    return text;
  };
  return (value) => {
    if (Array.isArray(value)) throw new Unreadable('may be given once only');
    return read(typeof value === 'string' ? parse(value) : value);
  };
}
