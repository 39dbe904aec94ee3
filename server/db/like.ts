/** Escapes a text for a LIKE pattern. */
export const escapeLike = (search: string) => search.replace(/[\\%_]/g, '\\$&');
