let reset = () => {};

/** Registers the Relay environment's reset; the environment itself may never load for visitors. */
export function onMemberChange(listener: () => void): void {
  reset = listener;
}

/** Clears what the previous member has loaded. */
export const memberChanged = () => reset();
