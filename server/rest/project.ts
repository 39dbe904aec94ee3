import { enumWords, snakeCase } from './names';
import type { FieldShape, Shape } from './shape';

type Projection = (value: unknown) => unknown;
type Json = Record<string, unknown>;

/** Makes a function that reads the value at a path of keys. */
function readerOf([first = '', ...more]: readonly string[]): (value: Json) => unknown {
  if (more.length === 0) return (value) => value[first];
  const readInner = readerOf(more);
  return (value) => readInner(value[first] as Json);
}

function objectProjection(fields: readonly FieldShape[]): Projection {
  const steps = fields.map(({ name, keys, shape }) => ({
    name,
    read: readerOf(keys),
    project: projectionOf(shape),
  }));
  return (value) => {
    const projected: Json = {};
    for (const { name, read, project } of steps) {
      const field = read(value as Json);
      if (field !== undefined) projected[name] = project ? project(field) : field;
    }
    return projected;
  };
}

/** The projection of a value that is not null; undefined if nothing changes. */
function definiteProjection(shape: Shape): Projection | undefined {
  switch (shape.kind) {
    case 'scalar':
      return undefined;
    case 'fieldName':
      return (value) => snakeCase(value as string);
    case 'enum': {
      const words = enumWords(shape.type);
      return (value) => words.get(value as string);
    }
    case 'list': {
      const project = projectionOf(shape.of);
      return project && ((value) => (value as unknown[]).map(project));
    }
    case 'value': {
      const { key, of } = shape;
      const project = projectionOf(of);
      return (value) => (project ? project((value as Json)[key]) : (value as Json)[key]);
    }
    case 'object':
      return objectProjection(shape.fields);
  }
}

/**
 * Builds the function that converts a GraphQL result to REST, once per route; undefined if nothing changes.
 */
export function projectionOf(shape: Shape): Projection | undefined {
  const project = definiteProjection(shape);
  return project && shape.nullable ? (value) => (value == null ? null : project(value)) : project;
}
