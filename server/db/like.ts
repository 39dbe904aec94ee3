/** Takes a search literally in a LIKE pattern. */
export const escapeLike = (search: string) => search.replace(/[\\%_]/g, '\\$&');
