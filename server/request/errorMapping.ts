import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { messages } from '../contract/messages';
import { CommitUnknown, isUnavailable } from '../db/failures';
import { AppError, badInput, unavailable } from '../lib/errors';

/** Logs an error that clients must not see. */
type ReportInternal = (error: unknown) => void;

/** The error and its causes, outermost first. */
function* layersOf(error: unknown): Generator<unknown> {
  yield error;
  if (error instanceof GraphQLError && error.originalError) yield* layersOf(error.originalError);
}

/** The innermost cause. */
const causeOf = (error: unknown): unknown => [...layersOf(error)].at(-1);

/**
 * Replaces graphql-js's error about a variable, which repeats the invalid value and so may contain a password. Variables are
 * checked before execution, with better messages, so this is only a safeguard.
 */
function toCoercionError({ message }: GraphQLError): AppError | undefined {
  const variable = /^Variable "\$(\w+)" got invalid value /.exec(message)?.[1];
  return variable === undefined ? undefined : badInput({ [variable]: 'This value has the wrong type' });
}

/** Maps any error to an AppError; undefined for GraphQL's own errors about the request. */
export function toAppError(error: unknown): AppError | undefined {
  const cause = causeOf(error);
  if (cause instanceof AppError) return cause;
  if (cause instanceof GraphQLError) {
    // A scalar's error is wrapped in graphql-js's, which names the variable.
    for (const layer of layersOf(error)) {
      const coercion = toCoercionError(layer as GraphQLError);
      if (coercion) return coercion;
    }
    return undefined;
  }
  if (cause instanceof CommitUnknown) return unavailable(messages.outcomeUnknown);
  if (isUnavailable(cause)) return unavailable();
  return new AppError('INTERNAL_SERVER_ERROR', messages.internal);
}

/** The error that clients may see; undefined if it is only for the log. */
export function clientError(error: unknown): AppError | undefined {
  const appError = toAppError(error);
  return appError?.code === 'INTERNAL_SERVER_ERROR' ? undefined : appError;
}

const requestErrorCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Apollo reports some request errors, such as a wrong hash of a persisted query, only by HTTP status. */
const isBadRequest = (error: unknown): boolean =>
  error instanceof GraphQLError &&
  error.extensions.code === undefined &&
  (error.extensions.http as { status?: number } | undefined)?.status === 400;

/** Maps errors to GraphQL errors. `report` logs internal ones. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  requestId: string | undefined,
  report: ReportInternal,
): GraphQLFormattedError {
  const appError = toAppError(error);
  const place = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  if (!appError) {
    const code = isBadRequest(error) ? 'BAD_REQUEST' : formatted.extensions?.code;
    // Errors of graphql-js during execution, such as a wrong result type, have a path and aren't the client's
    // fault.
    const aboutRequest = code === undefined ? !formatted.path : requestErrorCodes.has(String(code));
    if (aboutRequest)
      return { message: formatted.message, ...place, extensions: { code: code ?? 'BAD_REQUEST' } };
  }
  if (appError && appError.code !== 'INTERNAL_SERVER_ERROR')
    return { message: appError.message, ...place, extensions: { code: appError.code, ...appError.details } };
  report(causeOf(error));
  return {
    message: messages.internal,
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', ...(requestId && { requestId }) },
  };
}
