/** A story's file name: its title without characters that file names can't contain. */
export function markdownFileName(title: string): string {
  const name = title
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 80);
  return `${name || 'Untitled'}.md`;
}
