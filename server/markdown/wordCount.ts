import { limits } from '../contract/limits';
import { countedOneByOne, kind, kindOf } from './wordCharacters';

const hasSuchLetters = new RegExp(countedOneByOne, 'u');

/**
 * Counts words: pieces between white space, except that each letter of a script without spaces counts as one,
 * and text between such letters as one piece.
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
  let inPiece = false;
  /** Only punctuation so far. */
  let punctuated = false;
  /** Whether the current piece has letters that count one by one, or their punctuation. */
  let attached = false;
  const endPiece = () => {
    if (punctuated && !inPiece && !attached) count += 1;
    [inPiece, punctuated, attached] = [false, false, false];
  };
  for (let at = 0; at < text.length; at += 1) {
    const codePoint = text.codePointAt(at) as number;
    if (codePoint > 0xffff) at += 1;
    switch (kindOf(codePoint)) {
      case kind.space:
        endPiece();
        break;
      case kind.mark:
        break;
      case kind.punctuation:
        punctuated = true;
        break;
      case kind.other:
        if (!inPiece) count += 1;
        inPiece = true;
        break;
      default:
        if (kindOf(codePoint) === kind.letter) count += 1;
        inPiece = false;
        attached = true;
    }
  }
  endPiece();
  return count;
}

/** Whole minutes, rounded up; at least one. */
export function readingTimeMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / limits.wordsPerMinute));
}
