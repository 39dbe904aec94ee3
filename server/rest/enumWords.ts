import type { GraphQLEnumType } from 'graphql';

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
