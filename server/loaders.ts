import { accountLoaders } from './features/account/account.loaders';
import { signInLoaders } from './features/account/signIns.loaders';
import { commentLoaders } from './features/comment/comment.loaders';
import { exerciseLoaders } from './features/exercise/exercise.loaders';
import { feedbackLoaders } from './features/feedback/feedback.loaders';
import { followLoaders } from './features/follow/follow.loaders';
import { journalLoaders } from './features/journal/journal.loaders';
import { noteLoaders } from './features/note/note.loaders';
import { personalAccessTokenLoaders } from './features/personalAccessToken/personalAccessToken.loaders';
import { roomLoaders } from './features/room/room.loaders';
import { sessionLoaders } from './features/session/session.loaders';
import { storyLoaders } from './features/story/story.loaders';
import { userLoaders } from './features/user/user.loaders';
import { userStatsLoaders } from './features/user/userStats.loaders';
import { versionLoaders } from './features/version/version.loaders';
import type { LoaderScope } from './loaderScope';

/** Loaders of one request by name. Services clear what they write. */
export const createLoaders = (scope: LoaderScope) => ({
  ...userLoaders(scope),
  ...userStatsLoaders(scope),
  ...followLoaders(scope),
  ...storyLoaders(scope),
  ...versionLoaders(scope),
  ...commentLoaders(scope),
  ...sessionLoaders(scope),
  ...roomLoaders(scope),
  ...exerciseLoaders(scope),
  ...feedbackLoaders(scope),
  ...journalLoaders(scope),
  ...noteLoaders(scope),
  ...signInLoaders(scope),
  ...accountLoaders(scope),
  ...personalAccessTokenLoaders(scope),
});

export type Loaders = ReturnType<typeof createLoaders>;
