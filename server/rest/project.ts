import { enumWords } from './names';
import type { FieldShape, Shape } from './shape';

type Projection = (value: unknown) => unknown;
type Json = Record<string, unknown>;

function nullSafe(shape: Shape, project: Projection): Projection {
  return shape.nullable ? (value) => (value == null ? null : project(value)) : project;
}

function readerOf(keys: readonly string[]): (value: Json) => unknown {
  const [first = '', second, ...more] = keys;
  if (second === undefined) return (value) => value[first];
  const rest = readerOf([second, ...more]);
  return (value) => rest(value[first] as Json);
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

/**
 * Builds the function that converts a GraphQL result to REST, once per route; undefined if nothing changes.
 */
export function projectionOf(shape: Shape): Projection | undefined {
  switch (shape.kind) {
    case 'scalar':
      return undefined;
    case 'enum': {
      const words = enumWords(shape.type);
      return nullSafe(shape, (value) => words.get(value as string));
    }
    case 'list': {
      const project = projectionOf(shape.of);
      return project && nullSafe(shape, (value) => (value as unknown[]).map(project));
    }
    case 'connection': {
      const project = projectionOf(shape.of) ?? ((node: unknown) => node);
      return nullSafe(shape, (value) =>
        (value as { edges: { node: unknown }[] }).edges.map(({ node }) => project(node)),
      );
    }
    case 'value': {
      const { key } = shape;
      const project = projectionOf(shape.of) ?? ((value: unknown) => value);
      return nullSafe(shape, (value) => project((value as Json)[key]));
    }
    case 'object':
      return nullSafe(shape, objectProjection(shape.fields));
  }
}
