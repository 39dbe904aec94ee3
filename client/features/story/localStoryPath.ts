import type { LocalStory } from '../../offline/model';

export const draftPath = (localId: string) => `/stories/new?localId=${encodeURIComponent(localId)}`;

/** Where a story of this device is written on. */
export const localStoryPath = ({ id, localId }: Pick<LocalStory, 'id' | 'localId'>) =>
  id === null ? draftPath(localId) : `/stories/${id}/edit`;
