import type { Response } from 'express';
import type { Services } from '../../../request/context';
import type { ViewerIdentity } from '../../../request/viewer';
import { stalledMs } from './answerDownload';
import { draftFiles } from './draftFiles';
import { type ExportSource, sourceOf } from './exportSource';
import { storyFiles } from './storyFiles';
import { writeZip } from './zip';

/** A member's stories, and in a folder of its own the drafts of changes that aren't published yet. */
async function* ownFiles(source: ExportSource) {
  yield* storyFiles(source, '');
  yield* draftFiles(source, 'unpublished-changes/');
}

/** Streams a member's own stories as ZIP. Returns false if the client disconnected. HEAD gets only the headers. */
export async function sendStoriesZip(
  services: Services,
  viewer: Pick<ViewerIdentity, 'id' | 'signInId'>,
  response: Response,
  { headOnly }: { headOnly: boolean },
): Promise<boolean> {
  // HEAD checks the limit but doesn't count.
  if (headOnly) await services.rateLimits.check('storiesExport', viewer.id);
  else await services.rateLimits.take('storiesExport', viewer.id);
  response.writeHead(200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="stories.zip"',
    'Cache-Control': 'no-store',
  });
  if (headOnly) {
    response.end();
    return true;
  }
  response.setTimeout(stalledMs, () => response.destroy());
  return writeZip(ownFiles(sourceOf(services, viewer)), response);
}
