let texts = 0;

/** Says that a text on the screen is not saved, until what it returns is called. */
export function markUnsavedText(): () => void {
  texts += 1;
  return () => {
    texts -= 1;
  };
}

export const isTextUnsaved = () => texts > 0;
