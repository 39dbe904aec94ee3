import {
  type DocumentNode,
  type FieldNode,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { fieldsOf, snakeCase } from './names';

/** The shape of a response. Both the projection and the OpenAPI schema are derived from it, so that they agree. */
export type Shape = { nullable: boolean } & (
  | { kind: 'scalar'; type: GraphQLScalarType }
  /** A text that names an input's field, by @fieldName. */
  | { kind: 'fieldName'; type: GraphQLScalarType }
  | { kind: 'enum'; type: GraphQLEnumType }
  | { kind: 'list'; of: Shape }
  /** An object replaced by one of its fields: by @value, or a connection by its edges and these by their nodes. */
  | { kind: 'value'; key: string; of: Shape }
  | ObjectShape
);

export interface ObjectShape {
  kind: 'object';
  /** The name of the fragment, if the selection is one fragment and nothing else. */
  name: string | undefined;
  fields: FieldShape[];
}

export interface FieldShape {
  name: string;
  /** Path of the value in the GraphQL result. */
  keys: string[];
  shape: Shape;
  /** Whether a variable can exclude it. */
  optional: boolean;
  description: string | undefined;
}

/** A field of a response; several nodes can select it. */
interface Selected {
  nodes: FieldNode[];
  field: GraphQLField<unknown, unknown>;
  optional: boolean;
}

const hasDirective = ({ directives }: Pick<FieldNode, 'directives'>, ...names: string[]) =>
  directives?.some(({ name }) => names.includes(name.value)) ?? false;

const setsOf = ({ nodes }: Selected) => nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

/** Reads the shapes of a valid document. */
class ShapeReader {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {}

  /** Collects the selected fields of a type by response key, with fragments inlined. */
  select(
    sets: readonly SelectionSetNode[],
    type: GraphQLNamedType | null | undefined,
    optional = false,
    into = new Map<string, Selected>(),
  ) {
    for (const node of sets.flatMap(({ selections }) => selections)) {
      const perhaps = optional || hasDirective(node, 'include', 'skip');
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        const field = fieldsOf(type)[node.name.value];
        const before = into.get(key);
        if (before) before.nodes.push(node);
        else if (field) into.set(key, { nodes: [node], field, optional: perhaps });
        continue;
      }
      const { selectionSet, typeCondition } =
        node.kind === Kind.INLINE_FRAGMENT ? node : this.fragment(node.name.value);
      const narrowed = typeCondition ? this.schema.getType(typeCondition.name.value) : type;
      this.select([selectionSet], narrowed, perhaps, into);
    }
    return into;
  }

  selectIn(selected: Selected) {
    return this.select(setsOf(selected), getNamedType(selected.field.type));
  }

  shapeOf(selected: Selected, type: GraphQLOutputType = selected.field.type, nullable = true): Shape {
    if (isNonNullType(type)) return this.shapeOf(selected, type.ofType, false);
    if (isListType(type)) return { kind: 'list', nullable, of: this.shapeOf(selected, type.ofType) };
    if (isScalarType(type)) {
      const isFieldName = selected.nodes.some((node) => hasDirective(node, 'fieldName'));
      return { kind: isFieldName ? 'fieldName' : 'scalar', nullable, type };
    }
    if (isEnumType(type)) return { kind: 'enum', nullable, type };

    const fields = this.selectIn(selected);
    const isValue = selected.nodes.some((node) => hasDirective(node, 'value'));
    if (isValue && fields.size !== 1) throw new Error('@value goes with exactly one field');
    const inList = /Connection$|Edge$/.test(type.name);
    for (const [key, field] of fields)
      if (isValue || (inList && (key === 'edges' || key === 'node')))
        return { kind: 'value', nullable, key, of: this.shapeOf(field) };
    const name = this.fragmentOf(setsOf(selected));
    return { kind: 'object', nullable, name, fields: [...fields].flatMap((entry) => this.fieldsIn(entry)) };
  }

  private fieldsIn([key, selected]: [string, Selected]): FieldShape[] {
    const { nodes, field, optional } = selected;
    const shape = this.shapeOf(selected);
    if (!nodes.some((node) => hasDirective(node, 'inline')))
      return [
        { name: snakeCase(key), keys: [key], shape, optional, description: field.description ?? undefined },
      ];
    if (shape.kind !== 'object' || shape.nullable)
      throw new Error('@inline goes with an object that is never null');
    return shape.fields.map((inner) => ({ ...inner, keys: [key, ...inner.keys] }));
  }

  /** The name of the fragment that is all of a selection, possibly within a type condition. */
  private fragmentOf(sets: readonly SelectionSetNode[]): string | undefined {
    const [only, ...more] = sets.flatMap(({ selections }) => selections);
    if (!only || more.length > 0 || only.kind === Kind.FIELD) return undefined;
    return only.kind === Kind.FRAGMENT_SPREAD ? only.name.value : this.fragmentOf([only.selectionSet]);
  }

  private fragment(name: string) {
    for (const node of this.document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name) return node;
    throw new Error(`There is no fragment ${name}`);
  }
}

/** The shape at `path` in an operation's data. */
export function shapeAt(schema: GraphQLSchema, document: DocumentNode, path: readonly string[]): Shape {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The document has no operation');
  const reader = new ShapeReader(schema, document);
  let fields = reader.select([operation.selectionSet], schema.getRootType(operation.operation));
  let selected: Selected | undefined;
  for (const key of path) {
    selected = fields.get(key);
    if (!selected) break;
    fields = reader.selectIn(selected);
  }
  if (!selected) throw new Error(`${operation.name?.value} does not read ${path.join('.')}`);
  return reader.shapeOf(selected);
}
