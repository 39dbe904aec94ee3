import type { Context, Services } from '../../context';
import { messages } from '../../contract/messages';
import { unauthenticated } from '../../errors';
import type { Story } from '../../model/story.entity';
import type { ViewerIdentity } from '../../viewer';
import { readDownload, signDownload } from './downloadLink';
import type { DataExport, StoryDownloads } from './export.types';

/** Where the files are served. */
export const downloadPaths = {
  stories: '/downloads/stories.zip',
  pdf: '/downloads/story.pdf',
  epub: '/downloads/story.epub',
  markdown: '/downloads/story.md',
} as const;

const ended = messages.download.linkEnded;
const ofStories = { audience: 'stories', ended };
const ofStory = { audience: 'story', ended };

/** A link to all of the viewer's stories; RATE_LIMITED where they have taken them too often. */
export async function linkToStories(ctx: Context): Promise<DataExport> {
  const { config, rateLimits, viewer } = ctx;
  if (!viewer) throw unauthenticated();
  await rateLimits.check('storiesExport', viewer.id);
  const { token, expiresAt } = await signDownload(ctx, ofStories, { signedIn: viewer, about: 'stories' });
  return { url: `${config.appUrl}${downloadPaths.stories}?token=${token}`, expiresAt };
}

/** Whose stories the link's token takes; UNAUTHENTICATED where it is wrong or has ended, or its sign-in has. */
export async function readLinkToStories(services: Services, token: unknown): Promise<ViewerIdentity> {
  const { signedIn } = await readDownload(services, ofStories, token);
  if (!signedIn) throw unauthenticated(ended);
  return services.authenticator.stillSignedIn(signedIn.signInId, signedIn.id);
}

/** Links to a story that the viewer may read now; whether they still may is asked again when a link is followed. */
export async function linksToStory(ctx: Context, { id }: Story): Promise<StoryDownloads> {
  // An answer that was kept for other visitors would hold links that have ended.
  ctx.answer.perishable = true;
  const { token, expiresAt } = await signDownload(ctx, ofStory, { signedIn: ctx.viewer, about: id });
  const urlOf = (format: 'pdf' | 'epub' | 'markdown') =>
    `${ctx.config.appUrl}${downloadPaths[format]}?token=${token}`;
  return { pdfUrl: urlOf('pdf'), epubUrl: urlOf('epub'), markdownUrl: urlOf('markdown'), expiresAt };
}

/** Which story a link is for, and who asked for it. */
export async function readLinkToStory(services: Services, token: unknown) {
  const { signedIn, about } = await readDownload(services, ofStory, token);
  return { signedIn, storyId: about };
}
