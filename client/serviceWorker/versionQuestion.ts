/** The message from a page to a waiting service worker. */
export interface VersionQuestion {
  type: 'VERSION_CHECK';
  /** The hashed address of one of the page's chunks. */
  part: string;
}

/** Whether the worker has that chunk, and so is of the page's version. */
export type VersionAnswer = boolean;
