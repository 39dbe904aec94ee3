/** The message from a page to a waiting service worker. */
export interface VersionQuestion {
  /** The second value is sent by pages of the first release. */
  type: 'VERSION_CHECK' | 'is this your version';
  /** The hashed address of one of the page's chunks. */
  part: string;
}

export type VersionAnswer = boolean;
