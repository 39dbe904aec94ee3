import { messages } from '../contract/messages';
import { notFound } from '../lib/errors';
import { type Viewer, viewerOf } from '../model/viewer.type';
import type { Context } from './context';

/** Reads the viewer again after a change. NOT_FOUND if the account is gone. */
export async function viewerNow({ loaders }: Pick<Context, 'loaders'>, userId: string): Promise<Viewer> {
  const user = await loaders.userById.load(userId);
  if (!user) throw notFound(messages.profile.notFound);
  return viewerOf(user);
}
