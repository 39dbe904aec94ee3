import { limits } from '../contract/limits';
import { type InputReader, inputReader, queryReader, Unreadable } from './inputReader';
import type { Input, Inputs } from './inputs';
import { humanName } from './names';
import { badRequest, invalid } from './restError';

/** The parts of a request that can set variables. */
export interface RequestValues {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Undefined without a body. */
  body: unknown;
  viewerId: string | undefined;
}

type Values = Record<string, unknown>;
type Problems = Record<string, string>;

function limitReader(read: InputReader): InputReader {
  return (value) => {
    const limit = read(value);
    if (typeof limit === 'number' && limit >= 1 && limit <= limits.page.max) return limit;
    throw new Unreadable(`must be a whole number from 1 to ${limits.page.max}`);
  };
}

/** Reads a value of the request into `into`; adds errors to `problems`. */
function fill(into: Values, { name, target }: Input, read: InputReader, value: unknown, problems: Problems) {
  try {
    const input = read(value);
    if (input !== undefined) into[target] = input;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    problems[name] = `${humanName(name)} ${error.message}`;
  }
}

/** Builds the reader of a route's variables, once per route; it throws 400 or 422 for invalid requests. */
export function variablesReader(inputs: Inputs): (request: RequestValues) => Values {
  const query = inputs.query.map((input) => {
    const read = queryReader(input.type);
    return { input, read: input.name === 'limit' ? limitReader(read) : read };
  });
  const body = inputs.body.map((input) => ({ input, read: inputReader(input.type) }));

  return (request) => {
    const variables: Values = {};
    const target: Values = inputs.oneInput ? {} : variables;

    const badQuery: Problems = {};
    for (const { input, read } of query) {
      const given = Object.hasOwn(request.query, input.name) ? request.query[input.name] : undefined;
      if (given === undefined && input.default !== undefined) variables[input.target] = input.default;
      else if (given === undefined && input.defaultsToViewer) variables[input.target] = request.viewerId;
      else fill(variables, input, read, given, badQuery);
    }
    if (Object.keys(badQuery).length > 0) throw badRequest(Object.values(badQuery)[0] ?? '', badQuery);

    const badBody: Problems = {};
    const given = bodyOf(request.body);
    // Own properties only: a body's __proto__ or constructor must be ignored.
    const sent = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined);
    for (const { input, read } of body) fill(target, input, read, sent(input.name), badBody);
    if (Object.keys(badBody).length > 0) {
      const rules = inputs.rules?.(
        inputs.body.map((field) => ({ field, sent: sent(field.name), read: target[field.target] })),
      );
      throw invalid(
        Object.fromEntries(
          inputs.body.flatMap(({ name, target: field }) => {
            const message = rules?.[field] ?? badBody[name];
            return message === undefined ? [] : [[name, message]];
          }),
        ),
      );
    }

    for (const { name, target: place, fills } of inputs.path) if (fills) target[place] = request.path[name];
    if (inputs.oneInput) variables.input = target;
    return variables;
  };
}

function bodyOf(body: unknown): Values {
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Values;
  throw badRequest('The body must be a JSON object');
}
