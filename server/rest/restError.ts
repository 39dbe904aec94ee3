import type { GraphQLSchema } from 'graphql';
import type { ErrorCode } from '../contract/errorCodes';
import { messages } from '../contract/messages';
import { type AppError, type ErrorDetails, httpStatusOf } from '../lib/errors';
import { toAppError } from '../request/errorMapping';
import { humanName, snakeCase, toRestNames } from './names';

/** Error codes that exist only over HTTP. */
export const httpErrorCodes = ['METHOD_NOT_ALLOWED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;

interface ErrorBody {
  error: string;
  code: ErrorCode | (typeof httpErrorCodes)[number];
  /** A message for each invalid field or parameter. */
  fields?: Record<string, string>;
  /** The exceeded limit and its value. */
  limit?: { name: string; value: number };
  /** With FRESH_SIGN_IN_REQUIRED: the proof to give, and whether a passkey is accepted instead. */
  proof?: ErrorDetails['proof'];
  passkey?: true;
  /** Identifies the request in the log. */
  request_id?: string;
  /** The server's copy in a conflict, by its kind. */
  [copy: string]: unknown;
}

/** An error with its HTTP response. */
class RestError extends Error {
  override name = 'RestError';
  readonly body: ErrorBody;
  constructor(
    readonly status: number,
    code: ErrorBody['code'],
    error: string,
    details: Partial<ErrorBody> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(error);
    this.body = { error, code, ...details };
  }
}

export const badRequest = (error: string, fields?: Record<string, string>) =>
  new RestError(400, 'BAD_USER_INPUT', error, fields && { fields });
export const invalid = (fields: Record<string, string>) =>
  new RestError(422, 'BAD_USER_INPUT', Object.values(fields)[0] ?? 'Invalid input', { fields });
export const unsupportedMediaType = (message = 'Send JSON, as Content-Type: application/json') =>
  new RestError(415, 'UNSUPPORTED_MEDIA_TYPE', message);
export const noSuchPath = () => new RestError(404, 'NOT_FOUND', 'There is nothing at this path');
export const notAllowed = (method: string, allow: string) =>
  new RestError(405, 'METHOD_NOT_ALLOWED', `${method} is not allowed here`, {}, { Allow: allow });

/** Names under which a conflict contains the server's copy. */
export const copyNames = ['story', 'journal', 'note', 'feedback', 'exercise', 'session'] as const;

/** Names for a route's errors. */
export interface ErrorNames {
  /** REST names by GraphQL names, where they aren't snake_case. */
  names?: ReadonlyMap<string, string> | undefined;
  /** Whether the route takes a body: its invalid fields are 422, those of a query 400. */
  takesBody: boolean;
}

/** What mapping an error depends on. */
interface ErrorContext extends ErrorNames {
  requestId: string;
  schema: GraphQLSchema;
  /** The WWW-Authenticate header of a 401. */
  challenge: string;
  /** Logs internal errors. */
  report: (error: unknown) => void;
}

/** The type that body-parser gives an error. */
const parserErrorType = (error: unknown) => (error as { type?: string }).type;
/** Whether bodyReader() refused what the body contains. */
const isAboutContent = (error: unknown) => parserErrorType(error) === 'entity.verify.failed';

/** Errors of body-parser and the router about unreadable requests, by status. */
const unreadableErrors: Record<number, (error: unknown) => RestError> = {
  400: (error) => {
    if (error instanceof URIError) return badRequest(messages.badPath);
    return badRequest(isAboutContent(error) ? messages.notUtf8 : 'The body is not valid JSON');
  },
  413: (error) =>
    new RestError(
      413,
      'PAYLOAD_TOO_LARGE',
      isAboutContent(error) ? messages.tooManyValues : 'The body is too large',
    ),
  // The media type itself is checked before.
  415: (error) =>
    unsupportedMediaType(
      parserErrorType(error) === 'encoding.unsupported'
        ? 'Send the body as it is, or compressed with gzip, deflate or br'
        : messages.notUtf8,
    ),
};

function fromAppError(error: AppError, context: ErrorContext): RestError {
  const { fields, limit, proof, passkey, retryAfter, requiredScope, ...copies } = error.details;
  const status =
    error.code === 'BAD_USER_INPUT' && (limit || !context.takesBody) ? 400 : httpStatusOf(error.code);
  const named =
    fields &&
    Object.entries(fields).map(([name, text]) => [context.names?.get(name) ?? snakeCase(name), text]);
  const copied = Object.fromEntries(
    copyNames.flatMap((name) => {
      const copy = copies[name];
      return copy ? [[name, toRestNames(context.schema.getType(humanName(name)), copy)]] : [];
    }),
  );
  const headers: Record<string, string> = {};
  if (status === 401) headers['WWW-Authenticate'] = context.challenge;
  // Source: RFC 6750, section 3.1.
  if (requiredScope)
    headers['WWW-Authenticate'] = `Bearer error="insufficient_scope", scope="${requiredScope}"`;
  if (retryAfter !== undefined || status === 429) headers['Retry-After'] = String(retryAfter ?? 1);
  const details = {
    ...(named && { fields: Object.fromEntries(named) }),
    ...(limit && { limit }),
    ...(proof && { proof }),
    ...(passkey && { passkey }),
    ...copied,
  };
  return new RestError(status, error.code, error.message, details, headers);
}

/** Maps any error to a REST response. */
export function toRestError(error: unknown, context: ErrorContext): RestError {
  if (error instanceof RestError) return error;
  const unread = error instanceof Error && 'status' in error && unreadableErrors[Number(error.status)];
  if (unread) return unread(error);
  const known = toAppError(error);
  if (known && known.code !== 'INTERNAL_SERVER_ERROR') return fromAppError(known, context);
  context.report(error);
  return new RestError(500, 'INTERNAL_SERVER_ERROR', messages.internal, { request_id: context.requestId });
}
