import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A mistake in a file of the demo content. */
export class DemoContentError extends Error {
  override name = 'DemoContentError';
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
  }
}

/** Returns the value if it is one of the known ones; throws the error of `otherwise` if not. */
export function requireOneOf<T extends string>(
  known: readonly T[],
  value: unknown,
  otherwise: () => Error,
): T {
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw otherwise();
  return found;
}

type Kind = 'text' | 'number' | 'truth' | 'list' | 'object';

const kinds: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  truth: (value) => typeof value === 'boolean',
  list: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** The type of each field; a question mark allows it to be missing or null. */
export type Shape<Item> = { [Field in keyof Item]-?: Kind | `${Kind}?` };

/** Returns the item if it matches its shape and has no other fields; throws a DemoContentError if not. */
export function checkShape<Item>(file: string, item: unknown, shape: Shape<Item>): Item {
  if (!kinds.object(item)) throw new DemoContentError(file, 'an item must be an object');
  const fields = new Map<string, unknown>(Object.entries(item as object));
  for (const name of fields.keys())
    if (!(name in shape)) throw new DemoContentError(file, `unknown field '${name}'`);
  for (const [name, expected] of Object.entries<string>(shape)) {
    const value = fields.get(name) ?? null;
    const kind = expected.replace('?', '') as Kind;
    const isAccepted = value === null ? expected.endsWith('?') : kinds[kind](value);
    if (!isAccepted) throw new DemoContentError(file, `${name} must be a ${kind}`);
  }
  return item as Item;
}

/** Reads a JSON file with a list. */
export function readList(folder: string, file: string): unknown[] {
  const parsed: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  if (!Array.isArray(parsed)) throw new DemoContentError(file, 'must be a list');
  return parsed;
}
