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
import type { Admission } from './admission/admission';
import type { SocketConnection } from './socketConnections';

interface Deps {
  schema: GraphQLSchema;
  admission: Admission;
  contextFor: (connection: SocketConnection) => Promise<Context>;
}

export interface OperationPayload {
  query?: string | null;
  documentId?: unknown;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

interface OperationDocument {
  text: string;
  document: DocumentNode;
  /** Named by its hash, so it is one of a client's build. */
  isTrusted: boolean;
}

/** Prepares the operations that arrive on sockets: finds and validates their documents, and charges for them. */
export class SocketOperations {
  constructor(private readonly deps: Deps) {}

  async prepare(
    connection: SocketConnection,
    payload: OperationPayload,
  ): Promise<{ text: string; args: ExecutionArgs } | GraphQLError[]> {
    const { schema, admission, contextFor } = this.deps;
    const { messageLength } = connection;
    const operationName = payload.operationName ?? undefined;
    const context = await contextFor(connection);
    context.bodyBytes = messageLength;
    const found = await this.documentOf(context, payload);
    if (Array.isArray(found)) return found;
    const { text, document, isTrusted } = found;
    const operation = getOperationAST(document, operationName);
    if (!operation) return [withCode(new GraphQLError('No such operation'), 'OPERATION_RESOLUTION_FAILURE')];
    noteWork({
      name: `socket ${operation.name?.value ?? operation.operation}`,
      requestId: context.requestId,
    });
    const variables = payload.variables ?? {};
    try {
      await admission.charge(context, { document, variables, operationName, isTrusted });
    } catch (error) {
      return [asGraphQLError(error)];
    }
    return {
      text,
      args: { schema, document, operationName, variableValues: variables, contextValue: context },
    };
  }

  /** The document that an operation names or sends; or why it can't be executed. */
  private async documentOf(
    context: Context,
    payload: OperationPayload,
  ): Promise<OperationDocument | GraphQLError[]> {
    const { schema, admission } = this.deps;
    try {
      const trustedText = await admission.trusted.findNamed(payload);
      const isTrusted = trustedText !== undefined;
      const text = trustedText ?? payload.query ?? '';
      if (!isTrusted) await admission.admitDocument(context, text);
      const known = admission.findValid(text);
      if (known) return { text, document: known, isTrusted };
      const document = parse(text);
      const problems = isTrusted ? [] : validate(schema, document);
      if (problems.length > 0)
        return problems.map((problem) => withCode(problem, 'GRAPHQL_VALIDATION_FAILED'));
      admission.addValid(text, document);
      return { text, document, isTrusted };
    } catch (error) {
      if (!(error instanceof GraphQLError)) return [asGraphQLError(error)];
      return [error.extensions.code ? error : withCode(error, 'GRAPHQL_PARSE_FAILED')];
    }
  }
}

/** Adds the code that Apollo gives the same error over HTTP. */
const withCode = (error: GraphQLError, code: string): GraphQLError =>
  Object.assign(error, { extensions: { ...error.extensions, code } });

export const asGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError(String((error as Error).message), { originalError: error as Error });
