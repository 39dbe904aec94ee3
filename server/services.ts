import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { ReadyConfig } from './config';
import type { Services } from './context';
import { Database } from './db/database';
import { DatabaseClock } from './db/databaseClock';
import { guardOf } from './db/poolGuard';
import { Readiness } from './db/readiness';
import type { makePubSub } from './events/pubSub';
import { Authenticator } from './features/account/authenticator';
import { DeletionList, deletionsFileOf } from './features/accountDeletion/deletionList';
import { StoryRenderer } from './features/export/storyRenderer';
import { Notifier } from './features/notification/notifier';
import { Attendances } from './features/room/attendance';
import { Presence } from './features/room/presence';
import { SessionClock } from './features/session/sessionClock';
import { SystemFacts } from './features/systemState/systemFacts';
import { effectiveConfig, GroupSettings } from './groupSettings';
import { makeMailTransport } from './mail/mailTransport';
import { makeMailQueue } from './mails';
import { Monitor } from './monitoring/monitor';
import { IdentityProvider } from './oidc/identityProvider';
import { pushKeysOnce } from './push/pushKeys';
import { PushSender } from './push/pushSender';
import { pushTextsOf } from './push/pushTexts';
import { RateLimits } from './rateLimits';
import { makeSearchTurns } from './searchTurns';

export interface AppDeps {
  dataSource: DataSource;
  log: Logger;
  /** Replaces the database's time in tests. */
  now?: () => Date;
}

/** The services that requests share, and what works in the background beside them. */
export function makeServices(
  configured: ReadyConfig,
  { dataSource, log, now: given }: AppDeps,
  { pubSub, redis }: ReturnType<typeof makePubSub>,
) {
  const db = new Database(dataSource);
  // Background work has a Database of its own, because its statements must not count for requests.
  const group = new GroupSettings({ db: new Database(dataSource), pubSub, log });
  const config = effectiveConfig(configured, group);
  const serverId = randomUUID();
  const monitor = new Monitor({ config, log, guard: guardOf(dataSource), serverId });
  const databaseClock = new DatabaseClock(new Database(dataSource), log);
  const now = given ?? databaseClock.now;
  const transport = monitor.mails(makeMailTransport(config, log));
  const mailQueue = makeMailQueue({ db: new Database(dataSource), transport, log, config, now });
  const beside = { db: new Database(dataSource), log, pubSub };
  const presence = new Presence({ ...beside, now, serverId });
  const storyRenderer = new StoryRenderer(log);
  const pushKeys = pushKeysOnce(db);
  const readiness = new Readiness(guardOf(dataSource));
  const pushSender = new PushSender({
    db: new Database(dataSource),
    log,
    config,
    keys: pushKeys,
    now,
    textsOf: (userId, notices) => pushTextsOf(db, userId, notices, now()),
  });
  const notifier = new Notifier({
    db: new Database(dataSource),
    log,
    pubSub,
    config,
    now,
    onPush: () => pushSender.kick(),
    onReaderMails: () => mailQueue.kick(),
  });
  const services: Services = {
    config,
    configured,
    group,
    db,
    log,
    pubSub,
    serverId,
    attendances: new Attendances({ ...beside, presence }),
    rateLimits: new RateLimits(config.rateLimits, dataSource, redis),
    authenticator: new Authenticator(config.authSecret, db, log, config.requireSecondFactor),
    mailQueue,
    notifier,
    storyRenderer,
    searchTurns: makeSearchTurns(),
    identityProvider: config.oidc && new IdentityProvider(config.oidc, config.appUrl),
    deletionList: new DeletionList(deletionsFileOf(config), log),
    systemFacts: new SystemFacts({ db: new Database(dataSource), config, readiness, redis, now }),
    now,
    pushKeys,
  };
  const sessionClock = new SessionClock({ ...services, db: new Database(dataSource) });
  return {
    services,
    /** They start and close together. */
    workers: { mailQueue, notifier, pushSender, sessionClock, presence },
    storyRenderer,
    databaseClock,
    group,
    readiness,
    monitor,
  };
}

export type Workers = ReturnType<typeof makeServices>['workers'];
