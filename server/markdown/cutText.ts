const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text in at most `max` UTF-16 units that ends on a whole character, as readers see characters. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // Below the combining marks every unit is a character of its own: lists cut twenty of these at a time.
  if (text.charCodeAt(max - 1) < 0x300 && text.charCodeAt(max) < 0x300) return text.slice(0, max);
  // Between two such units a character ends, so only what follows the last of these places is looked at closely.
  let start = max - 1;
  while (start > 0 && !(text.charCodeAt(start - 1) < 0x300 && text.charCodeAt(start) < 0x300)) start -= 1;
  let end = start;
  // Two units more than fit show whether the last character goes on.
  for (const { index, segment } of graphemes.segment(text.slice(start, max + 2))) {
    if (start + index + segment.length > max) break;
    end = start + index + segment.length;
  }
  return text.slice(0, end);
}

/** How far back from the limit a word may begin to be left out whole; scripts without spaces have no such place. */
const longestWordLeftOut = 24;

/** What would hang in the air before the dots: a comma, a dash, a bracket or a quotation mark just opened. */
const hanging = /[\s,;:\p{Pd}\p{Ps}\p{Pi}]+$/u;

/** The beginning of a longer text as an excerpt: at most `max` UTF-16 units, on a whole word where one ends near. */
export function cutWords(text: string, max: number): string {
  const cut = cutText(text, max);
  const next = text[cut.length];
  const space = cut.lastIndexOf(' ');
  const withinWord = next !== undefined && next !== ' ' && space > 0;
  const words = withinWord && cut.length - space <= longestWordLeftOut ? cut.slice(0, space) : cut;
  return words.replace(hanging, '') || cut.trimEnd();
}
