import { accountLoaders } from './features/account/account.loaders';
import { signInLoaders } from './features/account/signIns.loaders';
import { challengeLoaders } from './features/challenge/challenge.loaders';
import { chatLoaders } from './features/chat/chat.loaders';
import { commentLoaders } from './features/comment/comment.loaders';
import { exerciseLoaders } from './features/exercise/exercise.loaders';
import { feedbackLoaders } from './features/feedback/feedback.loaders';
import { followLoaders } from './features/follow/follow.loaders';
import { invitationLoaders } from './features/joining/invitation.loaders';
import { journalLoaders } from './features/journal/journal.loaders';
import { memberBlockLoaders } from './features/memberBlock/memberBlock.loaders';
import { membershipLoaders } from './features/membership/membership.loaders';
import { noteLoaders } from './features/note/note.loaders';
import { notificationLoaders } from './features/notification/notification.loaders';
import { personalAccessTokenLoaders } from './features/personalAccessToken/personalAccessToken.loaders';
import { readingLoaders } from './features/reading/reading.loaders';
import { reportLoaders } from './features/report/report.loaders';
import { roomLoaders } from './features/room/room.loaders';
import { sessionLoaders } from './features/session/session.loaders';
import { storyLoaders } from './features/story/story.loaders';
import { userLoaders } from './features/user/user.loaders';
import { userStatsLoaders } from './features/user/userStats.loaders';
import { versionLoaders } from './features/version/version.loaders';
import type { LoaderScope } from './loaderScope';

const factories = {
  ...userLoaders,
  ...userStatsLoaders,
  ...followLoaders,
  ...memberBlockLoaders,
  ...storyLoaders,
  ...versionLoaders,
  ...challengeLoaders,
  ...commentLoaders,
  ...chatLoaders,
  ...sessionLoaders,
  ...roomLoaders,
  ...readingLoaders,
  ...exerciseLoaders,
  ...feedbackLoaders,
  ...invitationLoaders,
  ...journalLoaders,
  ...membershipLoaders,
  ...noteLoaders,
  ...notificationLoaders,
  ...signInLoaders,
  ...accountLoaders,
  ...personalAccessTokenLoaders,
  ...reportLoaders,
};

/** Loaders of one request by name. Services clear what they write. */
export type Loaders = { readonly [Name in keyof typeof factories]: ReturnType<(typeof factories)[Name]> };

/** Makes each loader when it is first used, because a request uses only a few of them. */
class RequestLoaders {
  readonly made: Record<string, unknown> = {};
  constructor(readonly scope: LoaderScope) {}
}

for (const [name, make] of Object.entries<(scope: LoaderScope, loaders: Loaders) => unknown>(factories))
  Object.defineProperty(RequestLoaders.prototype, name, {
    get(this: RequestLoaders & Loaders) {
      this.made[name] ??= make(this.scope, this);
      return this.made[name];
    },
  });

export const createLoaders = (scope: LoaderScope) => new RequestLoaders(scope) as unknown as Loaders;
