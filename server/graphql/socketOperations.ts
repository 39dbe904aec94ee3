import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { noteWork } from '../lib/eventLoop';
import type { Context } from '../request/context';
import type { Connection } from './connections';
import type { NewDocuments } from './newDocuments';
import type { OperationCosts } from './operationCosts';
import type { TrustedDocuments } from './trustedDocuments';

interface Deps {
  schema: GraphQLSchema;
  documents: TrustedDocuments;
  costs: OperationCosts;
  newDocuments: NewDocuments;
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
  constructor(private readonly deps: Deps) {}

  async prepare(
    connection: Connection,
    payload: OperationPayload,
  ): Promise<{ text: string; args: ExecutionArgs } | GraphQLError[]> {
    const { schema, documents, costs, newDocuments, contextFor } = this.deps;
    const { messageLength } = connection;
    const operationName = payload.operationName ?? undefined;
    const context = await contextFor(connection);
    context.bodyBytes = messageLength;
    let trusted: string | undefined;
    let document: DocumentNode;
    try {
      trusted = await documents.named(payload);
      const text = trusted ?? payload.query ?? '';
      if (trusted === undefined) await newDocuments.admit(context, text);
      const found = this.read(text, trusted !== undefined);
      if (!('kind' in found)) return [...found];
      document = found;
    } catch (error) {
      if (!(error instanceof GraphQLError)) return [asGraphQLError(error)];
      return [error.extensions.code ? error : withCode(error, 'GRAPHQL_PARSE_FAILED')];
    }
    const operation = getOperationAST(document, operationName);
    if (!operation) return [withCode(new GraphQLError('No such operation'), 'OPERATION_RESOLUTION_FAILURE')];
    noteWork({
      name: `socket ${operation.name?.value ?? operation.operation}`,
      requestId: context.requestId,
    });
    const variables = payload.variables ?? {};
    try {
      await costs.charge(context, { document, variables, operationName, isTrusted: trusted !== undefined });
    } catch (error) {
      return [asGraphQLError(error)];
    }
    return {
      text: trusted ?? payload.query ?? '',
      args: { schema, document, operationName, variableValues: variables, contextValue: context },
    };
  }

  private read(text: string, isTrusted: boolean): DocumentNode | readonly GraphQLError[] {
    const known = this.deps.newDocuments.find(text);
    if (known) return known;
    const document = parse(text);
    const problems = isTrusted ? [] : validate(this.deps.schema, document);
    if (problems.length > 0) return problems.map((problem) => withCode(problem, 'GRAPHQL_VALIDATION_FAILED'));
    this.deps.newDocuments.know(text, document);
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
