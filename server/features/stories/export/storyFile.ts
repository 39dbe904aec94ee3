import type { Request, Response } from 'express';
import { type Authorized, authorize } from '../../../authz/authorize';
import { writeFrontMatter } from '../../../markdown/frontMatter';
import type { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { chosenLevel } from '../withholding/withholding';
import { attachment, stalledMs } from './answerDownload';
import { safeName } from './fileNames';
import { storyFacts } from './storyFiles';

export const storyFormats = {
  pdf: { extension: '.pdf', type: 'application/pdf' },
  epub: { extension: '.epub', type: 'application/epub+zip' },
  markdown: { extension: '.md', type: 'text/markdown; charset=utf-8' },
} as const;

export type StoryFormat = keyof typeof storyFormats;

const nameOf = (user: { displayName: string | null; username: string } | null) =>
  user ? user.displayName || user.username : '';

/** The reader's key for rate limits: the member's id, or a visitor's address. */
const limitKeyOf = ({ viewer, ip }: Context) => viewer?.id ?? ip;

/** Makes the file; RATE_LIMITED if too many are being made, BAD_USER_INPUT if the story is too long. */
async function makeStoryFile(
  ctx: Context,
  story: Authorized<Story, 'story'>,
  format: StoryFormat,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const [content, tags, author] = await Promise.all([
    ctx.loaders.storyContent.load(story.id),
    ctx.loaders.storyTags.load(story.id),
    ctx.loaders.userById.load(story.authorId),
  ]);
  if (format === 'markdown') {
    const facts = storyFacts(
      { ...story, privacyLevel: chosenLevel(story) },
      tags.map(({ name }) => name),
    );
    const { listed, sharedAt: shared, authorNotes: notes } = story;
    const own = ctx.viewer?.id === story.authorId && { listed, shared, notes };
    return Buffer.from(writeFrontMatter({ ...facts, author: nameOf(author), ...own }, content));
  }
  const written = story.publishedAt ?? story.createdAt;
  return ctx.storyRenderer.render(
    {
      format,
      id: story.id,
      title: story.title,
      author: nameOf(author),
      tags: tags.map(({ name }) => name),
      content,
      lang: story.lang,
      date: written.toLocaleDateString('en', { dateStyle: 'long', timeZone: ctx.config.groupTimeZone }),
      createdAt: story.createdAt,
      revisedAt: story.revisedAt,
    },
    limitKeyOf(ctx),
    signal,
  );
}

/** Sends a story as a file. Rendering is cancelled when the client disconnects; HEAD gets only the headers. */
export async function sendStoryFile(
  ctx: Context,
  story: Authorized<Story, 'story'>,
  format: StoryFormat,
  request: Request,
  response: Response,
): Promise<void> {
  const { extension, type } = storyFormats[format];
  const headers = {
    'Content-Type': type,
    'Content-Disposition': attachment(`${safeName(story.title)}${extension}`),
    'Cache-Control': 'no-store',
  };
  if (request.method === 'HEAD') {
    response.writeHead(200, headers).end();
    return;
  }
  await ctx.rateLimits.take('storyFile', limitKeyOf(ctx));
  const disconnected = new AbortController();
  response.on('close', () => disconnected.abort());
  let file: Uint8Array;
  try {
    file = await makeStoryFile(ctx, story, format, disconnected.signal);
  } catch (error) {
    // The client has disconnected.
    if (disconnected.signal.aborted) return;
    throw error;
  }
  // Permission is checked again, on rows read anew: the sign-in may have ended, or the story been withdrawn or deleted, during rendering.
  if (ctx.viewer) await ctx.authenticator.stillSignedIn(ctx.viewer.signInId, ctx.viewer.id);
  ctx.loaders.forget();
  await authorize(ctx, 'story', await ctx.loaders.storyById.load(story.id));
  response.setTimeout(stalledMs, () => response.destroy());
  response.writeHead(200, { ...headers, 'Content-Length': file.byteLength }).end(file);
}
