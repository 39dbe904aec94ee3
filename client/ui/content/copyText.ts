type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function selectText(control: TextControl | null): void {
  control?.focus();
  control?.select();
}

/** Copies a text. False if the browser doesn't allow it, for example without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a control's text. If the browser doesn't allow it, selects the text for copying by keyboard. */
export async function copyTextOf(control: TextControl | null): Promise<boolean> {
  const isCopied = await copyText(control?.value ?? '');
  if (!isCopied) selectText(control);
  return isCopied;
}
