import type { Context } from './context';
import { signInLoaders } from './features/account/signIns.loaders';
import { commentLoaders } from './features/comment/comment.loaders';
import { exerciseLoaders } from './features/exercise/exercise.loaders';
import { feedbackLoaders } from './features/feedback/feedback.loaders';
import { followLoaders } from './features/follow/follow.loaders';
import { journalLoaders } from './features/journal/journal.loaders';
import { noteLoaders } from './features/note/note.loaders';
import { roomLoaders } from './features/room/room.loaders';
import { sessionLoaders } from './features/session/session.loaders';
import { storyLoaders } from './features/story/story.loaders';
import { userLoaders } from './features/user/user.loaders';
import { userStatsLoaders } from './features/user/userStats.loaders';
import { versionLoaders } from './features/version/version.loaders';

/** Loaders of one request, by name. Services clear what they write. */
export const createLoaders = (ctx: Context) => ({
  ...userLoaders(ctx),
  ...userStatsLoaders(ctx),
  ...followLoaders(ctx),
  ...storyLoaders(ctx),
  ...versionLoaders(ctx),
  ...commentLoaders(ctx),
  ...sessionLoaders(ctx),
  ...roomLoaders(ctx),
  ...exerciseLoaders(ctx),
  ...feedbackLoaders(ctx),
  ...journalLoaders(ctx),
  ...noteLoaders(ctx),
  ...signInLoaders(ctx),
});

export type Loaders = ReturnType<typeof createLoaders>;
