import { limits } from '../contract/limits';
import { countedOneByOne, kind, kindOf } from './wordCharacters';

const singlyCountedLetter = new RegExp(countedOneByOne, 'u');

/**
 * Counts words: pieces between white space, except that each letter of a script without spaces counts as one,
 * and text between such letters as one piece. Only blank texts have no words.
 */
export function countWords(text: string): number {
  return singlyCountedLetter.test(text) ? countOneByOne(text) : countPieces(text);
}

function countPieces(text: string): number {
  // Iterates, because the editor counts on each key, and a list of a whole novel's words would be long.
  const word = /\S+/g;
  let count = 0;
  while (word.test(text)) count += 1;
  return count;
}

function countOneByOne(text: string): number {
  let count = 0;
  /** The count before the current piece. */
  let countBefore = 0;
  let inPiece = false;
  /** Whether a run of other characters, which counts as one word, has begun between singly counted letters. */
  let inRun = false;
  const endPiece = () => {
    // A piece of punctuation and marks alone counts as a word.
    if (inPiece && count === countBefore) count += 1;
    countBefore = count;
    [inPiece, inRun] = [false, false];
  };
  for (let at = 0; at < text.length; at += 1) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at += 1;
    const type = kindOf(codePoint);
    if (type === kind.space) {
      endPiece();
      continue;
    }
    inPiece = true;
    if (type === kind.letter || (type === kind.other && !inRun)) count += 1;
    if (type === kind.letter || type === kind.stop) inRun = false;
    else if (type === kind.other) inRun = true;
  }
  endPiece();
  return count;
}

/** Whole minutes, rounded up; at least one. */
export function readingTimeMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / limits.wordsPerMinute));
}
