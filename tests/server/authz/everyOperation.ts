import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql';
import type { Ability } from '../../../server/authz/abilities';
import { callsOf } from '../../../server/rest/call';
import { enumWords } from '../../../server/rest/names';
import { routes } from '../../../server/rest/routes';
import { makeSchema } from '../../../server/schema';
import { sampleOf } from './sampleInputs';

/** Every operation and every REST route, with an input that passes the rules, about things that don't exist. */
export const schema = makeSchema();
type Kind = 'query' | 'mutation' | 'subscription';
const fieldsOf = (kind: Kind) => Object.values(schema.getRootType(kind as never)?.getFields() ?? {});

export const operations = (['query', 'mutation', 'subscription'] as const).flatMap((kind) =>
  fieldsOf(kind).map((field) => ({ kind, field, ability: field.name as Ability })),
);
export type AnyOperation = Pick<(typeof operations)[number], 'kind' | 'field'>;

export function documentOf({ kind, field }: AnyOperation) {
  const args = field.args.filter(isRequiredArgument);
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const isLeaf = isLeafType(getNamedType(field.type));
  return {
    query: `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${isLeaf ? '' : '{ __typename }'} }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, sampleOf(name, type)])),
  };
}

/** REST's word for the first value of an enum. */
function wordOf(given: GraphQLInputType): string | undefined {
  const type = getNullableType(given);
  return isEnumType(type) ? [...enumWords(type).values()][0] : undefined;
}

export const restCalls = callsOf(schema, routes).map(({ route, inputs }) => ({
  route,
  ability: route.field[0],
  name: `${route.method} ${route.path}`,
  path: route.path.replace(/:(\w+)/g, (_, name: string) => {
    const input = inputs.path.find((one) => one.name === name);
    return encodeURIComponent(
      String(input ? sampleOf(name, input.type) : 'story_01h455vb4pex5vsknk084sn02q'),
    );
  }),
  body: Object.fromEntries(
    inputs.body
      .filter(({ type }) => isNonNullType(type))
      .map(({ name, target, type }) => [name, wordOf(type) ?? sampleOf(target, type)]),
  ),
}));
export type AnyCall = (typeof restCalls)[number];

export const sendCall = ({ route, path, body }: AnyCall, url: string, token?: string): Promise<Response> =>
  fetch(`${url}/api${path}`, {
    method: route.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: route.method === 'GET' ? undefined : JSON.stringify(body),
  });
