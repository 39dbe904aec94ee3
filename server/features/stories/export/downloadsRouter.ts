import { type Request, type Response, Router } from 'express';
import { authorize } from '../../../authz/authorize';
import { factsOfRequest } from '../../../http/requests';
import { refuseOtherMethods } from '../../../http/responses';
import { createContext } from '../../../request/context';
import { answerDownload, type DownloadDependencies } from './answerDownload';
import { sendStoriesZip } from './storiesZip';
import { type StoryFormat, sendStoryFile } from './storyFile';
import { downloadPaths, readLinkToStories, readLinkToStory } from './storyLinks';

/** Serves the download links to stories. */
export function downloadsRouter(deps: DownloadDependencies): Router {
  const { services, requestIdOf } = deps;

  async function sendStories(request: Request, response: Response) {
    const viewer = await readLinkToStories(services, request.query.token);
    const isComplete = await sendStoriesZip(services, viewer, response, {
      headOnly: request.method === 'HEAD',
    });
    services.log.info({ requestId: requestIdOf(request), isComplete }, 'a member took their stories');
  }

  const sendStory = (format: StoryFormat) => async (request: Request, response: Response) => {
    const { signedIn, storyId } = await readLinkToStory(services, request.query.token);
    const facts = factsOfRequest(request, requestIdOf(request), services.config.trustProxy);
    const ctx = await createContext(services, { ...facts, authorization: undefined, signedIn });
    const story = await authorize(ctx, 'story', storyId);
    await sendStoryFile(ctx, story, format, request, response);
  };

  const router = Router();
  router.get(downloadPaths.stories, answerDownload(deps, sendStories));
  for (const format of ['pdf', 'epub', 'markdown'] as const)
    router.get(downloadPaths[format], answerDownload(deps, sendStory(format)));
  router.all(Object.values(downloadPaths), refuseOtherMethods);
  return router;
}
