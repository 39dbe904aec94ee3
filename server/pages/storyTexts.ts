import { LRUCache } from 'lru-cache';
import { cutWords } from '../markdown/cutText';
import { excerptTextMax } from '../markdown/excerpt';
import { guessedLanguage } from '../markdown/languageOf';
import { plainText } from '../markdown/plainText';
import { renderMarkdown } from '../markdown/render';

/** A story's text in documents and feeds. */
interface StoryText {
  /** The text as HTML, in which links stand for pictures. */
  html: string;
  /** A BCP 47 tag; undefined if it can't be guessed. */
  language: string | undefined;
  /** The beginning as plain text, for search engines and previews. */
  description: string;
}

const descriptionMax = 200;

function descriptionOf(content: string): string {
  const start = plainText(content, excerptTextMax);
  return start.length > descriptionMax ? `${cutWords(start, descriptionMax - 1)}…` : start;
}

interface CachedText extends StoryText {
  /** The source text. */
  content: string;
}

/**
 * Cache of rendered story texts. The latest of each story is kept, because rendering a long one takes hundreds of
 * milliseconds, and documents are made anew after every write that visitors can see.
 */
export class StoryTexts {
  private readonly cache: LRUCache<string, CachedText>;

  constructor(maxBytes = 32 * 1024 * 1024) {
    this.cache = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ content, html }) => Buffer.byteLength(content) + Buffer.byteLength(html) + 1_000,
    });
  }

  of({ id, content }: { id: string; content: string }): StoryText {
    const cached = this.cache.get(id);
    if (cached?.content === content) return cached;
    const made = {
      content,
      html: renderMarkdown(content, () => false, { linksPictures: true, textId: id }),
      language: guessedLanguage(content),
      description: descriptionOf(content),
    };
    this.cache.set(id, made);
    return made;
  }
}
