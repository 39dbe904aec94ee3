import { LRUCache } from 'lru-cache';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import type * as ReactDomServer from 'react-dom/server';
import { isSame, sizeOf } from '../lib/sameData';

/** Loaded at the first document: it takes megabytes and milliseconds that a start doesn't need. */
export const toMarkup = (node: ReactNode): string =>
  (require('react-dom/server') as typeof ReactDomServer).renderToStaticMarkup(node);

interface Known {
  props: object;
  html: string;
}

/**
 * The HTML of rows that are in many documents, or in documents that are made anew because of another row. A row is rendered
 * again when its data are others.
 */
export class KeptMarkup {
  private readonly known: LRUCache<string, Known>;

  constructor(maxBytes = 8 * 1024 * 1024) {
    this.known = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ props, html }, key) => sizeOf(props) + html.length + key.length + 200,
    });
  }

  /** The HTML of a component that depends on nothing but its props, which are plain data. */
  of<Props extends object>(component: FunctionComponent<Props>, id: string, props: Props): string {
    const key = `${component.name} ${id}`;
    const known = this.known.get(key);
    if (known && isSame(known.props, props)) return known.html;
    const html = toMarkup(createElement(component, props));
    this.known.set(key, { props, html });
    return html;
  }
}
