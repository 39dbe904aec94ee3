import { type GraphQLEnumType, type GraphQLSchema, getNullableType, isEnumType, isObjectType } from 'graphql';

/** `createdAt` becomes `created_at`. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `privacy_level` becomes `Privacy level`. */
export const humanName = (name: string) => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** REST's name of each enum value: the server's internal value, such as `flash-fiction`. */
export const enumWords = (type: GraphQLEnumType): Map<string, string> =>
  new Map(
    type
      .getValues()
      .map(({ name, value }) => [
        name,
        typeof value === 'string' && value !== name ? value : name.toLowerCase(),
      ]),
  );

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
