import type { Request, Response } from 'express';
import { authorize } from '../authz/authorize';
import type { Context } from '../context';
import { unauthenticated } from '../errors';
import { sendStoriesZip } from '../features/export/storiesZip';
import { type StoryFormat, sendStoryFile, storyFormats } from '../features/export/storyFile';
import type { Route } from './route';

/** A path whose answer is a file, and so no operation's. */
export interface DirectRoute extends Pick<Route, 'path' | 'summary'> {
  method: 'GET';
  /** The name that OpenAPI has for it. */
  operationId: string;
  auth: 'required' | 'optional';
  /** The media type of the answer. */
  type: string;
  send: (ctx: Context, request: Request, response: Response) => Promise<void>;
}

const storyFile = (format: StoryFormat, name: string): DirectRoute => ({
  method: 'GET',
  path: `/stories/:id/${format}`,
  operationId: `storyAs${name}`,
  summary: `A story as ${name}`,
  auth: 'optional',
  type: storyFormats[format].type,
  async send(ctx, request, response) {
    const story = await ctx.loaders.storyById.load(String(request.params.id));
    await sendStoryFile(ctx, await authorize(ctx, 'story', story), format, request, response);
  },
});

/** The paths under /api that answer files: their services check permissions, as the resolvers do. */
export const directRoutes: readonly DirectRoute[] = [
  {
    method: 'GET',
    path: '/stories/export/zip',
    operationId: 'exportStories',
    summary: "The viewer's own stories, one Markdown file each",
    auth: 'required',
    type: 'application/zip',
    async send(ctx, request, response) {
      if (!ctx.viewer) throw ctx.refusedToken ?? unauthenticated();
      await sendStoriesZip(ctx, ctx.viewer, response, request.method === 'HEAD');
    },
  },
  storyFile('pdf', 'PDF'),
  storyFile('epub', 'EPUB'),
  storyFile('markdown', 'Markdown'),
];
