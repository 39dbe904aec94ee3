import type { Resolution } from '../../../client/documents/model/model';
import type { Privacy } from '../../../client/lib/privacy';

export type Fault = 'none' | 'requestLost' | 'answerLost' | 'twice' | '5xx' | '401' | 'late';

export type Step =
  | { do: 'type'; tab: 0 | 1; paragraph: number; quota: boolean }
  /** A field of a journal or a note that is not part of its text. */
  | { do: 'detail'; tab: 0 | 1; value: boolean }
  | { do: 'detailElsewhere'; value: boolean }
  | { do: 'autosave' }
  | { do: 'save'; privacyLevel: Privacy | null }
  | { do: 'send'; fault: Fault; late: boolean }
  | { do: 'answer' }
  | { do: 'kill' }
  | { do: 'elsewhere'; paragraph: number }
  /** Of a story: on a device that has the newest text, or in a client that knows no drafts. */
  | { do: 'otherDevice'; does: 'publish' | 'withdraw' | 'discard' | 'olderClient'; paragraph: number }
  /** The author returns to what others read. */
  | { do: 'discard' }
  | { do: 'deletedElsewhere' }
  /** The server's copy arrives: by an event, or as a text that is to be kept for reading. */
  | { do: 'serverCopy'; kept?: boolean }
  | { do: 'look'; tab: 0 | 1 }
  | { do: 'resolve'; resolution: Resolution }
  | { do: 'remove' }
  | { do: 'clock'; ms: number }
  | { do: 'wait'; ms: number };
