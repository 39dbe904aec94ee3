import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { LoaderScope } from '../request/loaderScope';

const selectionOf = new WeakMap<DocumentNode, ReadonlySet<string> | undefined>();

function findSelectedFields(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> | undefined {
  const isQuery = document.definitions.every(
    (node) => node.kind !== Kind.OPERATION_DEFINITION || node.operation === 'query',
  );
  // Rows that a mutation reads before it writes would be stale in its response.
  if (!isQuery) return undefined;
  const types = new TypeInfo(schema);
  const fields = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => void fields.add(`${types.getParentType()?.name}.${name.value}`),
    }),
  );
  return fields;
}

/**
 * The fields that a validated query selects anywhere, as in `Story.author`; undefined for mutations and subscriptions.
 * They only say what is worth reading in advance, so it doesn't matter that a condition may leave some of them out.
 */
export function selectedFields(
  schema: GraphQLSchema,
  document: DocumentNode,
): ReadonlySet<string> | undefined {
  if (!selectionOf.has(document)) selectionOf.set(document, findSelectedFields(schema, document));
  return selectionOf.get(document);
}

/** Whether a query selects page info, which even an empty page needs a row for; true if the selection is unknown. */
export const selectsPageInfo = ({ answer: { selected } }: LoaderScope): boolean =>
  !selected || selected.has('PageInfo.hasNextPage') || selected.has('PageInfo.hasPreviousPage');
