import type { Database } from './db/database';
import type { ViewerIdentity } from './viewer';

/** What is known of one answer while it is made. */
export interface AnswerState {
  /** It holds good for a while only, and is not kept for others who ask the same. */
  perishable?: true;
  /** Bytes of long texts that were read for it. */
  textBytes?: number;
  /** It is a list that may end early: texts beyond its budget are not read, and the ids of their rows are here. */
  withheld?: Set<string>;
}

/** What loaders and lists read of a request's context. */
export interface LoaderScope {
  db: Pick<Database, 'read'>;
  viewer: ViewerIdentity | null;
  now: () => Date;
  answer: AnswerState;
}
