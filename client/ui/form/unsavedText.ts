let texts = 0;

/** Registers unsaved text on the page until the returned function is called. */
export function markUnsavedText(): () => void {
  texts += 1;
  return () => {
    texts -= 1;
  };
}

export const isTextUnsaved = () => texts > 0;
