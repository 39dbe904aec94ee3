const asText = (detail: unknown) => (typeof detail === 'string' ? detail : '');

/** A detail in the input of an update: an empty text clears it, undefined leaves it unchanged. */
export const changedText = (detail: unknown): string | undefined =>
  detail === undefined ? undefined : asText(detail);

/** A detail in the input of a create: blank ones are omitted. */
export const newText = (detail: unknown): string | undefined =>
  asText(detail).trim() === '' ? undefined : asText(detail);
