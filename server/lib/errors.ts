import { type ValidationError, type ValidatorOptions, validateSync } from 'class-validator';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { TokenScope } from '../contract/enums';
import type { ErrorCode } from '../contract/errorCodes';
import { messages } from '../contract/messages';
import { CommitUnknown, isUnavailable } from '../db/failures';

export interface ErrorDetails {
  /** A message for each invalid field, by its name in the input. */
  fields?: Record<string, string>;
  /** The exceeded limit of a response or operation, and its value. */
  limit?: { name: string; value: number };
  /** Seconds after which a retry may succeed. */
  retryAfter?: number;
  /** What makes the sign-in fresh, with FRESH_SIGN_IN_REQUIRED: verifySignIn takes all but the last. */
  proof?: 'password' | 'code' | 'passkey' | 'signIn';
  /** That the member has a passkey, which does so as well. */
  passkey?: true;
  /** The scope that the personal access token lacks. */
  requiredScope?: TokenScope;
  /** The server's copy, in a conflict. */
  story?: Record<string, unknown>;
  journal?: Record<string, unknown>;
  note?: Record<string, unknown>;
  feedback?: Record<string, unknown>;
  exercise?: Record<string, unknown>;
  session?: Record<string, unknown>;
}

const httpStatuses: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 422,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  FRESH_SIGN_IN_REQUIRED: 403,
  WAITING_FOR_APPROVAL: 403,
  SUSPENDED: 403,
  JOINING_CLOSED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  STORAGE_FULL: 413,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** An error that clients may see. All others become INTERNAL_SERVER_ERROR. */
export class AppError extends Error {
  override name = 'AppError';
  /**
   * graphql-js copies these to the located error; Apollo reads the HTTP status from `http` and removes it.
   */
  readonly extensions: Record<string, unknown>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    const http =
      code === 'UNAUTHENTICATED' || code === 'SECOND_FACTOR_REQUIRED'
        ? { status: 401 }
        : code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE'
          ? {
              status: httpStatuses[code],
              headers: new Map([['retry-after', String(details.retryAfter ?? 1)]]),
            }
          : details.limit
            ? { status: code === 'STORAGE_FULL' ? httpStatuses[code] : 400 }
            : undefined;
    this.extensions = { code, ...details, ...(http && { http }) };
  }
}

export const badInput = (fields: Record<string, string>) =>
  new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'Invalid input', { fields });
export const unauthenticated = (message: string = messages.signInRequired) =>
  new AppError('UNAUTHENTICATED', message);
export const forbidden = (message = 'You may not do this') => new AppError('FORBIDDEN', message);
/** The database is unreachable or accepts no writes; `retryAfter` is an estimate. */
export const unavailable = (message: string = messages.unavailable) =>
  new AppError('SERVICE_UNAVAILABLE', message, { retryAfter: 2 });
export const notFound = (message: string) => new AppError('NOT_FOUND', message);

export const httpStatusOf = (code: ErrorCode) => httpStatuses[code];

/** Logs an error that clients must not see. */
type ReportInternal = (error: unknown) => void;

/** The error and its causes, outermost first. */
function* layersOf(error: unknown): Generator<unknown> {
  yield error;
  if (error instanceof GraphQLError && error.originalError) yield* layersOf(error.originalError);
}

/** The innermost cause. */
const causeOf = (error: unknown): unknown => [...layersOf(error)].at(-1);

/** Options for validating inputs. */
export const validatorOptions = {
  stopAtFirstError: true,
  forbidUnknownValues: false,
  skipMissingProperties: true,
} as const satisfies ValidatorOptions;

/** The first message per invalid field. */
export function validationFields(errors: readonly ValidationError[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { property, constraints } of errors)
    fields[property] = Object.values(constraints ?? {})[0] ?? 'Invalid value';
  return fields;
}

/** Checks an argument of a field. TypeGraphQL's own way loads the validator's module again for each. */
export function validateArgument(argument: unknown): void {
  if (typeof argument !== 'object' || argument === null || Array.isArray(argument)) return;
  const problems = validateSync(argument, validatorOptions);
  if (problems.length > 0) throw badInput(validationFields(problems));
}

/**
 * graphql-js repeats an invalid value, which may be a password. Operations are checked before execution, with better
 * messages; this is in case one is not.
 */
function coercionError({ message }: GraphQLError): AppError | undefined {
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
      const coercion = coercionError(layer as GraphQLError);
      if (coercion) return coercion;
    }
    return undefined;
  }
  if (cause instanceof CommitUnknown) return unavailable(messages.outcomeUnknown);
  if (isUnavailable(cause)) return unavailable();
  return new AppError('INTERNAL_SERVER_ERROR', messages.internal);
}

/** The error that clients may see; undefined if it is only for the log. */
export function tellable(error: unknown): AppError | undefined {
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
const isRefusal = (error: unknown): boolean =>
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
    const code = isRefusal(error) ? 'BAD_REQUEST' : formatted.extensions?.code;
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
