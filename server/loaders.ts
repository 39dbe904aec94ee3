import { accountLoaders } from './features/identity/account/account.loaders';
import { signInLoaders } from './features/identity/account/signIns.loaders';
import { invitationLoaders } from './features/identity/joining/invitation.loaders';
import { personalAccessTokenLoaders } from './features/identity/personalAccessToken/personalAccessToken.loaders';
import { followLoaders } from './features/members/follow/follow.loaders';
import { memberBlockLoaders } from './features/members/memberBlock/memberBlock.loaders';
import { userLoaders } from './features/members/user/user.loaders';
import { userStatsLoaders } from './features/members/user/userStats.loaders';
import { notificationLoaders } from './features/notify/notification/notification.loaders';
import { chatLoaders } from './features/sessions/chat/chat.loaders';
import { readingLoaders } from './features/sessions/readAloud/reading.loaders';
import { roomLoaders } from './features/sessions/room/room.loaders';
import { sessionLoaders } from './features/sessions/session/session.loaders';
import { feedbackLoaders } from './features/staff/feedback/feedback.loaders';
import { membershipLoaders } from './features/staff/membership/membership.loaders';
import { reportLoaders } from './features/staff/report/report.loaders';
import { commentLoaders } from './features/stories/comment/comment.loaders';
import { storyLoaders } from './features/stories/story/story.loaders';
import { versionLoaders } from './features/stories/version/version.loaders';
import { challengeLoaders } from './features/writing/challenge/challenge.loaders';
import { exerciseLoaders } from './features/writing/exercise/exercise.loaders';
import { journalLoaders } from './features/writing/journal/journal.loaders';
import { noteLoaders } from './features/writing/note/note.loaders';
import type { LoaderScope } from './request/loaderScope';

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

/** Loaders of one request by name. After a write of the request they read again what it may have changed. */
export type Loaders = { readonly [Name in keyof typeof factories]: ReturnType<(typeof factories)[Name]> } & {
  /** Forgets what was read of these tables; of all if none is named. */
  forget(tables: ReadonlySet<string>): void;
};

type Reader = LoaderScope['db'];

/** Notes the statements that one loader sends. */
const noting = (db: Reader, sent: Set<string>): Reader => ({
  read: (sql, params) => db.read(note(sent, sql), params),
  readForAll: (sql, params) => db.readForAll(note(sent, sql), params),
  readOfOwner: (ownerId, ownerOf, sql, params) => db.readOfOwner(ownerId, ownerOf, note(sent, sql), params),
});

function note(sent: Set<string>, sql: string): string {
  sent.add(sql);
  return sql;
}

/** Makes each loader when it is first used, because a request uses only a few of them. */
class RequestLoaders {
  private readonly made = new Map<string, { loader: { clearAll?(): unknown }; sent: Set<string> }>();
  constructor(private readonly scope: LoaderScope) {}

  loader(name: string, make: (scope: LoaderScope, loaders: Loaders) => object): object {
    const known = this.made.get(name);
    if (known) return known.loader;
    const sent = new Set<string>();
    // The scope's other properties stay those of the request, which may change.
    const scope = Object.create(this.scope, { db: { value: noting(this.scope.db, sent) } });
    const loader = make(scope, this as unknown as Loaders);
    this.made.set(name, { loader, sent });
    return loader;
  }

  forget(tables: ReadonlySet<string>): void {
    const written = new RegExp(`\\b(?:${[...tables].join('|')})\\b`);
    // What has sent nothing was filled by another's statement, which may have read any table.
    for (const { loader, sent } of this.made.values())
      if (tables.size === 0 || sent.size === 0 || [...sent].some((sql) => written.test(sql)))
        loader.clearAll?.();
  }
}

for (const [name, make] of Object.entries<(scope: LoaderScope, loaders: Loaders) => object>(factories))
  Object.defineProperty(RequestLoaders.prototype, name, {
    get(this: RequestLoaders) {
      return this.loader(name, make);
    },
  });

export const createLoaders = (scope: LoaderScope) => new RequestLoaders(scope) as unknown as Loaders;
