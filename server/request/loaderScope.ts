import type { RequestDatabase } from '../db/requestDatabase';
import type { ViewerIdentity } from './viewer';

/** State of one response while it is produced. */
export interface AnswerState {
  /** The response expires and must not be cached for others. */
  perishable?: true;
  /** Bytes of long texts read for it. */
  textBytes?: number;
  /** Settles when the searches so far are done. */
  searches?: Promise<unknown>;
  /** Set for a list that may end early: the ids of rows whose texts were not read, because they exceed the budget. */
  withheld?: Set<string>;
}

/** The part of a request's context that loaders and lists use. */
export interface LoaderScope {
  db: Pick<RequestDatabase, 'read' | 'readForAll' | 'readByIds'>;
  viewer: ViewerIdentity | null;
  now: () => Date;
  answer: AnswerState;
}
