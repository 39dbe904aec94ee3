import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Operation } from './documents';
import { snakeCase } from './names';

/**
 * The form of a response. Both the projection and the OpenAPI schema are derived from it, so they can't
 * disagree.
 */
export type Shape = { nullable: boolean } & (
  | { kind: 'scalar'; type: GraphQLScalarType }
  | { kind: 'enum'; type: GraphQLEnumType }
  | { kind: 'list'; of: Shape }
  | { kind: 'connection'; of: Shape }
  /** An object replaced by one of its fields. */
  | { kind: 'value'; key: string; of: Shape }
  | ObjectShape
);

export interface ObjectShape {
  kind: 'object';
  /** The only fragment that it consists of. */
  name: string | undefined;
  fields: FieldShape[];
}

export interface FieldShape {
  name: string;
  /** Path of the value in the GraphQL result. */
  keys: string[];
  shape: Shape;
  /** Absent if a variable excludes it. */
  optional: boolean;
  description: string | undefined;
}

interface Selected {
  nodes: FieldNode[];
  type: GraphQLOutputType;
  description: string | undefined;
  optional: boolean;
}

const has = (node: FieldNode, directive: string) =>
  node.directives?.some(({ name }) => name.value === directive) ?? false;

const conditional = (node: { directives?: FieldNode['directives'] }) =>
  node.directives?.some(({ name }) => name.value === 'include' || name.value === 'skip') ?? false;

const setsOf = (selected: Selected) =>
  selected.nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));

class ShapeReader {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Map<string, FragmentDefinitionNode>,
  ) {}

  /** Collects the selected fields of a type by response key, with fragments inlined. */
  select(
    sets: readonly SelectionSetNode[],
    typeName: string,
    optional = false,
    into = new Map<string, Selected>(),
  ) {
    for (const selection of sets.flatMap((set) => set.selections)) {
      const perhaps = optional || conditional(selection);
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value === '__typename') continue;
        const type = this.schema.getType(typeName);
        const field =
          isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
        if (!field) throw new Error(`${typeName} has no field ${selection.name.value}`);
        const key = selection.alias?.value ?? selection.name.value;
        const before = into.get(key);
        if (before) before.nodes.push(selection);
        else
          into.set(key, {
            nodes: [selection],
            type: field.type,
            description: field.description ?? undefined,
            optional: perhaps,
          });
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.fragment(selection.name.value);
      this.select([fragment.selectionSet], fragment.typeCondition?.name.value ?? typeName, perhaps, into);
    }
    return into;
  }

  shapeOf(selected: Selected, type: GraphQLOutputType = selected.type, nullable = true): Shape {
    if (isNonNullType(type)) return this.shapeOf(selected, type.ofType, false);
    if (isListType(type)) return { kind: 'list', nullable, of: this.shapeOf(selected, type.ofType) };
    if (isScalarType(type)) return { kind: 'scalar', nullable, type };
    if (isEnumType(type)) return { kind: 'enum', nullable, type };

    const fields = this.select(setsOf(selected), type.name);
    const edges = fields.get('edges');
    if (edges && type.name.endsWith('Connection')) {
      const node = this.select(setsOf(edges), getNamedType(edges.type).name).get('node');
      if (!node) throw new Error(`${type.name} is read without its nodes`);
      return { kind: 'connection', nullable, of: this.shapeOf(node) };
    }
    if (selected.nodes.some((node) => has(node, 'value'))) {
      const [only, ...more] = fields;
      if (!only || more.length > 0) throw new Error('@value goes with exactly one field');
      return { kind: 'value', nullable, key: only[0], of: this.shapeOf(only[1]) };
    }
    return { kind: 'object', nullable, name: this.nameOf(selected), fields: this.fieldsOf(fields) };
  }

  private fieldsOf(selected: Map<string, Selected>): FieldShape[] {
    return [...selected].flatMap(([key, field]) => {
      const shape = this.shapeOf(field);
      if (!field.nodes.some((node) => has(node, 'inline')))
        return [
          {
            name: snakeCase(key),
            keys: [key],
            shape,
            optional: field.optional,
            description: field.description,
          },
        ];
      if (shape.kind !== 'object' || shape.nullable)
        throw new Error('@inline goes with an object that is never null');
      return shape.fields.map((inner) => ({ ...inner, keys: [key, ...inner.keys] }));
    });
  }

  /**
   * An object is named after its fragment if it consists of one fragment only, possibly within a type
   * condition.
   */
  private nameOf(selected: Selected): string | undefined {
    let sets = setsOf(selected);
    for (;;) {
      const [only, ...more] = sets.flatMap((set) => set.selections);
      if (!only || more.length > 0 || only.kind === Kind.FIELD) return undefined;
      if (only.kind === Kind.FRAGMENT_SPREAD) return only.name.value;
      sets = [only.selectionSet];
    }
  }

  private fragment(name: string): FragmentDefinitionNode {
    const fragment = this.fragments.get(name);
    if (!fragment) throw new Error(`There is no fragment ${name}`);
    return fragment;
  }
}

/** The shape at `path` in an operation's data. */
export function shapeAt(
  schema: GraphQLSchema,
  { document, definition }: Operation,
  path: readonly string[],
): Shape {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const root = schema.getRootType(definition.operation);
  if (!root) throw new Error(`The schema has no ${definition.operation}`);
  const reader = new ShapeReader(schema, fragments);
  let fields = reader.select([definition.selectionSet], root.name);
  for (const [depth, key] of path.entries()) {
    const selected = fields.get(key);
    if (!selected) throw new Error(`${definition.name?.value} does not read ${path.join('.')}`);
    if (depth === path.length - 1) return reader.shapeOf(selected);
    const type = getNamedType(selected.type);
    if (!isCompositeType(type)) break;
    fields = reader.select(setsOf(selected), type.name);
  }
  throw new Error(`${definition.name?.value}: ${path.join('.')} names no part of the answer`);
}
