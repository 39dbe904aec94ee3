import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { ReadyConfig } from './config/config';
import { effectiveConfig, GroupSettings } from './config/groupSettings';
import { Database } from './db/database';
import { DatabaseClock } from './db/databaseClock';
import { guardOf } from './db/poolGuard';
import { Readiness } from './db/readiness';
import type { makePubSub } from './events/pubSub';
import { Authenticator } from './features/identity/account/authenticator';
import { IdentityProvider } from './features/identity/oidc/identityProvider';
import { makeMailTransport } from './features/notify/mail/mailTransport';
import { makeMailQueue } from './features/notify/mail/makeMailQueue';
import { Notifier } from './features/notify/notification/notifier';
import { pushKeysOnce } from './features/notify/push/pushKeys';
import { PushSender } from './features/notify/push/pushSender';
import { pushTextsOf } from './features/notify/push/pushTexts';
import { deleteWaitingAccount } from './features/own-data/accountDeletion/accountDeletion.service';
import { DeletionList, deletionsFileOf } from './features/own-data/accountDeletion/deletionList';
import { Attendances } from './features/sessions/room/attendance';
import { Presence } from './features/sessions/room/presence';
import { SessionClock } from './features/sessions/session/sessionClock';
import { SystemFacts } from './features/staff/systemState/systemFacts';
import { StoryRenderer } from './features/stories/export/storyRenderer';
import { endShares } from './features/stories/story/sharing.service';
import { assignStoryToSession, lockOwnStory } from './features/stories/story/storyOfSession';
import { makeSearchTurns } from './graphql/searchTurns';
import { Monitor } from './monitoring/monitor';
import type { Services } from './request/context';
import { RateLimits } from './request/rateLimits';
import { loadersFrom } from './request/requestLoaders';
import { domains } from './schema';

const createLoaders = loadersFrom(Object.assign({}, ...Object.values(domains).map(({ loaders }) => loaders)));

export interface AppDeps {
  dataSource: DataSource;
  log: Logger;
  /** Replaces the database's time in tests. */
  now?: () => Date;
}

/** Makes the services that requests share, and the background workers. */
export function makeServices(
  configured: ReadyConfig,
  { dataSource, log, now: testTime }: AppDeps,
  { pubSub, redis }: ReturnType<typeof makePubSub>,
) {
  const db = new Database(dataSource);
  // Background work has a Database of its own, because its statements must not count for requests.
  const group = new GroupSettings({ db: new Database(dataSource), pubSub, log });
  const config = effectiveConfig(configured, group);
  const serverId = randomUUID();
  const monitor = new Monitor({ config, log, guard: guardOf(dataSource), serverId });
  const databaseClock = new DatabaseClock(new Database(dataSource), log);
  const now = testTime ?? databaseClock.now;
  const transport = monitor.mails(makeMailTransport(config, log));
  const mailQueue = makeMailQueue({ db: new Database(dataSource), transport, log, config, now });
  const shared = { db: new Database(dataSource), log, pubSub };
  const presence = new Presence({ ...shared, now, serverId });
  const storyRenderer = new StoryRenderer(log);
  const pushKeys = pushKeysOnce(db);
  const readiness = new Readiness(guardOf(dataSource));
  const pushSender = new PushSender({
    db: new Database(dataSource),
    log,
    config,
    keys: pushKeys,
    now,
    textsOf: (userId, deliveries) => pushTextsOf(db, userId, deliveries, now()),
  });
  const notifier = new Notifier({
    db: new Database(dataSource),
    log,
    pubSub,
    config,
    now,
    onPush: () => pushSender.wake(),
    onReaderMails: () => mailQueue.wake(),
  });
  const services: Services = {
    config,
    configured,
    group,
    db,
    log,
    pubSub,
    serverId,
    attendances: new Attendances({ ...shared, presence }),
    rateLimits: new RateLimits(config.rateLimits, dataSource, redis),
    authenticator: new Authenticator(config.authSecret, db, log, config.requireSecondFactor),
    mailQueue,
    notifier,
    storyRenderer,
    searchTurns: makeSearchTurns(),
    identityProvider: config.oidc && new IdentityProvider(config.oidc, config.appUrl),
    createLoaders,
    deleteWaitingAccount,
    endShares,
    lockOwnStory,
    assignStoryToSession,
    deletionList: new DeletionList(deletionsFileOf(config), log),
    systemFacts: new SystemFacts({ db: new Database(dataSource), config, readiness, redis, now }),
    now,
    pushKeys,
  };
  const sessionClock = new SessionClock({ ...services, db: new Database(dataSource) });
  return {
    services,
    /** Background workers, which the app starts and closes. */
    workers: { mailQueue, notifier, pushSender, sessionClock, presence },
    storyRenderer,
    databaseClock,
    group,
    readiness,
    monitor,
  };
}

export type Workers = ReturnType<typeof makeServices>['workers'];
