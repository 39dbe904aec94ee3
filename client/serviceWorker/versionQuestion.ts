/** The message from a page to a waiting service worker. */
export interface VersionQuestion {
  type: 'VERSION_CHECK';
  /** The hashed address of one of the page's chunks. */
  part: string;
}

export type VersionAnswer = boolean;
