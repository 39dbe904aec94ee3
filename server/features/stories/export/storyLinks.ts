import { messages } from '../../../contract/messages';
import { unauthenticated } from '../../../lib/errors';
import type { Story } from '../../../model/story.entity';
import type { Context, Services } from '../../../request/context';
import type { ViewerIdentity } from '../../../request/viewer';
import { readDownload, signDownload } from './downloadLink';
import type { DataExport, StoryDownloads } from './export.types';

export const downloadPaths = {
  stories: '/downloads/stories.zip',
  pdf: '/downloads/story.pdf',
  epub: '/downloads/story.epub',
  markdown: '/downloads/story.md',
} as const;

const expiredMessage = messages.download.linkEnded;
const storiesPurpose = { audience: 'stories', expiredMessage };
const storyPurpose = { audience: 'story', expiredMessage };

/** Returns a link to all of the viewer's stories; RATE_LIMITED after too many exports. */
export async function linkToStories(ctx: Context): Promise<DataExport> {
  const { config, rateLimits, viewer } = ctx;
  if (!viewer) throw unauthenticated();
  await rateLimits.check('storiesExport', viewer.id);
  const { token, expiresAt } = await signDownload(ctx, storiesPurpose, {
    signedIn: viewer,
    about: 'stories',
  });
  return { url: `${config.appUrl}${downloadPaths.stories}?token=${token}`, expiresAt };
}

/** Returns the viewer of a link's token; UNAUTHENTICATED if it is invalid or expired, or its sign-in has ended. */
export async function readLinkToStories(services: Services, token: unknown): Promise<ViewerIdentity> {
  const { signedIn } = await readDownload(services, storiesPurpose, token);
  if (!signedIn) throw unauthenticated(expiredMessage);
  return services.authenticator.stillSignedIn(signedIn.signInId, signedIn.id);
}

/** Returns links to a story that the viewer may read; access is checked again when a link is opened. */
export async function linksToStory(ctx: Context, { id }: Story): Promise<StoryDownloads> {
  // The links expire, so this response must not be cached for other visitors.
  ctx.answer.perishable = true;
  const { token, expiresAt } = await signDownload(ctx, storyPurpose, { signedIn: ctx.viewer, about: id });
  const urlOf = (format: 'pdf' | 'epub' | 'markdown') =>
    `${ctx.config.appUrl}${downloadPaths[format]}?token=${token}`;
  return { pdfUrl: urlOf('pdf'), epubUrl: urlOf('epub'), markdownUrl: urlOf('markdown'), expiresAt };
}

/** Returns who may use a link to a story, null for visitors, and the story's id; UNAUTHENTICATED if it is invalid or expired. */
export async function readLinkToStory(services: Services, token: unknown) {
  const { signedIn, about } = await readDownload(services, storyPurpose, token);
  return { signedIn, storyId: about };
}
