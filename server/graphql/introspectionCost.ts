import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';

/** Values per point: they are read from memory. GraphiQL's full introspection has 25,000 values. */
const valuesPerPoint = 5;

const metaFields: ReadonlyMap<string, GraphQLField<unknown, unknown>> = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);

/** Counts the values in an introspection result by walking the schema as execution would. */
class IntrospectionCounter {
  private count = 0;
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Record<string, unknown>,
    private readonly max: number,
  ) {
    this.fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    );
  }

  countOf(operation: OperationDefinitionNode): number {
    for (const node of this.fieldsOf(operation.selectionSet)) {
      const field = metaFields.get(node.name.value);
      if (field) this.add(node, field, undefined);
    }
    return this.count;
  }

  private add(node: FieldNode, field: GraphQLField<unknown, unknown>, source: unknown) {
    this.count += 1;
    const { selectionSet } = node;
    const type = getNamedType(field.type);
    if (!selectionSet || !isObjectType(type)) return;
    const value = field.resolve?.(source, getArgumentValues(field, node, this.variables), undefined, {
      schema: this.schema,
    } as GraphQLResolveInfo);
    for (const item of Array.isArray(value) ? value : [value])
      if (item) this.addAll(selectionSet, type, item);
  }

  private addAll(selectionSet: SelectionSetNode, type: GraphQLObjectType, source: unknown) {
    for (const node of this.fieldsOf(selectionSet)) {
      if (this.count > this.max) return;
      const field = type.getFields()[node.name.value];
      if (field) this.add(node, field, source);
    }
  }

  private *fieldsOf({ selections }: SelectionSetNode): Generator<FieldNode> {
    for (const selection of selections)
      if (selection.kind === Kind.FIELD) yield selection;
      else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : this.fragments.get(selection.name.value);
        if (inner) yield* this.fieldsOf(inner.selectionSet);
      }
  }
}

/** Cost of a document's introspection, counted up to slightly above `max`. */
export const introspectionCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { variables, max }: { variables: Record<string, unknown>; max: number },
): number =>
  Math.ceil(
    new IntrospectionCounter(schema, document, variables, max * valuesPerPoint).countOf(operation) /
      valuesPerPoint,
  );
