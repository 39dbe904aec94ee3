import { type ValidationError, type ValidatorOptions, validateSync } from 'class-validator';
import type { TokenScope } from '../contract/enums';
import type { ErrorCode } from '../contract/errorCodes';
import { messages } from '../contract/messages';

export interface ErrorDetails {
  /** A message for each invalid field, by its name in the input. */
  fields?: Record<string, string>;
  /** The exceeded limit of a response or operation, and its value. */
  limit?: { name: string; value: number };
  /** Seconds after which a retry may succeed. */
  retryAfter?: number;
  /** The proof that makes a sign-in fresh, with FRESH_SIGN_IN_REQUIRED. For `signIn`, only signing in again does. */
  proof?: 'password' | 'code' | 'passkey' | 'signIn';
  /** The member has a passkey, which is accepted as well. */
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

/** The HTTP status and headers of a GraphQL response with this error; undefined for Apollo's default. */
function graphqlHttpOf(code: ErrorCode, { limit, retryAfter = 1 }: ErrorDetails) {
  const status = httpStatuses[code];
  if (status === 401) return { status };
  if (status === 429 || status === 503)
    return { status, headers: new Map([['retry-after', String(retryAfter)]]) };
  if (limit) return { status: code === 'STORAGE_FULL' ? status : 400 };
  return undefined;
}

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
    const http = graphqlHttpOf(code, details);
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

/** Validates an argument of a field. TypeGraphQL's own validation would load the validator's module again for each one. */
export function validateArgument(argument: unknown): void {
  if (typeof argument !== 'object' || argument === null || Array.isArray(argument)) return;
  const problems = validateSync(argument, validatorOptions);
  if (problems.length > 0) throw badInput(validationFields(problems));
}
