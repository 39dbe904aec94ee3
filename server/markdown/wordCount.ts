import { limits } from '../contract/limits';

/** How many whitespace-separated pieces the text has. */
export function countWords(text: string): number {
  // Stepping through the matches keeps a whole novel from becoming a list of its words on every keystroke.
  const word = /\S+/g;
  let count = 0;
  while (word.test(text)) count += 1;
  return count;
}

/** Whole minutes, rounded up; a text that has no words yet still reads as one minute. */
export function readingTimeMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / limits.wordsPerMinute));
}
