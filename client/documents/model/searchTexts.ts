const accents = /[\u0300-\u036f]/g;

/** Without case and accents, which nobody types who is in a hurry. */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(accents, '');

/** Whether a text has each of the words looked for, or their beginning, somewhere in what is shown of it. */
export function searched(search: string): (shown: readonly (string | null | undefined)[]) => boolean {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (shown) => {
    if (words.length === 0) return true;
    const all = fold(shown.join('\n'));
    return words.every((word) => all.includes(word));
  };
}
