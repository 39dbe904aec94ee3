import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ReactNode } from 'react';
import type { Services } from '../context';
import type { StoryTexts } from './storyTexts';

/**
 * Runs an operation as a visitor; throws its first error. Texts of several rows that are too long for one answer are an
 * error, or, with `withheld`, which gets their ids, empty.
 */
export type Read = <Data, Variables extends Record<string, unknown>>(
  operation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  withheld?: Set<string>,
) => Promise<Data>;

/** What a document is made from. */
export interface PageRequest {
  /** The address's parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** The parameters that the route names; others are ignored. */
  query: URLSearchParams;
  read: Read;
  /** Charges the client for work other than operations, in points. Throws RATE_LIMITED if they aren't left. */
  charge(points: number): Promise<void>;
  storyTexts: Pick<StoryTexts, 'of'>;
  services: Pick<Services, 'config' | 'db'>;
}

/** An HTML document. */
export interface Page {
  /** 200 by default. */
  status?: number;
  /** Without the site's name; undefined for the landing page. */
  title?: string;
  /** One or two sentences, for search engines and previews. */
  description?: string;
  /** The address under which it should be known, from the root; undefined if it shouldn't be indexed. */
  canonical?: string;
  /** It shouldn't be indexed though it has a canonical address. */
  noindex?: boolean;
  /** What link previews read beside title, description and address; by default the site's icon. */
  preview?: ReactNode;
  /** Further elements of the head. */
  head?: ReactNode;
  /** An action in the header beside the sign-in, on wide screens. */
  step?: ReactNode;
  main: ReactNode;
}

/** An answer of another kind, such as a feed, which pages of every site may read. */
export interface Resource {
  /** 200 by default. */
  status?: number;
  /** The Content-Type. */
  type: string;
  body: string;
}

export const isResource = (made: Page | Resource): made is Resource => 'body' in made;
