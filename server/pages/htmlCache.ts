import { LRUCache } from 'lru-cache';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type * as ReactDomServer from 'react-dom/server';
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

interface CachedHtml {
  source: string;
  made: Html;
}

/**
 * Caches the latest HTML of each text and of each row of a list, with the source from which it was made: rendering a long text takes
 * hundreds of milliseconds, and most rows stay when a list is made anew.
 */
export class HtmlCache {
  private readonly cache: LRUCache<string, CachedHtml>;

  constructor(maxBytes = 40 * 1024 * 1024) {
    this.cache = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ source, made }) => source.length + made.html.length + 1_000,
    });
  }

  /** A key always has the same kind of HTML. */
  private keep<Made extends Html>(key: string, source: string, make: () => Made): Made {
    const known = this.cache.get(key);
    if (known?.source === source) return known.made as Made;
    const made = make();
    this.cache.set(key, { source, made });
    return made;
  }

  /** The HTML of a component that depends on nothing but its props, which are plain data; for a row of a list with the row's id. */
  of<Props extends object>(component: FunctionComponent<Props>, props: Props, id = ''): string {
    const make = () => ({ html: toMarkup(createElement(component, props)) });
    return this.keep(`${component.name} ${id}`, JSON.stringify(props), make).html;
  }

  ofText({ id, content }: { id: string; content: string }): StoryText {
    return this.keep(`text ${id}`, content, () => ({
      html: renderMarkdown(content, () => false, { linksPictures: true, textId: id }),
      language: guessedLanguage(content),
      description: descriptionOf(content),
    }));
  }
}
