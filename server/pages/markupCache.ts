import { LRUCache } from 'lru-cache';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type * as ReactDomServer from 'react-dom/server';
import { isSameData, sizeOf } from '../lib/plainData';

/** Renders React elements as HTML. React's renderer is loaded at the first call, because it takes memory and time at a start. */
export const toMarkup = (node: ReactNode): string =>
  (require('react-dom/server') as typeof ReactDomServer).renderToStaticMarkup(node);

interface CachedMarkup {
  props: object;
  html: string;
}

/**
 * Caches the HTML of rows that are in many documents, or in documents that are made anew because of another row. A row is rendered
 * again when its data have changed.
 */
export class MarkupCache {
  private readonly cache: LRUCache<string, CachedMarkup>;

  constructor(maxBytes = 8 * 1024 * 1024) {
    this.cache = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ props, html }, key) => sizeOf(props) + html.length + key.length + 200,
    });
  }

  /** The HTML of a component that depends on nothing but its props, which are plain data. */
  of<Props extends object>(component: FunctionComponent<Props>, id: string, props: Props): string {
    const key = `${component.name} ${id}`;
    const cached = this.cache.get(key);
    if (cached && isSameData(cached.props, props)) return cached.html;
    const html = toMarkup(createElement(component, props));
    this.cache.set(key, { props, html });
    return html;
  }
}
