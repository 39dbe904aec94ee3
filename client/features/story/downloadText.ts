/** The text as a file, where nothing else keeps it. */
export function downloadText(title: string, text: string): void {
  const name =
    title
      .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'Untitled';
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.md`;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
