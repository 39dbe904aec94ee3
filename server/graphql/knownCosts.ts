import type { DocumentNode, GraphQLSchema } from 'graphql';
import { costOf } from './cost';

/** Ways to fill one document's variables whose costs are remembered. */
const waysMost = 50;

/** What of a variable can change a cost: numbers and lengths of lists. A text is a text. */
function sketch(value: unknown): unknown {
  if (Array.isArray(value)) return [value.length];
  if (typeof value === 'string') return 's';
  return typeof value === 'object' && value !== null ? 'o' : value;
}

/** The cost of operations, remembered for as long as their parsed documents are. */
export class KnownCosts {
  private readonly known = new WeakMap<DocumentNode, Map<string, number>>();

  costOf(
    schema: GraphQLSchema,
    document: DocumentNode,
    variables: Record<string, unknown>,
    operationName: string | undefined,
  ): number {
    let ways = this.known.get(document);
    if (!ways) {
      ways = new Map();
      this.known.set(document, ways);
    }
    const way = JSON.stringify([
      operationName,
      ...Object.entries(variables).map(([name, value]) => [name, sketch(value)]),
    ]);
    let cost = ways.get(way);
    if (cost === undefined) {
      cost = costOf(schema, document, variables, operationName);
      if (ways.size < waysMost) ways.set(way, cost);
    }
    return cost;
  }
}
