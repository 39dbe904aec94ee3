import { LRUCache } from 'lru-cache';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type * as ReactDomServer from 'react-dom/server';
import { sha256 } from '../lib/sha256';
import { cutWords } from '../markdown/cutText';
import { excerptTextMax } from '../markdown/excerpt';
import { guessedLanguage } from '../markdown/languageOf';
import { plainText } from '../markdown/plainText';
import { renderMarkdown } from '../markdown/render';

/** Renders React elements as HTML. React's renderer is loaded at the first call, because it takes memory and time at a start. */
export const toMarkup = (node: ReactNode): string =>
  (require('react-dom/server') as typeof ReactDomServer).renderToStaticMarkup(node);

interface Html {
  html: string;
}

/** A story's text in documents and feeds. In its HTML, links stand for pictures. */
interface StoryText extends Html {
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

/**
 * Caches HTML by a hash of what it is made of: that of stories' texts, because rendering a long one takes hundreds of milliseconds, and
 * that of lists' rows, because most of them stay when a list is made anew.
 */
export class HtmlCache {
  private readonly cache: LRUCache<string, Html>;

  constructor(maxBytes = 40 * 1024 * 1024) {
    this.cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ html }) => 2 * html.length + 1_000 });
  }

  /** `source` begins with what is made of it, so that the same source always has the same kind of HTML. */
  private keep<Made extends Html>(source: string, make: () => Made): Made {
    const hash = sha256(source);
    const known = this.cache.get(hash) as Made | undefined;
    if (known) return known;
    const made = make();
    this.cache.set(hash, made);
    return made;
  }

  /** The HTML of a component that depends on nothing but its props, which are plain data. */
  of<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
    const make = () => ({ html: toMarkup(createElement(component, props)) });
    return this.keep(`${component.name} ${JSON.stringify(props)}`, make).html;
  }

  ofText({ id, content }: { id: string; content: string }): StoryText {
    return this.keep(`text ${id} ${content}`, () => ({
      html: renderMarkdown(content, () => false, { linksPictures: true, textId: id }),
      language: guessedLanguage(content),
      description: descriptionOf(content),
    }));
  }
}
