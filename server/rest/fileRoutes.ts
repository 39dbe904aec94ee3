import type { Request, Response } from 'express';
import { authorize } from '../authz/authorize';
import { sendStoriesZip } from '../features/stories/export/storiesZip';
import { type StoryFormat, sendStoryFile, storyFormats } from '../features/stories/export/storyFile';
import { unauthenticated } from '../lib/errors';
import type { Context } from '../request/context';
import type { Route } from './route';

/** A path that returns a file; no GraphQL operation is behind it. */
export interface FileRoute extends Pick<Route, 'path' | 'summary'> {
  method: 'GET';
  /** The operation's id in OpenAPI. */
  operationId: string;
  auth: 'required' | 'optional';
  /** The response's media type. */
  type: string;
  send: (ctx: Context, request: Request, response: Response) => Promise<void>;
}

const storyFileRoute = (format: StoryFormat, name: string): FileRoute => ({
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

/** Paths under /api that return files; their services check permissions, as resolvers do. */
export const fileRoutes: readonly FileRoute[] = [
  {
    method: 'GET',
    path: '/stories/export/zip',
    operationId: 'exportStories',
    summary: "The viewer's own stories, one Markdown file each",
    auth: 'required',
    type: 'application/zip',
    async send(ctx, request, response) {
      if (!ctx.viewer) throw ctx.refusedToken ?? unauthenticated();
      await sendStoriesZip({ ...ctx, db: ctx.db.shared }, ctx.viewer, response, {
        headOnly: request.method === 'HEAD',
      });
    },
  },
  storyFileRoute('pdf', 'PDF'),
  storyFileRoute('epub', 'EPUB'),
  storyFileRoute('markdown', 'Markdown'),
];
