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

/** A field of the input, what the body has for it, and its reading, undefined where that failed. */
interface Given {
  field: { target: string; type: GraphQLInputType };
  sent: unknown;
  read: unknown;
}

/** Answers one message for each field that breaks a rule, by its name in the input. */
export type BodyRules = (body: readonly Given[]) => Record<string, string>;

/** The value that a rule should judge, where the type alone already refuses what was sent. */
function judged({ field, sent }: Given): unknown {
  const definite = getNullableType(field.type);
  // A form sends an empty text where nothing was written.
  if (sent == null) return isNonNullType(field.type) && definite === GraphQLString ? '' : undefined;
  return isEnumType(definite) ? sent : undefined;
}

/**
 * The rules of the input's class. GraphQL applies them only to an input whose types are right, so without this a request
 * with a missing field would hear nothing of its other mistakes.
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
