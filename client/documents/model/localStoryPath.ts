import { kinds } from './kinds';
import type { LocalDocument } from './model';

/** Where a text of this device is written on. */
export const localStoryPath = ({ kind, id, localId }: Pick<LocalDocument, 'kind' | 'id' | 'localId'>) =>
  id === null
    ? `${kinds[kind].list}/new?localId=${encodeURIComponent(localId)}`
    : `${kinds[kind].list}/${id}/edit`;
