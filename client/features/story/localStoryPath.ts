import type { LocalStory } from '../../offline/model';
import { kinds } from '../writing/kinds';

/** Where a text of this device is written on. */
export const localStoryPath = ({ kind, id, localId }: Pick<LocalStory, 'kind' | 'id' | 'localId'>) =>
  id === null
    ? `${kinds[kind].list}/new?localId=${encodeURIComponent(localId)}`
    : `${kinds[kind].list}/${id}/edit`;
