/** What a page asks a service worker that waits to take over. */
export interface VersionQuestion {
  /** Pages of the first release ask by the second. */
  type: 'VERSION_CHECK' | 'is this your version';
  /** The address of a part of the page; its name has a hash in it. */
  part: string;
}

export type VersionAnswer = boolean;
