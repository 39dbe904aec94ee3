let reset = () => {};

/** Registers the reset of the Relay environment. Called by the environment itself, which never loads for many visitors. */
export function onMemberChange(listener: () => void): void {
  reset = listener;
}

/** Replaces the Relay environment, and with it all that the previous member has loaded. */
export const resetEnvironment = () => reset();
