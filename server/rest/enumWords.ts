import type { GraphQLEnumType } from 'graphql';

/** The word that REST has for each enum value: what the server itself uses, as in `flash-fiction`. */
export const enumWords = (type: GraphQLEnumType): Map<string, string> =>
  new Map(
    type
      .getValues()
      .map(({ name, value }) => [
        name,
        typeof value === 'string' && value !== name ? value : name.toLowerCase(),
      ]),
  );
