import { LRUCache } from 'lru-cache';
import { languageOf } from '../markdown/languageOf';
import { plainText } from '../markdown/plainText';
import { renderMarkdown } from '../markdown/render';

/** What documents and feeds show of a story's text. */
export interface StoryText {
  /** Its pictures are links. */
  html: string;
  /** A BCP 47 tag; undefined if it can't be guessed. */
  language: string | undefined;
  /** The beginning as plain text, for search engines and previews. */
  description: string;
}

const descriptionMax = 200;
const keptBytes = 32 * 1024 * 1024;

/** By the story and the text itself, so that nothing kept can be out of date. */
const kept = new LRUCache<string, StoryText>({
  maxSize: keptBytes,
  // A character takes two bytes where a text has others than Latin-1.
  sizeCalculation: ({ html, description }, text) =>
    2 * (text.length + html.length + description.length) + 500,
});

/** A BCP 47 tag; undefined if the language can't be guessed. */
export function guessedLanguage(text: string): string | undefined {
  const language = languageOf(text);
  return language === 'und' ? undefined : language;
}

/**
 * What is made from a text. It is kept, because rendering a long one takes hundreds of milliseconds, and documents are made
 * anew after every write that visitors can see.
 */
export function storyText({ id, content }: { id: string; content: string }): StoryText {
  // Footnotes have the story's id in theirs.
  const key = `${id} ${content}`;
  const known = kept.get(key);
  if (known) return known;
  const made = {
    html: renderMarkdown(content, () => false, { linksPictures: true, textId: id }),
    language: guessedLanguage(content),
    description: plainText(content, descriptionMax),
  };
  kept.set(key, made);
  return made;
}
