import type { RenderedStory } from '../../../model/renderedStory';
import { TooMuchToSetError } from '../../../render/typesetting/fonts';
import { makeEpub } from './epub/makeEpub';
import { makePdf } from './pdf/makePdf';

/** Runs in a worker thread; see StoryRenderer. Null if it would be too much work. */
export default async (story: RenderedStory): Promise<Uint8Array | null> => {
  if (story.format === 'epub') return makeEpub(story);
  try {
    return await makePdf(story);
  } catch (error) {
    // The class of an error is lost between threads.
    if (error instanceof TooMuchToSetError) return null;
    throw error;
  }
};
