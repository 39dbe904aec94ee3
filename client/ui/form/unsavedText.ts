/** How many components have unsaved text. */
let unsavedTexts = 0;

/** Registers unsaved text on the page until the returned function is called. */
export function markUnsavedText(): () => void {
  unsavedTexts += 1;
  return () => {
    unsavedTexts -= 1;
  };
}

export const isTextUnsaved = () => unsavedTexts > 0;
