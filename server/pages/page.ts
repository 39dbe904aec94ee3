import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ReactNode } from 'react';
import type { Services } from '../request/context';
import type { HtmlCache } from './htmlCache';

/**
 * Runs an operation as a visitor; throws its first error. If texts of several rows are too long together for one answer, that is
 * an error too; with `withheld`, those that don't fit are empty instead, and it gets the ids of their rows.
 */
export type Read = <Data, Variables extends Record<string, unknown>>(
  operation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  withheld?: Set<string>,
) => Promise<Data>;

/** The parts of an address that determine its document. */
interface Address {
  /** The address's parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** The parameters that the route names; others are ignored. */
  query: URLSearchParams;
}

/** Passed to PageRoute.read(). */
export interface ReadRequest extends Address {
  read: Read;
  /** Charges the client for work other than operations, in points. Throws RATE_LIMITED if they aren't left. */
  charge(points: number): Promise<void>;
  db: Pick<Services['db'], 'read'>;
}

/** Passed to PageRoute.make(). */
export interface MakeRequest extends Address {
  html: HtmlCache;
  config: Services['config'];
  /** The token of a form to follow the blog or an author by mail; undefined where that is off. */
  followToken(follows: string): string | undefined;
}

/** An element of the head that has only attributes. */
export type HeadTag = readonly [name: 'link' | 'meta', attributes: Readonly<Record<string, string>>];

/** A link to the page's content in another format. */
export const alternateLink = (type: string, title: string, href: string): HeadTag => [
  'link',
  { rel: 'alternate', type, title, href },
];

/** An HTML document. */
export interface Page {
  /** 200 by default. */
  status?: number;
  /** The title without the site's name; undefined for the landing page. */
  title?: string;
  /** One or two sentences, for search engines and previews. */
  description?: string;
  /** The address under which it should be known, from the root; undefined if it shouldn't be indexed. */
  canonical?: string;
  /** The page shouldn't be indexed though it has a canonical address. */
  noindex?: boolean;
  /** Tags for link previews beside title, description and address; by default the site's icon. */
  preview?: readonly HeadTag[];
  /** Structured data for search engines, as JSON-LD. */
  data?: object;
  /** Further elements of the head. */
  head?: readonly HeadTag[];
  /** The page's header leads to writing a story, on wide screens. */
  offersWriting?: true;
  main: ReactNode;
}

/** A document of another kind than HTML, such as a feed, which pages of every site may read. */
export interface Resource {
  /** 200 by default. */
  status?: number;
  /** The Content-Type. */
  type: string;
  body: string;
}

export type MadeDocument = Page | Resource;

export const isResource = (made: MadeDocument): made is Resource => 'body' in made;

/** How the document of a route is read and made. */
export interface PageRoute<Data = unknown> {
  /** Reads the data that may change, as plain data. Left out if there are none: such a document needs no database. */
  read?(request: ReadRequest): Promise<Data>;
  /** Makes the document. It depends on nothing but the address and the data, so that it can be cached. */
  make(data: Data, request: MakeRequest): MadeDocument | Promise<MadeDocument>;
  /** Parameters of the address that change the document; others are ignored. */
  query?: readonly string[];
  /** The document has a form to follow by mail, whose token expires: it is made anew in time. */
  offersFollowing?: true;
  /** Makes the page that is shown if this one couldn't be made; errorPage() by default. */
  failure?: (status: number, message: string) => Page;
}
