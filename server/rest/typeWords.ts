import { type GraphQLSchema, getNullableType, isEnumType, isObjectType } from 'graphql';
import { enumWords } from './enumWords';
import { snakeCase } from './names';

/** Converts an object in an error's extensions, which no operation selected, to REST's names. */
export function typeWords(schema: GraphQLSchema, typeName: string) {
  const type = schema.getType(typeName);
  const fields = isObjectType(type) ? type.getFields() : {};
  const enums = new Map(
    Object.values(fields).flatMap((field) => {
      const named = getNullableType(field.type);
      return isEnumType(named) ? [[field.name, enumWords(named)] as const] : [];
    }),
  );
  return (data: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => [
        snakeCase(name),
        (typeof value === 'string' && enums.get(name)?.get(value)) || value,
      ]),
    );
}
