/** The state of the navigation from the editor to the page of a story that was just published. */
export const publishedState = { published: true } as const;

/** Checked, because the state can be anything. */
export const isPublishedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'published' in state;
