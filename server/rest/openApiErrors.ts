import { errorCodes } from '../contract/errorCodes';
import type { Call } from './call';
import type { JsonSchema } from './openApiSchemas';
import { copyNames, httpErrorCodes } from './restError';

/** A response header with its schema. */
export const header = (name: string, description: string, type = 'string'): JsonSchema => ({
  [name]: { description, schema: { type } },
});
const retryAfter = header('Retry-After', 'Seconds after which a retry may succeed', 'integer');

const responses: Record<number, { name: string; description: string; headers?: JsonSchema }> = {
  400: { name: 'BadRequest', description: 'Invalid request: not JSON, or a parameter out of range' },
  401: {
    name: 'Unauthenticated',
    description: 'Not signed in, or the credentials are wrong or expired',
    headers: header('WWW-Authenticate', 'Bearer'),
  },
  403: {
    name: 'Forbidden',
    description: 'Not allowed for the viewer or the personal access token',
    headers: header('WWW-Authenticate', 'Names the scope that a personal access token lacks'),
  },
  404: { name: 'NotFound', description: "It doesn't exist, or the viewer may not know that it does" },
  409: {
    name: 'Conflict',
    description:
      'Conflict with the current state; for a story, journal, note, feedback, exercise or session, with a newer version',
  },
  413: {
    name: 'TooLarge',
    description: 'The body is too large, or with STORAGE_FULL the member’s texts have no room for it',
  },
  415: { name: 'NotJson', description: "The body isn't JSON" },
  422: { name: 'Invalid', description: 'Invalid input; see fields' },
  429: { name: 'TooMany', description: 'Too many requests', headers: retryAfter },
  503: {
    name: 'Unavailable',
    description: 'The database is unreachable or accepts no writes; the request itself is valid',
    headers: retryAfter,
  },
  500: { name: 'Internal', description: 'Internal error; request_id identifies it in the log' },
};

/** The error statuses that a route may return. */
export function statusesOf({ route, inputs }: Call): number[] {
  const writes = route.method !== 'GET';
  const mayBeMissing =
    route.mayBeGone ||
    inputs.path.length > 0 ||
    inputs.query.some(({ defaultsToViewer }) => defaultsToViewer);
  return [
    400,
    ...(writes || route.auth !== 'none' ? [401, 403] : []),
    ...(mayBeMissing ? [404] : []),
    ...(writes ? [409] : []),
    ...(inputs.body.length > 0 ? [413] : []),
    ...(writes ? [415, 422] : []),
    429,
    500,
    503,
  ];
}

/** References to the shared responses of these statuses. */
export const errorReferences = (statuses: readonly number[]): JsonSchema =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${responses[status]?.name}` }]),
  );

export const errorResponses: JsonSchema = Object.fromEntries(
  Object.values(responses).map(({ name, ...response }) => [
    name,
    { ...response, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  ]),
);

const copies = copyNames.map((name) => {
  const description = `The ${name} as the server has it, where a write lost against a newer copy`;
  return [name, { type: ['object', 'null'], description }];
});

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'The error message for people' },
    code: {
      type: 'string',
      enum: [...errorCodes, ...httpErrorCodes],
      description: 'The error code for programs',
    },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message per invalid field or parameter',
    },
    limit: {
      type: 'object',
      required: ['name', 'value'],
      properties: { name: { type: 'string' }, value: { type: 'integer' } },
      description: 'The exceeded limit of a response or operation, and its value',
    },
    proof: {
      type: 'string',
      enum: ['password', 'code', 'passkey', 'signIn'],
      description:
        'With FRESH_SIGN_IN_REQUIRED, what /auth/verify takes as proof; signIn if only signing in again helps',
    },
    passkey: { const: true, description: 'With FRESH_SIGN_IN_REQUIRED, that a passkey does as well' },
    request_id: { type: 'string', description: 'Identifies the request in the server’s log' },
    ...Object.fromEntries(copies),
  },
};
