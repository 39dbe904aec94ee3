import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../server/lib/paths';
import { excerptTextMax } from '../../server/markdown/excerpt';
import { oneOf, type Random, wholeBelow } from '../random';

const folder = path.join(projectRoot, 'server/startup/demo/content/stories');

interface Sentence {
  text: string;
  words: number;
}

/** Sentences of the demo stories, for realistic words, lengths and letters. */
function readSentences(): Sentence[] {
  const sentences: Sentence[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const story = readFileSync(path.join(folder, file), 'utf8').replace(/^---[\s\S]*?\n---\n/, '');
    for (const paragraph of story.split(/\n\s*\n/)) {
      if (/[*_~`#>|[\]\\<&]|^\s*(?:[-+]|\d+[.)])\s|https?:/m.test(paragraph)) continue;
      for (const text of paragraph.replace(/\s+/g, ' ').match(/[^.!?]+[.!?][’”']?/g) ?? []) {
        const words = text.trim().split(' ').length;
        if (words >= 4 && words <= 40) sentences.push({ text: text.trim(), words });
      }
    }
  }
  return sentences;
}

const sentences = readSentences();

export interface Text {
  content: string;
  excerptText: string;
  wordCount: number;
}

/** A text of about that many words in paragraphs, with its derived columns. */
export function textOf(random: Random, words: number): Text {
  const paragraphs: string[] = [];
  let wordCount = 0;
  while (wordCount < words) {
    const paragraph: string[] = [];
    for (let left = 3 + wholeBelow(random, 5); left > 0 && wordCount < words; left -= 1) {
      const sentence = oneOf(random, sentences);
      paragraph.push(sentence.text);
      wordCount += sentence.words;
    }
    paragraphs.push(paragraph.join(' '));
  }
  const content = paragraphs.join('\n\n');
  const excerptText = content
    .slice(0, excerptTextMax + 20)
    .replace(/\s+/g, ' ')
    .slice(0, excerptTextMax)
    .trimEnd();
  return { content, excerptText, wordCount };
}

/** Sentences with a rare word, each in one of `oneIn` stories. */
const uncommonSentences = [
  { text: 'Somebody practised the trombone.', oneIn: 60 },
  { text: 'She had saved him the last of the marzipan.', oneIn: 600 },
];

/** The rare words to append to a story; none for most. */
export const uncommonEndOf = (story: number) =>
  uncommonSentences.flatMap(({ text, oneIn }) => (story % oneIn === 0 ? [`\n\n${text}`] : [])).join('');

/** 200 to 1,500 words, mostly short. */
export const usualLength = (random: Random) => Math.round(200 * 7.5 ** (random() ** 1.4));

export const titleOf = (random: Random) =>
  oneOf(random, sentences)
    .text.split(' ')
    .slice(0, 2 + wholeBelow(random, 5))
    .join(' ')
    .replace(/[.,!?;:]+$/, '');
