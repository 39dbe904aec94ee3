/** Something that the person who starts the app can put right: shown as its message alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
