import { validateSync } from 'class-validator';
import { coerceInputValue, GraphQLString, getNullableType, isEnumType, isNonNullType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { limits } from '../contract/limits';
import { validationFields, validatorOptions } from '../lib/errors';
import { type InputReader, inputReader, queryReader, Unreadable } from './inputReader';
import type { Input, Inputs } from './inputs';
import { humanName } from './names';
import { badRequest, invalid } from './restError';

/** The parts of a request that can set variables. */
interface RequestValues {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Undefined without a body. */
  body: unknown;
  viewerId: string | undefined;
}

type Values = Record<string, unknown>;
type Messages = Record<string, string>;

/** Makes a reader of the parameter `limit`, which must be within a page's limits. */
function limitReader(read: InputReader): InputReader {
  return (value) => {
    const limit = read(value);
    if (typeof limit === 'number' && limit >= 1 && limit <= limits.page.max) return limit;
    throw new Unreadable(`must be a whole number from 1 to ${limits.page.max}`);
  };
}

/** Reads a value of the request and stores it in `into`, or a message in `problems`. */
function readInto(
  into: Values,
  problems: Messages,
  { input: { name, target }, read }: { input: Input; read: InputReader },
  value: unknown,
) {
  try {
    const input = read(value);
    if (input !== undefined) into[target] = input;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    problems[name] = `${humanName(name)}${error.place} ${error.message}`;
  }
}

/** The value that the rules validate in place of one that couldn't be read. */
function valueInsteadOf({ type }: Input, sent: unknown): unknown {
  const definite = getNullableType(type);
  // A missing text counts as empty, as in a form, so that the message is the same.
  if (sent == null) return isNonNullType(type) && definite === GraphQLString ? '' : undefined;
  return isEnumType(definite) ? sent : undefined;
}

/**
 * Applies the validation rules of the class of `$input`, and returns messages by its fields. GraphQL applies the
 * rules only if all types are right; these also report the other invalid fields of such a request.
 */
function checkRules(inputs: Inputs, sent: (name: string) => unknown, read: Values): Messages {
  const target = getMetadataStorage().inputTypes.find(({ name }) => name === inputs.type?.name)?.target;
  if (!target) return {};
  const InputClass = target as new () => object;
  const values = inputs.body.map((input) => {
    const value = read[input.target];
    return [
      input.target,
      value === undefined
        ? valueInsteadOf(input, sent(input.name))
        : coerceInputValue(value, input.type, () => undefined),
    ];
  });
  return validationFields(
    validateSync(Object.assign(new InputClass(), Object.fromEntries(values)), validatorOptions),
  );
}

/** Builds the reader of a route's variables, once per route; it throws 400 or 422 for invalid requests. */
export function variablesReader(inputs: Inputs): (request: RequestValues) => Values {
  const query = inputs.query.map((input) => {
    const read = queryReader(input.type);
    return { input, read: input.name === 'limit' ? limitReader(read) : read };
  });
  const body = inputs.body.map((input) => ({ input, read: inputReader(input.type) }));
  const path = inputs.path.flatMap(({ target, ...input }) =>
    target ? [{ input: { ...input, target }, read: inputReader(input.type) }] : [],
  );

  return (request) => {
    const variables: Values = {};
    // Path and body set the fields of `$input`, if the operation has one, and otherwise variables.
    const target: Values = inputs.type ? { ...inputs.sets } : variables;

    const badQuery: Messages = {};
    for (const reader of query) {
      const { input } = reader;
      const given = ownValue(request.query, input.name);
      if (given === undefined && input.default !== undefined) variables[input.target] = input.default;
      else if (given === undefined && input.defaultsToViewer) variables[input.target] = request.viewerId;
      else readInto(variables, badQuery, reader, given);
    }
    for (const reader of path) readInto(target, badQuery, reader, request.path[reader.input.name]);
    if (Object.keys(badQuery).length > 0) throw badRequest(Object.values(badQuery)[0] ?? '', badQuery);

    const badBody: Messages = {};
    const sent = objectOf(request.body);
    for (const reader of body) readInto(target, badBody, reader, ownValue(sent, reader.input.name));
    if (Object.keys(badBody).length > 0) {
      const rules = checkRules(inputs, (name) => ownValue(sent, name), target);
      const messages = inputs.body.map((input) => [input.name, rules[input.target] ?? badBody[input.name]]);
      throw invalid(Object.fromEntries(messages.filter(([, message]) => message !== undefined)));
    }

    if (inputs.type) variables.input = target;
    return variables;
  };
}

/** An own property only, so that a body's __proto__ or constructor is ignored. */
const ownValue = (values: Values, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);

function objectOf(body: unknown): Values {
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Values;
  throw badRequest('The body must be a JSON object');
}
