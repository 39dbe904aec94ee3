import {
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** The field with the version of an object's row. */
const field = 'rowVersion';

/**
 * Adds `rowVersion` to a document of our client, wherever it selects an object by id that has one, so that no component has to select
 * it. The client's store (`client/relay/orderedStore.ts`) reads it from the response.
 */
export function withRowVersions(schema: GraphQLSchema, text: string): string {
  const types = new TypeInfo(schema);
  let isChanged = false;
  const document = visit(
    parse(text),
    visitWithTypeInfo(types, {
      Field(node) {
        const type = getNamedType(types.getType());
        const { selectionSet } = node;
        const selectsId = selectionSet?.selections.some(
          (one) => one.kind === Kind.FIELD && one.name.value === 'id',
        );
        if (!selectionSet || !selectsId || !isObjectType(type) || !(field in type.getFields()))
          return undefined;
        isChanged = true;
        const version = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: field } } as const;
        return {
          ...node,
          selectionSet: { ...selectionSet, selections: [...selectionSet.selections, version] },
        };
      },
    }),
  );
  return isChanged ? print(document) : text;
}
