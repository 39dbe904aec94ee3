import type { ErrorCode } from '../contract/errorCodes';
import { messages } from '../contract/messages';
import { type AppError, httpStatusOf, toAppError } from '../errors';
import { snakeCase } from './names';

/** Codes of answers that only HTTP has, beside those of every answer. */
export const httpErrorCodes = ['METHOD_NOT_ALLOWED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;

export interface ErrorBody {
  error: string;
  code: ErrorCode | (typeof httpErrorCodes)[number];
  /** One message for each field or parameter at fault. */
  fields?: Record<string, string>;
  /** The bound that was met, and its value. */
  limit?: { name: string; value: number };
  /** Under which the log tells more. */
  request_id?: string;
  /** The server's copy, where a write lost against a newer one. */
  story?: unknown;
  journal?: unknown;
  note?: unknown;
  feedback?: unknown;
}

/** An error with its HTTP answer. */
export class RestError extends Error {
  override name = 'RestError';
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.error);
  }
}

export const badRequest = (error: string, fields?: Record<string, string>) =>
  new RestError(400, { error, code: 'BAD_USER_INPUT', ...(fields && { fields }) });
export const invalid = (fields: Record<string, string>) =>
  new RestError(422, { error: Object.values(fields)[0] ?? 'Invalid input', code: 'BAD_USER_INPUT', fields });
export const unsupportedMediaType = () =>
  new RestError(415, {
    error: 'Send JSON, as Content-Type: application/json',
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
export const noSuchPath = () =>
  new RestError(404, { error: 'There is nothing at this path', code: 'NOT_FOUND' });
export const notAllowed = (method: string, allow: string) =>
  new RestError(
    405,
    { error: `${method} is not allowed here`, code: 'METHOD_NOT_ALLOWED' },
    { Allow: allow },
  );

/** Under which a conflict carries the server's copy. */
export const copyNames = ['story', 'journal', 'note', 'feedback', 'exercise', 'session'] as const;
type CopyName = (typeof copyNames)[number];

/** What is particular to a route's errors. */
export interface ErrorPlace {
  requestId: string;
  /** The names that clients send, by the names that GraphQL has. */
  names: ReadonlyMap<string, string>;
  /** Whether the request has a body, whose faults are 422; those of a query are 400. */
  takesBody: boolean;
  /** Turns the server's copy that a conflict carries into REST's words, by what it is a copy of. */
  copyWords: Record<CopyName, (copy: Record<string, unknown>) => unknown>;
  /** Whether it came with a token. */
  authorized: boolean;
  /** Keeps for the log what must not leave the server. */
  report: (error: unknown) => void;
}

/** What body-parser and the router throw for a request that they cannot read. */
function unreadableRequest(error: unknown): RestError | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  switch (error.status) {
    case 413:
      return new RestError(413, { error: 'The body is too large', code: 'PAYLOAD_TOO_LARGE' });
    case 415:
      return unsupportedMediaType();
    case 400:
      return badRequest(
        error instanceof URIError ? 'The path is not encoded well' : 'The body is not valid JSON',
      );
    default:
      return undefined;
  }
}

function fromAppError(error: AppError, place: ErrorPlace): RestError {
  const { fields, limit, retryAfter, requiredScope, ...copies } = error.details;
  const status =
    error.code === 'BAD_USER_INPUT' && (limit || !place.takesBody) ? 400 : httpStatusOf(error.code);
  const named =
    fields && Object.entries(fields).map(([name, text]) => [place.names.get(name) ?? snakeCase(name), text]);
  const headers: Record<string, string> = {};
  if (status === 401)
    headers['WWW-Authenticate'] = place.authorized ? 'Bearer error="invalid_token"' : 'Bearer';
  // Source: RFC 6750, section 3.1.
  if (requiredScope)
    headers['WWW-Authenticate'] = `Bearer error="insufficient_scope", scope="${requiredScope}"`;
  if (retryAfter !== undefined || status === 429) headers['Retry-After'] = String(retryAfter ?? 1);
  return new RestError(
    status,
    {
      error: error.message,
      code: error.code,
      ...(named && { fields: Object.fromEntries(named) }),
      ...(limit && { limit }),
      ...Object.fromEntries(
        copyNames.flatMap((name) => {
          const copy = copies[name];
          return copy ? [[name, place.copyWords[name](copy)]] : [];
        }),
      ),
    },
    headers,
  );
}

/** The one mapping of whatever goes wrong to a REST answer. */
export function toRestError(error: unknown, place: ErrorPlace): RestError {
  if (error instanceof RestError) return error;
  const known = unreadableRequest(error) ?? toAppError(error);
  if (known instanceof RestError) return known;
  if (known && known.code !== 'INTERNAL_SERVER_ERROR') return fromAppError(known, place);
  place.report(error);
  return new RestError(500, {
    error: messages.internal,
    code: 'INTERNAL_SERVER_ERROR',
    request_id: place.requestId,
  });
}
