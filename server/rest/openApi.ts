import { type GraphQLSchema, getNullableType, isListType, isNonNullType } from 'graphql';
import { TokenScope } from '../contract/enums';
import { limits } from '../contract/limits';
import type { DirectRoute } from './direct';
import { type operationsOf, tokenNeedsOf } from './documents';
import { type Inputs, inputsOf, pathNames, type QueryInput } from './inputs';
import { errorReferences, errorResponses, errorSchemas, statusesOf } from './openApiErrors';
import { AnswerSchemas, inputSchema, type JsonSchema } from './openApiSchemas';
import type { Route } from './route';
import { type Shape, shapeAt } from './shape';

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, JsonSchema>>;
  [member: string]: unknown;
}

const pathDescriptions: Record<string, string> = {
  id: 'Its id, as other answers give it',
  story_id: "The story's id",
  username: "The member's username",
  name: 'Its name',
};

const pathParameter = (name: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'path',
  required: true,
  description: pathDescriptions[name] ?? name,
  schema,
});

function queryParameter({ name, type, description, ...input }: QueryInput): JsonSchema {
  const range = name === 'limit' && { minimum: 1, maximum: limits.page.max };
  const nullable = getNullableType(type);
  return {
    name,
    in: 'query',
    description,
    required: isNonNullType(type) && input.default === undefined && !input.defaultsToViewer,
    // As in `status=scheduled,in_progress`.
    ...(isListType(nullable) && { style: 'form', explode: false }),
    schema: {
      ...definiteQuery(nullable),
      ...range,
      ...(input.default !== undefined && { default: input.default }),
    },
  };
}

const definiteQuery = (type: QueryInput['type']) => {
  const schema = inputSchema(type);
  // Query parameters have no null.
  return Array.isArray(schema.type) ? { ...schema, type: schema.type[0] } : schema;
};

function requestBody({ body }: Inputs): JsonSchema {
  const required = body.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  const properties = body.map(({ name, type, description }) => [
    name,
    { ...inputSchema(type), ...(description && { description }) },
  ]);
  const schema = {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
  };
  return { required: required.length > 0, content: { 'application/json': { schema } } };
}

/** The security requirement, with the scope for personal access tokens. */
function securityOf(auth: Route['auth'], scope: TokenScope | null): JsonSchema[] {
  if (auth === 'none') return [];
  const tokens = [{ bearer: [] }, ...(scope ? [{ personalAccessToken: [scope] }] : [])];
  return auth === 'optional' ? [{}, ...tokens] : tokens;
}

/** POST `/stories/:id/favorite` becomes `postStoriesIdFavorite`. */
const placeName = ({ method, path }: Route) =>
  method.toLowerCase() +
  path.replace(/[^a-z0-9]+([a-z0-9])?/gi, (_, letter: string | undefined) => letter?.toUpperCase() ?? '');

function answerSchema(route: Route, answers: AnswerSchemas, shapeOf: () => Shape): JsonSchema | undefined {
  if (route.answer) {
    const properties = Object.entries(route.answer).map(([name, value]) => [name, { const: value }]);
    return {
      type: 'object',
      required: Object.keys(route.answer),
      properties: Object.fromEntries(properties),
    };
  }
  // A null result is a 404.
  return route.select === undefined ? undefined : answers.schemaOf({ ...shapeOf(), nullable: false });
}

const nextPage = {
  Link: {
    description: 'The next page, as <path>; rel="next"; absent on the last page',
    schema: { type: 'string' },
  },
};

function success(route: Route, answer: JsonSchema | undefined): JsonSchema {
  const status = route.status ?? 200;
  const description = { 200: 'The response', 201: 'Made', 204: 'Done' }[status];
  return {
    [status]: {
      description,
      ...(route.list && { headers: nextPage }),
      ...(answer && { content: { 'application/json': { schema: answer } } }),
    },
  };
}

function fileOperation({ operationId, summary, auth, type, path }: DirectRoute, place: string): JsonSchema {
  const parameters = pathNames(path).map((name) => pathParameter(name, { type: 'string' }));
  return {
    operationId,
    summary,
    tags: [place.split('/')[1]],
    security: securityOf(auth, TokenScope.READ),
    parameters,
    responses: {
      200: {
        description: 'The file, named by Content-Disposition',
        content: { [type]: { schema: { type: 'string', format: 'binary' } } },
      },
      ...errorReferences([401, ...(parameters.length > 0 ? [404, 422] : []), 429, 500, 503]),
    },
  };
}

/** Generates the OpenAPI document from the table of routes. */
export function openApiDocument(
  schema: GraphQLSchema,
  table: readonly Route[],
  operationOf: ReturnType<typeof operationsOf>,
  direct: readonly DirectRoute[] = [],
): OpenApiDocument {
  const answers = new AnswerSchemas();
  const paths: OpenApiDocument['paths'] = {};
  const names = new Set<string>();
  for (const route of table) {
    const operation = operationOf(route.operation);
    const inputs = inputsOf(schema, operation, route);
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operationId = names.has(route.operation) ? placeName(route) : route.operation;
    names.add(operationId);
    const answer = answerSchema(route, answers, () =>
      shapeAt(schema, operation, route.select?.split('.') ?? []),
    );
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = {
      operationId,
      summary: route.summary,
      tags: [path.split('/')[1]],
      security: securityOf(route.auth, tokenNeedsOf(operation)),
      parameters: [
        ...inputs.path.map(({ name, type }) => pathParameter(name, inputSchema(type))),
        ...inputs.query.map(queryParameter),
      ],
      ...(inputs.body.length > 0 && { requestBody: requestBody(inputs) }),
      responses: { ...success(route, answer), ...errorReferences(statusesOf(route, inputs)) },
    };
  }
  for (const file of direct) {
    const path = file.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][file.method.toLowerCase()] = fileOperation(file, path);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Monday Writers: REST',
      version: '1',
      description:
        'A thin adapter over the GraphQL API. Lists are arrays; the Link header has the address of the next page. Unknown fields and parameters are ignored.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a sign-in, valid for 15 minutes',
        },
        personalAccessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'mwpat_…',
          description:
            'A personal access token, created in Settings under Privacy, with the scope read or write; write includes read',
        },
      },
      responses: errorResponses,
      schemas: { ...answers.named, ...errorSchemas },
    },
  };
}
