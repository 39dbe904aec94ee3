import { validateSync } from 'class-validator';
import {
  coerceInputValue,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLString,
  getNullableType,
  isEnumType,
  isNonNullType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { validationFields, validatorOptions } from '../errors';

/** A field, the value sent for it, and the parsed value (undefined if parsing failed). */
interface Given {
  field: { target: string; type: GraphQLInputType };
  sent: unknown;
  read: unknown;
}

/** Returns a message for each invalid field, by its name in the input. */
export type BodyRules = (body: readonly Given[]) => Record<string, string>;

/** The value to validate if GraphQL's type already refuses the one sent. */
function judged({ field, sent }: Given): unknown {
  const definite = getNullableType(field.type);
  // A form sends an empty text for an empty field.
  if (sent == null) return isNonNullType(field.type) && definite === GraphQLString ? '' : undefined;
  return isEnumType(definite) ? sent : undefined;
}

/**
 * The validation rules of the input's class. GraphQL applies them only if all types are right; these rules
 * also report the other invalid fields of such a request.
 */
export function bodyRules(type: GraphQLInputObjectType): BodyRules | undefined {
  const target = getMetadataStorage().inputTypes.find(({ name }) => name === type.name)?.target;
  if (!target) return undefined;
  const InputClass = target as new () => object;
  return (body) => {
    const values = body.map((given) => [
      given.field.target,
      given.read === undefined
        ? judged(given)
        : coerceInputValue(given.read, given.field.type, () => undefined),
    ]);
    return validationFields(
      validateSync(Object.assign(new InputClass(), Object.fromEntries(values)), validatorOptions),
    );
  };
}
