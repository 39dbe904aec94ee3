import { errorCodes } from '../contract/errorCodes';
import type { Inputs } from './inputs';
import type { JsonSchema } from './openApiSchemas';
import { copyNames, httpErrorCodes } from './restError';
import type { Route } from './route';

const responses: Record<number, { name: string; description: string; headers?: JsonSchema }> = {
  400: {
    name: 'BadRequest',
    description: 'The request cannot be read: not JSON, or a parameter out of its range',
  },
  401: {
    name: 'Unauthenticated',
    description: 'Nobody is signed in, or what was sent to sign in is wrong or has ended',
    headers: { 'WWW-Authenticate': { description: 'Bearer', schema: { type: 'string' } } },
  },
  403: {
    name: 'Forbidden',
    description: 'The viewer, or the personal access token, may not do this',
    headers: {
      'WWW-Authenticate': {
        description: 'Names the scope that a personal access token lacks',
        schema: { type: 'string' },
      },
    },
  },
  404: { name: 'NotFound', description: 'There is no such thing, or the viewer may not know of it' },
  409: {
    name: 'Conflict',
    description:
      'It clashes with what is there; of a story, a journal, a note, feedback, an exercise or a session, with a newer copy',
  },
  413: { name: 'TooLarge', description: 'The body is too large' },
  415: { name: 'NotJson', description: 'The body is not JSON' },
  422: { name: 'Invalid', description: 'Something sent is not valid; fields says what' },
  429: {
    name: 'TooMany',
    description: 'Too many requests',
    headers: {
      'Retry-After': { description: 'Seconds until another try may succeed', schema: { type: 'integer' } },
    },
  },
  503: {
    name: 'Unavailable',
    description: 'The database cannot be reached or takes no writes: nothing is wrong with the request',
    headers: {
      'Retry-After': { description: 'Seconds until another try may succeed', schema: { type: 'integer' } },
    },
  },
  500: { name: 'Internal', description: 'Something went wrong; the log has more under request_id' },
};

/** The error statuses that a route may return. */
export function statusesOf(route: Route, inputs: Inputs): number[] {
  const writes = route.method !== 'GET';
  const takesBody = inputs.body.length > 0;
  const asksForOne = inputs.path.length > 0 || inputs.query.some(({ defaultsToViewer }) => defaultsToViewer);
  return [
    400,
    ...(writes || route.auth !== 'none' ? [401, 403] : []),
    ...(asksForOne ? [404] : []),
    ...(writes ? [409] : []),
    ...(takesBody ? [413] : []),
    ...(writes ? [415, 422] : []),
    429,
    500,
    503,
  ];
}

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

export const errorSchemas: Record<string, JsonSchema> = {
  Error: {
    type: 'object',
    required: ['error', 'code'],
    properties: {
      error: { type: 'string', description: 'What is wrong, for people' },
      code: {
        type: 'string',
        enum: [...errorCodes, ...httpErrorCodes],
        description: 'What is wrong, for programs',
      },
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'One message for each field or parameter at fault',
      },
      limit: {
        type: 'object',
        required: ['name', 'value'],
        properties: { name: { type: 'string' }, value: { type: 'integer' } },
        description: 'The bound on answers or operations that was met, and its value',
      },
      request_id: { type: 'string', description: 'Names the request in the server’s log' },
      ...Object.fromEntries(
        copyNames.map((name) => [
          name,
          {
            type: ['object', 'null'],
            description: `The ${name} as the server has it, where a write lost against a newer copy`,
          },
        ]),
      ),
    },
  },
};
