import type { StoryText } from './model';

const { imul } = Math;

/** Two multiplicative sums over all characters. */
function sum(text: string, multiplier: number): string {
  let state = text.length;
  for (let n = 0; n < text.length; n += 1)
    state = imul(state ^ text.charCodeAt(n), multiplier) ^ (state >>> 15);
  return (state >>> 0).toString(36);
}

/** Hash of a text, to compare texts without storing them. The title is normalised as on the server: one line, trimmed. */
export function textHash({ title, content }: StoryText): string {
  const text = `${title.trim().replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')}\n${content}`;
  return `${text.length.toString(36)}.${sum(text, 0x9e3779b1)}.${sum(text, 0x85ebca6b)}`;
}
