import { getNullableType, isListType, isNonNullType } from 'graphql';
import { tokenNeeds } from '../authz/tokenAbilities';
import { TokenScope } from '../contract/enums';
import { limits } from '../contract/limits';
import type { Call } from './call';
import type { FileRoute } from './fileRoutes';
import type { Inputs, QueryInput } from './inputs';
import { errorReferences, errorResponses, errorSchema, header, statusesOf } from './openApiErrors';
import { AnswerSchemas, inputSchema, inputsSchema, type JsonSchema, objectSchema } from './openApiSchemas';
import { inRestWords } from './openApiWords';
import { pathNames, type Route } from './route';

interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, JsonSchema>>;
  [member: string]: unknown;
}

const pathDescriptions: Record<string, string> = {
  id: 'Its id, as other answers give it',
  story_id: "The story's id",
  username: "The member's username",
  name: 'Its name',
  period: 'The period of the goal',
  day: 'The day, as YYYY-MM-DD',
};

const pathParameter = (name: string, schema: JsonSchema): JsonSchema => {
  const description = pathDescriptions[name] ?? name;
  return { name, in: 'path', required: true, description, schema };
};

function queryParameter({ name, type, description, ...input }: QueryInput): JsonSchema {
  const range = name === 'limit' && { minimum: 1, maximum: limits.page.max };
  const nullable = getNullableType(type);
  const schema = inputSchema(nullable);
  return {
    name,
    in: 'query',
    description,
    required: isNonNullType(type) && input.default === undefined && !input.defaultsToViewer,
    // A list is one parameter with commas, as in `status=scheduled,in_progress`.
    ...(isListType(nullable) && { style: 'form', explode: false }),
    schema: {
      ...schema,
      // Query parameters have no null.
      type: (schema.type as string[])[0],
      ...range,
      ...(input.default !== undefined && { default: input.default }),
    },
  };
}

function requestBody({ body }: Inputs): JsonSchema {
  const { required, properties } = inputsSchema(body);
  const isRequired = required.length > 0;
  const schema = { type: 'object', ...(isRequired && { required }), properties };
  return { required: isRequired, content: { 'application/json': { schema } } };
}

/** The security requirement, with the scope for personal access tokens. */
function securityOf(auth: Route['auth'], scope: TokenScope | null): JsonSchema[] {
  if (auth === 'none') return [];
  const tokens = [{ bearer: [] }, ...(scope ? [{ personalAccessToken: [scope] }] : [])];
  return auth === 'optional' ? [{}, ...tokens] : tokens;
}

function answerSchema({ route, shape }: Call, answers: AnswerSchemas): JsonSchema | undefined {
  // Not nullable, because a null result is answered with 404.
  if (shape) return answers.schemaOf({ ...shape, nullable: false });
  const constants = Object.entries(route.answer ?? {}).map(([name, value]) => ({ name, value }));
  return route.answer && objectSchema(constants, ({ value }) => ({ const: value }));
}

function successResponse(route: Route, answer: JsonSchema | undefined): JsonSchema {
  const status = route.status ?? 200;
  const description = { 200: 'The response', 201: 'Made', 204: 'Done' }[status];
  const headers = {
    ...header('Link', 'The next page, as <path>; rel="next"; absent on the last page'),
    ...(route.query.search && {
      ...header(
        'X-Words-Left-Out',
        'Words of the search that were not looked for, percent-encoded, with commas',
      ),
      ...header(
        'X-Texts-Left-Out',
        'Present if the search left out texts, because there are too many or they are too long',
      ),
    }),
  };
  return {
    [status]: {
      description,
      ...(route.list && { headers }),
      ...(answer && { content: { 'application/json': { schema: answer } } }),
    },
  };
}

function fileOperation({ operationId, summary, auth, type, path }: FileRoute): JsonSchema {
  const parameters = pathNames(path).map((name) => pathParameter(name, { type: 'string' }));
  return {
    operationId,
    summary,
    tags: [path.split('/')[1]],
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

function callOperation(call: Call, answers: AnswerSchemas): JsonSchema {
  const { route, inputs } = call;
  return {
    operationId: route.operation,
    summary: route.summary,
    tags: [route.path.split('/')[1]],
    security: securityOf(route.auth, tokenNeeds(route.field[0])),
    parameters: [
      ...inputs.path.map(({ name, type }) => pathParameter(name, inputSchema(type))),
      ...inputs.query.map(queryParameter),
    ],
    ...(inputs.body.length > 0 && { requestBody: requestBody(inputs) }),
    responses: {
      ...successResponse(route, answerSchema(call, answers)),
      ...errorReferences(statusesOf(call)),
    },
  };
}

/** Generates the OpenAPI document from the table of routes. */
export function openApiDocument(calls: readonly Call[], files: readonly FileRoute[] = []): OpenApiDocument {
  const answers = new AnswerSchemas();
  const paths: OpenApiDocument['paths'] = {};
  const add = ({ method, path }: Pick<Route, 'method' | 'path'>, operation: JsonSchema) => {
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation };
  };
  for (const call of calls) add(call.route, callOperation(call, answers));
  for (const file of files) add(file, fileOperation(file));
  return inRestWords({
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
          description: `The access token of a sign-in, valid for ${limits.signIn.accessTokenMinutes} minutes`,
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
      schemas: { ...answers.named, Error: errorSchema },
    },
  });
}
