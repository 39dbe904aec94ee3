/** Messages of Chromium, Safari, Firefox and Vite for a chunk that couldn't be loaded. */
const chunkMessage =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i;

/** Whether a chunk couldn't be loaded, because of a new version or the network. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && chunkMessage.test(error.message);
