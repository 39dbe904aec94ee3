/** Hands a text to the browser to be kept as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads it after this; an address let go at once makes some of them save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
