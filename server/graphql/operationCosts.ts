import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import { needNoToken } from '../authz/abilities';
import type { Context } from '../context';
import { authorizeOperation } from './authorizeFirst';
import { maxCost, maxEventCost, tooCostly } from './cost';
import { CostBudget } from './costBudget';
import { KnownCosts } from './knownCosts';

export interface ChargedOperation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string | null;
  /** A document of ours: what its events may cost was decided when it was written. */
  isOwn?: boolean;
}

/** What is told of a cost, as headers of the answer. */
export type CostHeaders = Record<string, string>;

/** Answers beyond this cost one for each of as many bytes. */
const bytesOfOne = 10 * 1024;

const accountOperations: ReadonlySet<string> = needNoToken;

/** Whether an operation is about getting in or out, and nothing else. */
function isAboutAccounts(document: DocumentNode, operationName: string | null | undefined): boolean {
  const selections = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return selections.every((node) => node.kind === Kind.FIELD && accountOperations.has(node.name.value));
}

/** Charges callers for operations, however they come: GraphQL over HTTP and sockets, our own documents, and REST. */
export class OperationCosts {
  private readonly costs = new KnownCosts();
  private readonly budget = new CostBudget();

  constructor(private readonly schema: GraphQLSchema) {}

  /**
   * Takes what the operation costs from the caller's minute. Tells it by `tell`, what is left as well where anything is
   * limited. An error where it is more than one operation may cost, or than is left.
   */
  async charge(
    ctx: Context,
    { document, variables, operationName, isOwn }: ChargedOperation,
    tell: (headers: CostHeaders) => void = () => undefined,
  ): Promise<void> {
    const operation = getOperationAST(document, operationName);
    const cost = this.costs.costOf(this.schema, document, variables, operationName ?? undefined);
    // Only variables that do not fit cost nothing: who may not ask at all does not hear of them.
    if (cost === 0 && operation) authorizeOperation(ctx, document, operation.selectionSet);
    const most = operation?.operation === OperationTypeNode.SUBSCRIPTION && !isOwn ? maxEventCost : maxCost;
    tell({ 'x-cost': String(cost), 'x-cost-limit': String(most) });
    if (cost > most) throw tooCostly(cost, most);
    const state = await this.budget.spend(ctx.rateLimits, this.payerOf(ctx, document, operationName), cost);
    if (!state) return;
    tell({
      'ratelimit-limit': String(state.limit),
      'ratelimit-remaining': String(state.remaining),
      'ratelimit-reset': String(state.reset),
    });
  }

  /** Charges for a long answer, which nobody knew before it was made: from what is left for the next operations. */
  chargeBytes(ctx: Context, bytes: number): void {
    const cost = Math.floor(bytes / bytesOfOne);
    if (cost > 0) void this.budget.spend(ctx.rateLimits, keyOf(ctx), cost).catch(() => undefined);
  }

  /** Whoever reads all that an address may read does not keep others there from signing in. */
  private payerOf(ctx: Context, document: DocumentNode, operationName: string | null | undefined): string {
    return !ctx.viewer && isAboutAccounts(document, operationName) ? `${ctx.ip} accounts` : keyOf(ctx);
  }
}

const keyOf = ({ viewer, ip }: Context) => viewer?.id ?? ip;
