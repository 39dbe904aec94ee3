import { entranceMessages } from '../../server/contract/entranceMessages';
import { type ErrorCode, errorCodes } from '../../server/contract/errorCodes';

/** NETWORK: the server was unreachable, or its response was unusable. */
type RequestErrorCode = ErrorCode | 'NETWORK';

export const unreachableMessage =
  'We can’t reach the server just now. Please check your connection and try again.';

export interface RequestErrorDetails {
  code: RequestErrorCode;
  message: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  extensions?: Record<string, unknown>;
}

/** Why a request failed: the server's code, message and extensions. */
export class GraphQLRequestError extends Error {
  override name = 'GraphQLRequestError';
  readonly code: RequestErrorCode;
  readonly fields?: Record<string, string>;
  /** In seconds. */
  readonly retryAfter?: number;
  readonly extensions: Record<string, unknown>;

  constructor(details: RequestErrorDetails, options?: ErrorOptions) {
    super(details.message, options);
    this.code = details.code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.extensions = details.extensions ?? {};
  }
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof GraphQLRequestError && error.code === 'NOT_FOUND';

const passingCodes: readonly RequestErrorCode[] = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
];

/** Whether the server has refused a request for good. After any other error, it may have done it, or do it later. */
export const isRefusal = (error: unknown): error is GraphQLRequestError =>
  error instanceof GraphQLRequestError && !passingCodes.includes(error.code);

/** An error in a GraphQL response. */
export interface ServerError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The code of an error in a GraphQL response; unknown codes count as internal errors. */
export function codeOf(error: ServerError): ErrorCode {
  const code = error.extensions?.code;
  return errorCodes.find((known) => known === code) ?? 'INTERNAL_SERVER_ERROR';
}

/** Whether the server doesn't know the operation, as it is of another version than the page. */
export const isOfOtherVersion = ({ extensions }: Pick<ServerError, 'extensions'>): boolean =>
  extensions?.code === 'PERSISTED_QUERY_NOT_FOUND';

/** The error for a server that can't be reached, or whose response can't be used. */
export function unreachable(cause: unknown): GraphQLRequestError {
  return new GraphQLRequestError({ code: 'NETWORK', message: unreachableMessage }, { cause });
}

/** The error for an error response that isn't GraphQL's, such as a proxy's. */
export function serverTrouble(cause: unknown): GraphQLRequestError {
  return new GraphQLRequestError(
    { code: 'INTERNAL_SERVER_ERROR', message: entranceMessages.internal },
    { cause },
  );
}

/** The server's message for the user; undefined for internal errors. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof GraphQLRequestError) || error.code === 'INTERNAL_SERVER_ERROR') return undefined;
  return error.message;
}
