import {
  coerceInputValue,
  GraphQLError,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  GraphQLString,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { limits } from '../../contract/limits';
import { AppError } from '../../lib/errors';
import { withCommas } from '../../lib/withCommas';

const { itemsMax, itemsTogetherMax } = limits.input;
/** Characters of a value that isn't text: a number, a time, an enum value. */
const notTextMax = 1_000;

/** Ends the check at the first problem. `field` is its path within the variable, empty for the variable itself. */
class Problem extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

const required = 'This field is required';
const wrongType = (field: string) => new Problem(field, 'This value has the wrong type');

const pathTo = (path: string, key: string | number) =>
  typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${key}` : key;

/** Whether graphql-js would print a whole object, or a very long text, only to say that it is no such value. */
const isFarFrom = (type: GraphQLLeafType, value: unknown): boolean =>
  typeof value === 'object' ||
  (typeof value === 'string' && value.length > notTextMax && type !== GraphQLString && type !== GraphQLID);

/**
 * Refuses what coercion and validation would take long for. Looks only at fields that the types have, so that its
 * own time doesn't depend on what else is sent.
 */
class SizeCheck {
  private items = 0;

  check(value: unknown, type: GraphQLInputType, path = ''): void {
    if (value === null || value === undefined) return;
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      if (Array.isArray(value)) this.checkItems(value, nullable.ofType, path);
      else this.check(value, nullable.ofType, path);
    } else if (isInputObjectType(nullable)) {
      // Coercion reports what is no object.
      if (typeof value !== 'object' || Array.isArray(value)) return;
      for (const field of Object.values(nullable.getFields()))
        this.check((value as Record<string, unknown>)[field.name], field.type, pathTo(path, field.name));
    } else if (isFarFrom(nullable, value)) throw wrongType(path);
  }

  private checkItems(list: readonly unknown[], type: GraphQLInputType, path: string) {
    if (list.length > itemsMax)
      throw new Problem(path, `A list can have at most ${withCommas(itemsMax)} items`);
    this.items += list.length;
    if (this.items > itemsTogetherMax)
      throw new Problem(path, `All lists together can have at most ${withCommas(itemsTogetherMax)} items`);
    for (const [place, item] of list.entries()) this.check(item, type, pathTo(path, place));
  }
}

/** Describes graphql-js's error without the value that it repeats, which may be a password. */
function problemOf(path: string, { message }: GraphQLError): Problem {
  const missing = /^Field "(\w+)" of required type/.exec(message)?.[1];
  if (missing) return new Problem(pathTo(path, missing), required);
  if (message.startsWith('Expected non-nullable type')) return new Problem(path, required);
  const unknown = /^Field "(\w{1,100})" is not defined by type/.exec(message)?.[1];
  return unknown ? new Problem(pathTo(path, unknown), 'This field is not known') : wrongType(path);
}

function checkVariable(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  variables: Record<string, unknown>,
  sizes: SizeCheck,
): void {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type)) return;
  if (!Object.hasOwn(variables, name)) {
    if (isNonNullType(type) && !definition.defaultValue) throw new Problem('', required);
    return;
  }
  const value = variables[name];
  sizes.check(value, type);
  // Throws at the first error: graphql-js would make one for each invalid place, each with the whole value.
  const throwProblem = (path: readonly (string | number)[], _value: unknown, error: GraphQLError) => {
    throw problemOf(path.reduce<string>(pathTo, ''), error);
  };
  const hideSuggestions = true;
  coerceInputValue(value, type, throwProblem, hideSuggestions);
}

/** The error about the first invalid variable of an operation. Takes milliseconds whatever is sent. */
export function invalidVariable(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError | undefined {
  const sizes = new SizeCheck();
  for (const definition of variableDefinitions) {
    try {
      checkVariable(schema, definition, variables, sizes);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { value: variable } = definition.variable.name;
      // An input's fields are named as in the input; a list's items have the name of the variable.
      const field = /^(?:$|\[)/.test(error.field) ? `${variable}${error.field}` : error.field;
      const { message } = error;
      const cause = new AppError('BAD_USER_INPUT', `${field}: ${message}`, { fields: { [field]: message } });
      return new GraphQLError(cause.message, {
        nodes: definition,
        originalError: cause,
        extensions: { ...cause.extensions, http: { status: 400 } },
      });
    }
  }
  return undefined;
}
