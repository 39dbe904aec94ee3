import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { costOf, mayIntrospect } from './cost';

/** Ways to fill one document's variables whose costs are remembered. */
const waysMost = 50;

/** What of a variable can change a cost: numbers, lengths of lists, and whether a text is empty. */
function sketch(value: unknown): unknown {
  if (Array.isArray(value)) return [value.length];
  if (typeof value === 'string') return value.trim() ? 's' : '';
  return typeof value === 'object' && value !== null ? 'o' : value;
}

/** The cost of operations, remembered for as long as their parsed documents are. */
export class KnownCosts {
  /** Null where the texts of variables matter. */
  private readonly known = new WeakMap<DocumentNode, Map<string, number> | null>();

  costOf(
    schema: GraphQLSchema,
    document: DocumentNode,
    variables: Record<string, unknown>,
    operationName: string | undefined,
  ): number {
    let ways = this.known.get(document);
    if (ways === undefined) {
      ways = mayIntrospect(document) ? null : new Map();
      this.known.set(document, ways);
    }
    if (ways === null) return costOf(schema, document, variables, operationName);
    // Of those that the operation declares: any others a caller could make as many and as long as they like.
    const names = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    const way = JSON.stringify([
      operationName,
      ...names
        .map(({ variable }) => variable.name.value)
        .filter((name) => Object.hasOwn(variables, name))
        .map((name) => [name, sketch(variables[name])]),
    ]);
    let cost = ways.get(way);
    if (cost === undefined) {
      cost = costOf(schema, document, variables, operationName);
      // Nothing: the variables do not fit. Others with the same sketch may.
      if (cost > 0 && ways.size < waysMost) ways.set(way, cost);
    }
    return cost;
  }
}
