import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { needNoToken } from '../../authz/abilities';
import { messages } from '../../contract/messages';
import type { Database } from '../../db/database';
import { AppError } from '../../lib/errors';
import { sha256 } from '../../lib/sha256';
import { Turns } from '../../lib/turns';
import type { Context } from '../../request/context';
import type { RateLimitState } from '../../request/rateLimits';
import { authorizeOperation } from './authorizeFirst';
import { knownCostOf, maxCost, maxEventCost } from './cost';
import { CostBudget, type Payer } from './costBudget';
import { checkDocument } from './documentLimits';
import { invalidVariable } from './invalidVariable';
import { TrustedDocuments } from './trustedDocuments';

interface AdmittedOperation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string | null;
  /** The document is one of our client's: its event cost was accepted when it was written. */
  isTrusted?: boolean;
}

/** Response headers about costs and the points that are left. */
export type CostHeaders = Record<string, string>;
type OnHeaders = (headers: CostHeaders) => void;

/** Waiting documents of an address. Each keeps its request, which may be long. */
const waitingMax = 100;
const busy = () => new AppError('RATE_LIMITED', messages.askedTooMuch, { retryAfter: 2 });
/** Characters of all valid documents that are kept, as JSON. */
const validCharactersMax = 30_000_000;

/** Characters of a new document per point, and the most points: the longest are long texts in few fields. */
const charactersPerPoint = 10;
const documentCostMax = 1_000;
/** Bytes of a request with invalid variables per point, and the most points: nobody needs to repeat it. */
const refusedBytesPerPoint = 1024;
const refusedCostMax = 1_000;
/** Bytes of a response per point. */
const answerBytesPerPoint = 10 * 1024;

const costOfRefusal = ({ bodyBytes = 0 }: Context): number =>
  Math.min(refusedCostMax, Math.max(1, Math.ceil(bodyBytes / refusedBytesPerPoint)));

/**
 * Decides whether a request is executed, over HTTP, on sockets and by REST. Its checks, in order:
 *
 * 1. The document. One of our client's, named by its hash, is trusted (`trustedDocuments.ts`), as are REST's. Any other is paid for
 *    by its length, has a turn of its own, and may not be too large to validate (`documentLimits.ts`). graphql-js then validates it.
 * 2. The variables (`invalidVariable.ts`); what is invalid is reported after step 4, and only to those who may run the operation.
 * 3. The operation's cost, against the most that one may have (`cost.ts`).
 * 4. The points of the caller's minute (`costBudget.ts`).
 *
 * While it is executed, abilities come first (`authorizeFirst.ts`); `answerBudget.ts` limits the size of what is sent.
 */
export class Admission {
  readonly trusted: TrustedDocuments;
  private readonly budget = new CostBudget();
  private readonly turns = new Turns({
    atOnce: 1,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxOfOne: waitingMax,
  });
  /** Valid documents by the hash of their text. Any other is validated, and paid for, by Apollo and on sockets. */
  private readonly valid = new LRUCache<string, DocumentNode>({
    maxSize: validCharactersMax,
    sizeCalculation: (document) => JSON.stringify(document).length,
  });
  /** Hashes of documents that were checked for their size, which our client's documents needn't be. */
  private readonly checked = new LRUCache<string, true>({ max: 10_000 });

  constructor(
    private readonly schema: GraphQLSchema,
    db: Database,
  ) {
    this.trusted = new TrustedDocuments(db, schema);
  }

  /** The valid documents, for Apollo, whose keys end with the hash. */
  readonly documentStore: NonNullable<ApolloServerOptions<BaseContext>['documentStore']> = {
    get: async (key) => this.valid.get(key.slice(-64)),
    set: async (key, document) => {
      this.valid.set(key.slice(-64), document);
    },
    delete: async (key) => this.valid.delete(key.slice(-64)),
  };

  findValid(text: string): DocumentNode | undefined {
    return this.valid.get(sha256(text));
  }

  /** Stores a document as valid, so that it isn't validated again. */
  addValid(text: string, document: DocumentNode): void {
    this.valid.set(sha256(text), document);
  }

  /**
   * Resolves when a document that the caller wrote may be validated. That takes up to some tens of milliseconds, whether or not it is
   * valid, so each has a turn of the event loop of its own, in which nobody else waits for more than one, and is paid for before.
   * Throws if it is too large or can't be parsed, or if its caller has no points left or too many documents waiting.
   */
  async admitDocument(ctx: Context, text: string, onHeaders?: OnHeaders): Promise<void> {
    const hash = sha256(text);
    if (this.checked.get(hash) && this.valid.get(hash)) return;
    const cost = Math.min(documentCostMax, Math.ceil(text.length / charactersPerPoint));
    await this.spend(ctx, payersOf(ctx), cost, { onHeaders });
    const endTurn = await this.turns.take(ctx.ip, new AbortController().signal, busy);
    setImmediate(endTurn);
    checkDocument(text);
    this.checked.set(hash, true);
  }

  /**
   * Charges an operation with a valid document to the caller's minute. Passes headers to `onHeaders`, with the remaining points if
   * limits are on. Throws if the operation costs more than allowed or than is left, or if its variables are invalid.
   */
  async charge(
    ctx: Context,
    { document, variables, operationName, isTrusted }: AdmittedOperation,
    onHeaders?: OnHeaders,
  ): Promise<void> {
    const operation = getOperationAST(document, operationName);
    const invalid = operation && invalidVariable(this.schema, operation, variables);
    const cost = invalid
      ? costOfRefusal(ctx)
      : knownCostOf(this.schema, document, variables, operationName ?? undefined);
    const isSubscription = operation?.operation === OperationTypeNode.SUBSCRIPTION;
    const limit = isSubscription && !isTrusted ? maxEventCost : maxCost;
    onHeaders?.({ 'x-cost': String(cost), 'x-cost-limit': String(limit) });
    if (cost > limit && !invalid)
      throw new AppError('BAD_USER_INPUT', `This operation costs ${cost}; at most ${limit} are allowed`, {
        limit: { name: 'cost', value: limit },
      });
    await this.spend(ctx, payersOf(ctx, isAboutAccounts(document, operationName)), cost, { onHeaders });
    if (!invalid) return;
    // Check permission before reporting what is invalid.
    authorizeOperation(ctx, document, operation.selectionSet);
    throw invalid;
  }

  /** Charges for work that is no operation. Throws RATE_LIMITED if the points aren't left. */
  async chargePoints(ctx: Context, points: number): Promise<void> {
    await this.spend(ctx, payersOf(ctx), points);
  }

  /** Charges for a body that was read and is then refused. Throws RATE_LIMITED if the points aren't left. */
  async chargeRefusal(ctx: Context): Promise<void> {
    await this.spend(ctx, payersOf(ctx), costOfRefusal(ctx), { isDone: true });
  }

  /** Charges for a long response after it was produced. */
  chargeBytes(ctx: Context, bytes: number): void {
    const cost = Math.floor(bytes / answerBytesPerPoint);
    if (cost > 0) void this.spend(ctx, payersOf(ctx), cost, { isDone: true }).catch(() => undefined);
  }

  /** The headers are those of the payer with the least left. */
  private async spend(
    ctx: Context,
    payers: readonly Payer[],
    cost: number,
    { onHeaders, isDone }: { onHeaders?: OnHeaders; isDone?: boolean } = {},
  ) {
    const report = ({ limit, remaining, reset }: RateLimitState) =>
      onHeaders?.({
        'ratelimit-limit': String(limit),
        'ratelimit-remaining': String(remaining),
        'ratelimit-reset': String(reset),
      });
    let lowest: RateLimitState | undefined;
    for (const payer of payers)
      try {
        const state = await this.budget.spend(ctx.rateLimits, payer, cost, isDone);
        if (state && (!lowest || state.remaining < lowest.remaining)) lowest = state;
      } catch (error) {
        const limit = ctx.rateLimits.pointsOf(payer.limit);
        if (limit !== undefined && error instanceof AppError && error.details.retryAfter)
          report({ limit, remaining: 0, reset: error.details.retryAfter });
        throw error;
      }
    if (lowest) report(lowest);
  }
}

const accountOperations: ReadonlySet<string> = needNoToken;

/** Whether an operation contains only account operations such as signing in. */
function isAboutAccounts(document: DocumentNode, operationName: string | null | undefined): boolean {
  const selections = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return (
    selections.length > 0 &&
    selections.every((node) => node.kind === Kind.FIELD && accountOperations.has(node.name.value))
  );
}

/**
 * Who pays. A personal access token has smaller budgets, so that it leaves its member enough to go on. Visitors' account operations
 * have a budget of their own, so that one reader can't lock out others behind the same address.
 */
function payersOf({ viewer, ip }: Context, aboutAccounts = false): Payer[] {
  if (!viewer) return [{ limit: 'costAddress', key: aboutAccounts ? `${ip} accounts` : ip }];
  const { id, signInId, token } = viewer;
  const member: Payer = { limit: 'costMember', key: id };
  if (!token) return [member];
  return [
    { limit: 'costToken', key: `${id} ${signInId}` },
    { limit: 'costTokens', key: `${id} tokens` },
    member,
  ];
}
