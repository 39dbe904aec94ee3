import { kinds } from './kinds';
import type { LocalDocument } from './model';

/** The editor's path for a text on this device. */
export const localStoryPath = ({ kind, id, localId }: Pick<LocalDocument, 'kind' | 'id' | 'localId'>) =>
  id === null
    ? `${kinds[kind].list}/new?localId=${encodeURIComponent(localId)}`
    : `${kinds[kind].list}/${id}/edit`;
