import type { RenderedStory } from '../../model/renderedStory';
import { makeEpub } from './epub/makeEpub';
import { makePdf } from './pdf/makePdf';

/** Runs in a worker thread; see StoryRenderer. */
export default (story: RenderedStory): Promise<Uint8Array> =>
  story.format === 'pdf' ? makePdf(story) : makeEpub(story);
