import { LRUCache } from 'lru-cache';
import { cutWords } from '../markdown/cutText';
import { excerptTextMax } from '../markdown/excerpt';
import { guessedLanguage } from '../markdown/languageOf';
import { plainText } from '../markdown/plainText';
import { renderMarkdown } from '../markdown/render';

/** A story's text in documents and feeds. */
interface StoryText {
  /** The text, with links for pictures. */
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

interface Known extends StoryText {
  /** The source text. */
  content: string;
}

/**
 * Cache of rendered story texts. The latest of each story is kept, because rendering a long one takes hundreds of
 * milliseconds, and documents are made anew after every write that visitors can see.
 */
export class StoryTexts {
  private readonly known: LRUCache<string, Known>;

  constructor(maxBytes = 32 * 1024 * 1024) {
    this.known = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ content, html }) => Buffer.byteLength(content) + Buffer.byteLength(html) + 1_000,
    });
  }

  of({ id, content }: { id: string; content: string }): StoryText {
    const known = this.known.get(id);
    if (known?.content === content) return known;
    const made = {
      content,
      html: renderMarkdown(content, () => false, { linksPictures: true, textId: id }),
      language: guessedLanguage(content),
      description: descriptionOf(content),
    };
    this.known.set(id, made);
    return made;
  }
}
