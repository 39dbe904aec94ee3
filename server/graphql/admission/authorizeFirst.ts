import {
  type DocumentNode,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { authorizeBeforehand } from '../../authz/authorize';
import type { Context } from '../../request/context';

type Resolve = GraphQLFieldResolver<unknown, Context>;

const withAuthorization =
  (name: string, resolve: Resolve): Resolve =>
  (root, args, context, info) => {
    authorizeBeforehand(context, name);
    return resolve(root, args, context, info);
  };

/** Checks abilities that depend on the viewer alone before TypeGraphQL validates arguments, as REST does. */
export function authorizeFirst(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (field.subscribe) field.subscribe = withAuthorization(field.name, field.subscribe as Resolve);
      else if (field.resolve) field.resolve = withAuthorization(field.name, field.resolve as Resolve);
    }
}

/**
 * The fields of a selection, those in fragments included. Each fragment is visited once: fragments that spread others twice would grow
 * exponentially.
 */
export function* fieldsOf(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  visited = new Set<string>(),
): Generator<FieldNode> {
  for (const node of selections)
    if (node.kind === Kind.FIELD) yield node;
    else if (node.kind === Kind.INLINE_FRAGMENT) yield* fieldsOf(document, node.selectionSet, visited);
    else if (!visited.has(node.name.value)) {
      visited.add(node.name.value);
      for (const definition of document.definitions)
        if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === node.name.value)
          yield* fieldsOf(document, definition.selectionSet, visited);
    }
}

/** Runs the same check for a whole operation whose variables are invalid, so that no resolver is called. */
export function authorizeOperation(ctx: Context, document: DocumentNode, operation: SelectionSetNode): void {
  for (const { name } of fieldsOf(document, operation)) authorizeBeforehand(ctx, name.value);
}
