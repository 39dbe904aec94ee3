type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function selectText(control: TextControl | null): void {
  control?.focus();
  control?.select();
}

/** Copies a control's text. If the browser doesn't allow it, selects the text for copying by keyboard. */
export async function copyText(control: TextControl | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(control?.value ?? '');
    return true;
  } catch {
    // For example without https.
    selectText(control);
    return false;
  }
}
