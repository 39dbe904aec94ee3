import {
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isInputType,
  typeFromAST,
} from 'graphql';
import { limits } from '../contract/limits';
import { type BodyRules, bodyRules } from './bodyRules';
import type { Operation } from './documents';
import { snakeCase } from './names';
import type { QueryParameter, Route } from './route';

/** One value of a request, and the variable or `$input` field that it sets. */
export interface Input {
  name: string;
  target: string;
  type: GraphQLInputType;
  description: string | undefined;
}

export type QueryInput = Input & Pick<QueryParameter, 'default' | 'defaultsToViewer'>;

/** All inputs of a route, used by the request reader and the OpenAPI document. */
export interface Inputs {
  /** Path parameters; those that set nothing only scope the path. */
  path: (Input & { fills: boolean })[];
  query: QueryInput[];
  body: Input[];
  /** Whether path and body set the fields of one `$input`. */
  oneInput: boolean;
  /** The validation rules of that `$input`. */
  rules: BodyRules | undefined;
}

const paging = (limit: number): Record<string, QueryParameter> => ({
  limit: { variable: 'first', default: limit, description: `How many, 1 to ${limits.page.max}` },
  after: {
    variable: 'after',
    description: "The cursor from the previous page's Link header",
  },
});

export const pathNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Matches a route's names with its operation's variables; an unknown name fails the start. */
export function inputsOf(schema: GraphQLSchema, { definition }: Operation, route: Route): Inputs {
  const variables = new Map<string, GraphQLInputType>();
  for (const { variable, type } of definition.variableDefinitions ?? []) {
    const known = typeFromAST(schema, type as never);
    if (isInputType(known)) variables.set(variable.name.value, known);
  }
  const whole = variables.get('input');
  const inputType = whole && getNullableType(whole);
  const fields = isInputObjectType(inputType) ? inputType.getFields() : undefined;

  const variable = (target: string): GraphQLInputType => {
    const type = variables.get(target);
    if (!type) throw new Error(`${route.method} ${route.path}: ${route.operation} has no $${target}`);
    return type;
  };
  const input = (name: string, target: string): Input => {
    if (!fields) return { name, target, type: variable(target), description: undefined };
    const field = fields[target];
    if (!field) throw new Error(`${route.method} ${route.path}: ${route.operation} has no $input.${target}`);
    return { name, target, type: field.type, description: field.description ?? undefined };
  };

  const inPath = pathNames(route.path);
  const hasBody = route.method === 'POST' || route.method === 'PUT';
  return {
    oneInput: fields !== undefined,
    rules: isInputObjectType(inputType) ? bodyRules(inputType) : undefined,
    path: inPath.map((name) =>
      name === route.within?.name
        ? { name, target: name, type: GraphQLID, description: undefined, fills: false }
        : { ...input(name, name), fills: true },
    ),
    query: Object.entries({ ...route.query, ...(route.list && paging(route.list.limit)) }).map(
      ([name, { variable: target, ...parameter }]) => ({
        name,
        target,
        type: variable(target),
        ...parameter,
      }),
    ),
    body: (hasBody ? (fields ? Object.keys(fields) : [...variables.keys()]) : [])
      .filter((target) => !inPath.includes(target))
      .map((target) => input(route.rename[target] ?? snakeCase(target), target)),
  };
}
