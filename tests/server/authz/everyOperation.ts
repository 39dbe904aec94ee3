import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Ability } from '../../../server/authz/abilities';
import { callsOf } from '../../../server/rest/call';
import { enumWords } from '../../../server/rest/names';
import { routes } from '../../../server/rest/routes';
import { makeSchema } from '../../../server/schema';

const texted: Record<string, string> = {
  email: 'nobody@example.com',
  password: 'Monday7pm',
  newPassword: 'Tuesday8pm',
  username: 'nobody_else',
  name: 'lamp',
  from: '2026-01-01',
  to: '2026-01-31',
  search: 'la',
  q: 'la',
  day: new Date().toISOString().slice(0, 10),
};

const sampled: Record<string, object> = {
  SettingInput: { name: 'editor.a', value: '1', changedAgoMs: 0 },
  MarkNotificationsReadInput: { all: true },
  AddPushSubscriptionInput: {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/sample',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  },
  CreateInvitationInput: { note: 'For a friend' },
  RemovePushSubscriptionInput: { id: 'push_unknown' },
};

export interface Sampler {
  /** The value of a scalar, by its type and the name of its field. */
  scalar: (type: string, name: string) => unknown;
  /** Which arguments and fields of inputs are given. */
  isGiven: (field: { type: GraphQLInputType; defaultValue?: unknown }) => boolean;
  /** Whole inputs, by their type. */
  inputs?: Record<string, object>;
}

/** A value of the type. */
function sampleOf(name: string, given: GraphQLInputType, sampler: Sampler): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [sampleOf(name, type.ofType, sampler)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return sampler.scalar(type.name, name);
  const fields = Object.values(type.getFields()).filter(sampler.isGiven);
  const entries = fields.map((field) => [field.name, sampleOf(field.name, field.type, sampler)]);
  return sampler.inputs?.[type.name] ?? Object.fromEntries(entries);
}

/** What passes the rules of the inputs. */
const fitting: Sampler = {
  scalar(type, name) {
    if (type === 'Int') return name === 'capacity' ? 10 : 60;
    if (type === 'Boolean') return true;
    if (type.startsWith('DateTime')) return '2100-01-04T19:00:00.000Z';
    return type === 'ID' ? 'story_01h455vb4pex5vsknk084sn02q' : (texted[name] ?? 'Words that say enough');
  },
  isGiven: ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  inputs: sampled,
};

/** Every operation and every REST route, with an input that passes the rules, about things that don't exist. */
export const schema = makeSchema();
type Kind = 'query' | 'mutation' | 'subscription';
const fieldsOf = (kind: Kind) => Object.values(schema.getRootType(kind as never)?.getFields() ?? {});

export const operations = (['query', 'mutation', 'subscription'] as const).flatMap((kind) =>
  fieldsOf(kind).map((field) => ({ kind, field, ability: field.name as Ability })),
);
type AnyOperation = Pick<(typeof operations)[number], 'kind' | 'field'>;

export function documentOf({ kind, field }: AnyOperation, sampler = fitting) {
  const args = field.args.filter(sampler.isGiven);
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const isLeaf = isLeafType(getNamedType(field.type));
  return {
    query: `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${isLeaf ? '' : '{ __typename }'} }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, sampleOf(name, type, sampler)])),
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
      String(input ? sampleOf(name, input.type, fitting) : 'story_01h455vb4pex5vsknk084sn02q'),
    );
  }),
  body: Object.fromEntries(
    inputs.body
      .filter(({ type }) => isNonNullType(type))
      .map(({ name, target, type }) => [name, wordOf(type) ?? sampleOf(target, type, fitting)]),
  ),
}));
type AnyCall = (typeof restCalls)[number];

export const sendCall = ({ route, path, body }: AnyCall, url: string, token?: string): Promise<Response> =>
  fetch(`${url}/api${path}`, {
    method: route.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: route.method === 'GET' ? undefined : JSON.stringify(body),
  });
