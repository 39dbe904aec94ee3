import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context';
import { noteWork } from '../eventLoop';
import type { Connection } from './connections';
import { checkSize } from './cost';
import type { OperationCosts } from './operationCosts';

interface Deps {
  schema: GraphQLSchema;
  persisted: ReadonlyMap<string, string>;
  costs: OperationCosts;
  contextFor: (connection: Connection) => Promise<Context>;
}

export interface OperationPayload {
  query?: string | null;
  documentId?: unknown;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

/** Prepares the operations that arrive on sockets: finds and validates their documents, and charges for them. */
export class SocketOperations {
  /** Cache of validated documents, because thousands of subscribers send the same ones. */
  private readonly documents = new LRUCache<string, DocumentNode>({
    max: 500,
    maxSize: 2_000_000,
    sizeCalculation: (_, text) => text.length + 1,
  });

  constructor(private readonly deps: Deps) {}

  async prepare(
    connection: Connection,
    payload: OperationPayload,
  ): Promise<{ text: string; args: ExecutionArgs } | GraphQLError[]> {
    const { schema, persisted, costs, contextFor } = this.deps;
    const { messageLength } = connection;
    const own = typeof payload.documentId === 'string' ? persisted.get(payload.documentId) : undefined;
    if (payload.documentId !== undefined && !own)
      return [
        new GraphQLError('No such persisted document', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }),
      ];
    const text = own ?? payload.query ?? '';
    let document: DocumentNode;
    try {
      const found = this.read(text, own !== undefined);
      if (!('kind' in found)) return [...found];
      document = found;
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return [error.extensions.code ? error : withCode(error, 'GRAPHQL_PARSE_FAILED')];
    }
    const operationName = payload.operationName ?? undefined;
    const operation = getOperationAST(document, operationName);
    if (!operation) return [withCode(new GraphQLError('No such operation'), 'OPERATION_RESOLUTION_FAILURE')];
    const context = await contextFor(connection);
    noteWork({
      name: `socket ${operation.name?.value ?? operation.operation}`,
      requestId: context.requestId,
    });
    const variables = payload.variables ?? {};
    context.bodyBytes = messageLength;
    try {
      await costs.charge(context, { document, variables, operationName, isOwn: own !== undefined });
    } catch (error) {
      return [asGraphQLError(error)];
    }
    return {
      text,
      args: { schema, document, operationName, variableValues: variables, contextValue: context },
    };
  }

  private read(text: string, isOwn: boolean): DocumentNode | readonly GraphQLError[] {
    const known = this.documents.get(text);
    if (known) return known;
    if (!isOwn) checkSize(text);
    const document = parse(text);
    const problems = isOwn ? [] : validate(this.deps.schema, document);
    if (problems.length > 0) return problems.map((problem) => withCode(problem, 'GRAPHQL_VALIDATION_FAILED'));
    this.documents.set(text, document);
    return document;
  }
}

/** The codes that Apollo gives the same errors over HTTP. */
const withCode = (error: GraphQLError, code: string): GraphQLError =>
  Object.assign(error, { extensions: { ...error.extensions, code } });

export const asGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError(String((error as Error).message), { originalError: error as Error });
