import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import { needNoToken } from '../authz/abilities';
import { AppError } from '../lib/errors';
import type { Context } from '../request/context';
import type { RateLimitState } from '../request/rateLimits';
import { authorizeOperation } from './authorizeFirst';
import { costOfRefusal, maxCost, maxEventCost, tooCostly } from './cost';
import { CostBudget, type Payer } from './costBudget';
import { invalidVariable } from './invalidVariable';
import { KnownCosts } from './knownCosts';

interface ChargedOperation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string | null;
  /** The document is one of our client's: its event cost was accepted when it was written. */
  isTrusted?: boolean;
}

/** Response headers about costs. */
export type CostHeaders = Record<string, string>;

/** Bytes of a response per point. */
const bytesPerPoint = 10 * 1024;

/** Characters of a new document per point, and the most points: the longest are long texts in few fields. */
const charactersPerPoint = 10;
const documentCostMax = 1_000;

const accountOperations: ReadonlySet<string> = needNoToken;

/** Whether an operation contains only account operations such as signing in. */
function isAboutAccounts(document: DocumentNode, operationName: string | null | undefined): boolean {
  const selections = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return (
    selections.length > 0 &&
    selections.every((node) => node.kind === Kind.FIELD && accountOperations.has(node.name.value))
  );
}

/** Charges callers for operations over HTTP and sockets, including our own documents and REST. */
export class OperationCosts {
  private readonly costs = new KnownCosts();
  private readonly budget = new CostBudget();

  constructor(private readonly schema: GraphQLSchema) {}

  /**
   * Charges an operation to the caller's minute. Passes cost headers to `onHeaders`, with the remaining points if
   * limits are on. Throws if the operation costs more than allowed or than is left, or if its variables are invalid.
   */
  async charge(
    ctx: Context,
    { document, variables, operationName, isTrusted }: ChargedOperation,
    onHeaders: (headers: CostHeaders) => void = () => undefined,
  ): Promise<void> {
    const operation = getOperationAST(document, operationName);
    const invalid = operation && invalidVariable(this.schema, operation, variables);
    const cost = invalid
      ? costOfRefusal(ctx.bodyBytes)
      : this.costs.costOf(this.schema, document, variables, operationName ?? undefined);
    const limit =
      operation?.operation === OperationTypeNode.SUBSCRIPTION && !isTrusted ? maxEventCost : maxCost;
    onHeaders({ 'x-cost': String(cost), 'x-cost-limit': String(limit) });
    if (cost > limit && !invalid) throw tooCostly(cost, limit);
    const payer = this.payerOf(ctx, document, operationName);
    await this.spend(ctx, payer, cost, onHeaders);
    if (!invalid) return;
    // Check permission before reporting what is invalid.
    authorizeOperation(ctx, document, operation.selectionSet);
    throw invalid;
  }

  private async spend(
    ctx: Context,
    payer: Caller,
    cost: number,
    onHeaders: (headers: CostHeaders) => void = () => undefined,
  ): Promise<void> {
    let lowest: RateLimitState | undefined;
    const reportLimit = ({ limit, remaining, reset }: RateLimitState) =>
      onHeaders({
        'ratelimit-limit': String(limit),
        'ratelimit-remaining': String(remaining),
        'ratelimit-reset': String(reset),
      });
    for (const one of [...payer.tokenBudgets, payer])
      try {
        const state = await this.budget.spend(ctx.rateLimits, one, cost);
        if (state && (!lowest || state.remaining < lowest.remaining)) lowest = state;
      } catch (error) {
        const limit = ctx.rateLimits.pointsOf(one.limit);
        if (limit !== undefined && error instanceof AppError && error.details.retryAfter)
          reportLimit({ limit, remaining: 0, reset: error.details.retryAfter });
        throw error;
      }
    if (lowest) reportLimit(lowest);
  }

  /** Charges for validating a document that isn't known yet. Throws RATE_LIMITED if the points aren't left. */
  async chargeDocument(
    ctx: Context,
    text: string,
    onHeaders?: (headers: CostHeaders) => void,
  ): Promise<void> {
    const cost = Math.min(documentCostMax, Math.ceil(text.length / charactersPerPoint));
    await this.spend(ctx, callerOf(ctx), cost, onHeaders);
  }

  /** Charges for work that is no operation. Throws RATE_LIMITED if the points aren't left. */
  async chargePoints(ctx: Context, points: number): Promise<void> {
    await this.spend(ctx, callerOf(ctx), points);
  }

  /** Charges for a body that was read and is then refused. Throws RATE_LIMITED if the points aren't left. */
  async chargeRefusal(ctx: Context): Promise<void> {
    await this.chargePoints(ctx, costOfRefusal(ctx.bodyBytes));
  }

  /** Charges for a long response after it was produced. */
  chargeBytes(ctx: Context, bytes: number): void {
    const cost = Math.floor(bytes / bytesPerPoint);
    if (cost > 0) void this.spend(ctx, callerOf(ctx), cost).catch(() => undefined);
  }

  /**
   * Visitors' account operations have a separate budget, so that one reader can't lock out others behind the
   * same address.
   */
  private payerOf(ctx: Context, document: DocumentNode, operationName: string | null | undefined): Caller {
    const payer = callerOf(ctx);
    if (ctx.viewer || !isAboutAccounts(document, operationName)) return payer;
    return { ...payer, key: `${payer.key} accounts` };
  }
}

interface Caller extends Payer {
  /** The smaller budgets of a personal access token, so that it leaves its member enough to go on. */
  tokenBudgets: readonly Payer[];
}

function callerOf({ viewer, ip }: Context): Caller {
  if (!viewer) return { limit: 'costAddress', key: ip, tokenBudgets: [] };
  const { id, signInId, token } = viewer;
  const tokenBudgets: Payer[] = [
    { limit: 'costToken', key: `${id} ${signInId}` },
    { limit: 'costTokens', key: `${id} tokens` },
  ];
  return { limit: 'costMember', key: id, tokenBudgets: token ? tokenBudgets : [] };
}
