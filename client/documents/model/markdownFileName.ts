/** What a story's file is called on this device: its title, without what a file's name may not hold. */
export function markdownFileName(title: string): string {
  const name = title
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 80);
  return `${name || 'Untitled'}.md`;
}
