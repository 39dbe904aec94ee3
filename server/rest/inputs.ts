import {
  GraphQLID,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { snakeCase } from './names';
import { pathNames, type QueryParameter, type Route } from './route';

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
  /** Path parameters; one without a target only scopes the path. */
  path: (Omit<Input, 'target'> & { target: string | undefined })[];
  query: QueryInput[];
  body: Input[];
  /** Constants of `$input`. */
  sets: Readonly<Record<string, boolean>>;
  /** The type of `$input`, whose fields path and body set. */
  type: GraphQLInputObjectType | undefined;
}

/** Matches a route's names with its operation's variables; an unknown name fails the start. */
export function inputsOf(route: Route, variables: ReadonlyMap<string, GraphQLInputType>): Inputs {
  const inputType = variables.get('input');
  const named = inputType && getNamedType(inputType);
  const type = isInputObjectType(named) ? named : undefined;
  const targets = new Map<string, { type: GraphQLInputType; description?: string | null }>(
    type ? Object.entries(type.getFields()) : [...variables].map(([name, type]) => [name, { type }]),
  );

  const inputFor = (name: string, target: string): Input => {
    const known = targets.get(target);
    if (!known) throw new Error(`${route.method} ${route.path}: ${route.operation} takes no ${target}`);
    return { name, target, type: known.type, description: known.description ?? undefined };
  };

  const inPath = pathNames(route.path);
  const hasBody = route.method === 'POST' || route.method === 'PUT';
  return {
    type,
    sets: route.sets ?? {},
    path: inPath.map((name) =>
      name === route.within?.name
        ? { name, target: undefined, type: GraphQLID, description: undefined }
        : inputFor(name, name),
    ),
    query: Object.entries(route.query).map(([name, { variable, ...parameter }]) => ({
      ...inputFor(name, variable),
      ...parameter,
    })),
    body: (hasBody ? [...targets.keys()] : [])
      .filter((target) => !inPath.includes(target) && route.sets?.[target] === undefined)
      .map((target) => inputFor(route.rename?.[target] ?? snakeCase(target), target)),
  };
}
