import {
  type GraphQLEnumType,
  type GraphQLNamedType,
  getNullableType,
  isEnumType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

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

/** The fields of an object or interface; none for other types. */
export const fieldsOf = (type: GraphQLNamedType | null | undefined) =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};

/** Converts an object in an error's extensions to REST's names. No operation selected it, so no shape is known. */
export function toRestNames(
  type: GraphQLNamedType | undefined,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const fields = fieldsOf(type);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const named = fields[name] && getNullableType(fields[name].type);
      if (isEnumType(named)) return [snakeCase(name), enumWords(named).get(value as string) ?? value];
      if (isObjectType(named) && value !== null)
        return [snakeCase(name), toRestNames(named, value as Record<string, unknown>)];
      return [snakeCase(name), value];
    }),
  );
}
