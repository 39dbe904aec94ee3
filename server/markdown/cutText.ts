const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Truncates a text to at most `max` UTF-16 units without splitting a grapheme. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // Fast path: below the combining marks every unit is a grapheme. Lists truncate twenty texts at a time.
  if (text.charCodeAt(max - 1) < 0x300 && text.charCodeAt(max) < 0x300) return text.slice(0, max);
  // A grapheme ends between two such units, so only the text after the last such place needs segmentation.
  let start = max - 1;
  while (start > 0 && !(text.charCodeAt(start - 1) < 0x300 && text.charCodeAt(start) < 0x300)) start -= 1;
  let end = start;
  // Two more units show whether the last grapheme continues.
  for (const { index, segment } of graphemes.segment(text.slice(start, max + 2))) {
    if (start + index + segment.length > max) break;
    end = start + index + segment.length;
  }
  return text.slice(0, end);
}

/** Maximum length of a partial word that is dropped; scripts without spaces have longer runs. */
const longestWordLeftOut = 24;

/** Punctuation that must not precede the dots: commas, dots between, dashes, opening brackets and quotation marks. */
const hanging = /[\s,;:·\p{Pd}\p{Ps}\p{Pi}]+$/u;

/** Most excerpts end so, and searching for hanging punctuation costs more than the rest. */
const endsPlainly = (text: string) => /^[a-z0-9]$/i.test(text.charAt(text.length - 1));

/** Truncates to an excerpt of at most `max` UTF-16 units, preferably at a word boundary. */
export function cutWords(text: string, max: number): string {
  const cut = cutText(text, max);
  const next = text[cut.length];
  const space = cut.lastIndexOf(' ');
  const withinWord = next !== undefined && next !== ' ' && space > 0;
  const words = withinWord && cut.length - space <= longestWordLeftOut ? cut.slice(0, space) : cut;
  return endsPlainly(words) ? words : words.replace(hanging, '') || cut.trimEnd();
}
