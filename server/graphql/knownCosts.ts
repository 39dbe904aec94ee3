import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { costOf, mayIntrospect } from './cost';

/** Cached variable combinations per document. */
const variantsMax = 50;

/**
 * The properties of a variable that can affect the cost: numbers, list lengths, and whether a text is empty.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [value.length];
  if (typeof value === 'string') return value.trim() ? 's' : '';
  return typeof value === 'object' && value !== null ? 'o' : value;
}

/** Caches costs for as long as the parsed documents exist. */
export class KnownCosts {
  /** Null if the texts of variables affect the cost. */
  private readonly costsOfDocument = new WeakMap<DocumentNode, Map<string, number> | null>();

  costOf(
    schema: GraphQLSchema,
    document: DocumentNode,
    variables: Record<string, unknown>,
    operationName: string | undefined,
  ): number {
    let costs = this.costsOfDocument.get(document);
    if (costs === undefined) {
      costs = mayIntrospect(document) ? null : new Map();
      this.costsOfDocument.set(document, costs);
    }
    if (costs === null) return costOf(schema, document, variables, operationName);
    // Only declared variables: others could be arbitrarily many and long.
    const names = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    const variant = JSON.stringify([
      operationName,
      ...names
        .map(({ variable }) => variable.name.value)
        .filter((name) => Object.hasOwn(variables, name))
        .map((name) => [name, shapeOf(variables[name])]),
    ]);
    let cost = costs.get(variant);
    if (cost === undefined) {
      cost = costOf(schema, document, variables, operationName);
      // A cost of 0 means invalid variables; others with the same sketch may be valid.
      if (cost > 0 && costs.size < variantsMax) costs.set(variant, cost);
    }
    return cost;
  }
}
