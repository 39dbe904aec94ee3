import type { Context } from './context';
import { storyLoaders } from './features/story/story.loaders';
import { userLoaders } from './features/user/user.loaders';

/** Loaders of one request, by name. Services clear what they write. */
export const createLoaders = (ctx: Context) => ({ ...userLoaders(ctx), ...storyLoaders(ctx) });

export type Loaders = ReturnType<typeof createLoaders>;
