import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { messages } from '../contract/messages';
import { Counts } from '../lib/counts';
import { AppError } from '../lib/errors';
import type { Context } from '../request/context';
import { checkDocument } from './cost';
import type { CostHeaders, OperationCosts } from './operationCosts';

/** Waiting documents of an address. Each keeps its request, which may be long. */
const waitingMax = 100;
const retryAfter = 2;
/** Characters of all valid documents that are kept, as JSON. */
const validCharactersMax = 30_000_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Documents that callers wrote themselves. Validating one takes up to some tens of milliseconds, whether or not it is valid, so
 * each has a turn of the event loop of its own, in which nobody else waits for more than one, and is paid for before.
 */
export class NewDocuments {
  /** Valid documents by the hash of their text. Any other is validated, and paid for, by Apollo and on sockets. */
  private readonly valid = new LRUCache<string, DocumentNode>({
    maxSize: validCharactersMax,
    sizeCalculation: (document) => JSON.stringify(document).length,
  });
  /** Hashes of documents that were checked for their size, which our client's documents needn't be. */
  private readonly admitted = new LRUCache<string, true>({ max: 10_000 });
  private readonly waiting = new Counts<string>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly costs: Pick<OperationCosts, 'chargeDocument'>) {}

  /** The valid documents, for Apollo, whose keys end with the hash. */
  readonly store: NonNullable<ApolloServerOptions<BaseContext>['documentStore']> = {
    get: async (key) => this.valid.get(key.slice(-64)),
    set: async (key, document) => {
      this.valid.set(key.slice(-64), document);
    },
    delete: async (key) => this.valid.delete(key.slice(-64)),
  };

  find(text: string): DocumentNode | undefined {
    return this.valid.get(hashOf(text));
  }

  /** Stores a document as valid, so that it isn't validated again. */
  addValid(text: string, document: DocumentNode): void {
    this.valid.set(hashOf(text), document);
  }

  /**
   * Resolves when the document may be validated. Throws if it is too large, or can't be parsed, or if its caller has no points
   * left or too many documents waiting. Passes the headers of the remaining points to `onHeaders`.
   */
  async admit(ctx: Context, text: string, onHeaders?: (headers: CostHeaders) => void): Promise<void> {
    const hash = hashOf(text);
    if (this.admitted.get(hash) && this.valid.get(hash)) return;
    if (this.waiting.of(ctx.ip) >= waitingMax)
      throw new AppError('RATE_LIMITED', messages.askedTooMuch, { retryAfter });
    this.waiting.change(ctx.ip, 1);
    try {
      await this.costs.chargeDocument(ctx, text, onHeaders);
      checkDocument(text);
      this.turn = this.turn.then(() => nextTurn());
      await this.turn;
      this.admitted.set(hash, true);
    } finally {
      this.waiting.change(ctx.ip, -1);
    }
  }
}
