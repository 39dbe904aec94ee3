import { limits } from '../contract/limits';
import { countedOneByOne, kind, kindOf } from './wordCharacters';

const hasSuchLetters = new RegExp(countedOneByOne, 'u');

/**
 * Counts words: pieces between white space, except that each letter of a script without spaces counts as one,
 * and text between such letters as one piece. Only blank texts have no words.
 */
export function countWords(text: string): number {
  return hasSuchLetters.test(text) ? countOneByOne(text) : countPieces(text);
}

function countPieces(text: string): number {
  // Iterate instead of building a list of a whole novel's words on each key.
  const word = /\S+/g;
  let count = 0;
  while (word.test(text)) count += 1;
  return count;
}

function countOneByOne(text: string): number {
  let count = 0;
  let countBefore = 0;
  let inPiece = false;
  /** Whether the run between letters has begun. */
  let inRun = false;
  const endPiece = () => {
    // A piece of punctuation and marks only.
    if (inPiece && count === countBefore) count += 1;
    countBefore = count;
    [inPiece, inRun] = [false, false];
  };
  for (let at = 0; at < text.length; at += 1) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at += 1;
    const found = kindOf(codePoint);
    if (found === kind.space) {
      endPiece();
      continue;
    }
    inPiece = true;
    if (found === kind.letter || (found === kind.other && !inRun)) count += 1;
    if (found === kind.letter || found === kind.stop) inRun = false;
    else if (found === kind.other) inRun = true;
  }
  endPiece();
  return count;
}

/** Whole minutes, rounded up; at least one. */
export function readingTimeMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / limits.wordsPerMinute));
}
