import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type ErrorRequestHandler, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { ReadyConfig } from './config';
import { createContext, type Services } from './context';
import { Database } from './db/database';
import { DatabaseClock } from './db/databaseClock';
import { guardOf } from './db/poolGuard';
import { Readiness } from './db/readiness';
import { tellable } from './errors';
import { beginWork, endWork, watchEventLoop } from './eventLoop';
import { makePubSub } from './events/pubSub';
import { makeLink } from './features/account/accountLinks';
import { Authenticator } from './features/account/authenticator';
import { calendarRouter } from './features/calendar/calendarRoute';
import { exportRouter } from './features/dataExport/exportRoute';
import { downloadsRouter } from './features/export/downloadsRouter';
import { StoryRenderer } from './features/export/storyRenderer';
import { Attendances } from './features/room/attendance';
import { Presence } from './features/room/presence';
import { SessionClock } from './features/session/sessionClock';
import { makeApollo } from './graphql/apollo';
import { graphqlHandler } from './graphql/httpHandler';
import { OperationCosts } from './graphql/operationCosts';
import { loadPersistedDocuments } from './graphql/persistedDocuments';
import { PublicAnswers } from './graphql/publicAnswers';
import { listenOnSockets } from './graphql/socket';
import { healthChecks } from './health';
import { startHousekeeping } from './housekeeping';
import { clientOf, factsOfRequest, isClientGone, nameOperation, requestIdOf, sendPlain } from './http';
import { makeHttpServer } from './httpServer';
import { linesOf } from './log';
import { MailQueue } from './mail/mailQueue';
import { makeMailTransport } from './mail/mailTransport';
import { Monitor } from './monitoring/monitor';
import { cardRouter } from './pages/card/cardRouter';
import { StoryCards } from './pages/card/storyCards';
import { DocumentServer } from './pages/documentServer';
import { oembedRouter } from './pages/oembed';
import { StoryTexts } from './pages/storyTexts';
import { RateLimits } from './rateLimits';
import { createRestRouter } from './rest/router';
import { makeSchema } from './schema';
import { refuseSlowBodies } from './slowBodies';
import { plainSecurityHeaders, securityHeaders, webPages } from './webPages';

export interface App {
  server: Server;
  services: Services;
  sessionClock: SessionClock;
  presence: Presence;
  mailQueue: MailQueue;
  monitor: Monitor;
  /** Starts listening and returns the port. */
  listen(): Promise<number>;
  /** Takes requests for the grace of the settings, lets current ones finish, closes the sockets and releases everything except the data source. */
  close(): Promise<void>;
}

interface WebDeps {
  services: Services;
  schema: GraphQLSchema;
  costs: OperationCosts;
  publicAnswers: PublicAnswers;
  storyCards: StoryCards;
  health: Router;
  /** Answers a person's request for an address that nothing is at. */
  answerMissing: RequestListener;
}

/** First segments of addresses that metrics tell apart. */
const namedAreas = new Set([
  ...['/api', '/assets', '/blog', '/calendar', '/downloads', '/graphiql', '/healthz', '/oembed', '/readyz'],
]);

/** Serves everything but /graphql. */
function webHandler({ services, schema, costs, publicAnswers, storyCards, health, answerMissing }: WebDeps) {
  const { config, log } = services;
  const works = new WeakMap<object, { name: string }>();

  const web = express();
  web.disable('x-powered-by');
  web.set('etag', false);
  web.use(securityHeaders(config));
  web.use((request, response, next) => {
    response.setHeader('X-Request-Id', requestIdOf(request));
    next();
  });
  web.use(health);
  web.use(
    '/api',
    createRestRouter({
      schema,
      createContext: (request, authorization) =>
        createContext(services, {
          ...factsOfRequest(request, requestIdOf(request), config.trustProxy),
          authorization,
        }),
      costs,
      requestIdOf,
      clientOf: (request) => clientOf(request, config.trustProxy),
      nameWork: (request, name) => {
        nameOperation(request, name);
        const work = works.get(request);
        if (work) work.name = name;
      },
      remember: (key, make) =>
        publicAnswers.remember(`REST ${key}`, async (keep) => {
          const answer = await make();
          if (answer.status === 200) keep(answer);
          return answer;
        }),
      report: (error, request) =>
        log.error({ err: error, requestId: requestIdOf(request) }, 'a request failed'),
    }),
  );
  web.use('/downloads', exportRouter({ services, requestIdOf }));
  web.use(downloadsRouter({ services, requestIdOf }));
  web.use('/calendar', calendarRouter(services));
  web.use(cardRouter(services, storyCards));
  web.use(oembedRouter({ services, publicAnswers, requestIdOf }));
  web.use(webPages(answerMissing));
  web.use((_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  const onError: ErrorRequestHandler = (error, request, response, _next) => {
    if (isClientGone(error, response)) return undefined;
    const known = tellable(error);
    if (known && !response.headersSent) return sendPlain(response, known);
    log.error({ err: error, requestId: requestIdOf(request) }, 'a request failed');
    if (!response.headersSent)
      response.status(500).type('text').send('Something went wrong. Please try again.');
  };
  web.use(onError);

  return (request: IncomingMessage, response: ServerResponse): void => {
    // Only the first path segment: the rest can be secret.
    const [, area = ''] = /^(\/[\w.-]{0,40})/.exec(request.url ?? '') ?? [];
    const work = beginWork(`${request.method} ${area}`, requestIdOf(request));
    if (namedAreas.has(area)) nameOperation(request, area);
    works.set(request, work);
    response.once('close', () => endWork(work));
    web(request, response);
  };
}

interface AppDeps {
  dataSource: DataSource;
  log: Logger;
  /** Replaces the database's time in tests. */
  now?: () => Date;
}

/** The services that requests share, and what works in the background beside them. */
function makeServices(
  config: ReadyConfig,
  { dataSource, log, now: given }: AppDeps,
  { pubSub, redis }: ReturnType<typeof makePubSub>,
) {
  const db = new Database(dataSource);
  const serverId = randomUUID();
  const monitor = new Monitor({ config, log, guard: guardOf(dataSource), serverId });
  // Background work has a Database of its own, because its statements must not count for requests.
  const databaseClock = new DatabaseClock(new Database(dataSource), log);
  const now = given ?? databaseClock.now;
  const transport = monitor.mails(makeMailTransport(config, log));
  const mailQueue = new MailQueue({ db: new Database(dataSource), transport, log, config, makeLink, now });
  const beside = { db: new Database(dataSource), log, pubSub };
  const presence = new Presence({ ...beside, now, serverId });
  const storyRenderer = new StoryRenderer(log);
  const services: Services = {
    config,
    db,
    log,
    pubSub,
    serverId,
    attendances: new Attendances({ ...beside, presence }),
    rateLimits: new RateLimits(config.rateLimits, dataSource, redis),
    authenticator: new Authenticator(config.authSecret, db, log),
    mailQueue,
    storyRenderer,
    now,
  };
  const sessionClock = new SessionClock({ ...services, db: new Database(dataSource) });
  return { services, mailQueue, presence, storyRenderer, sessionClock, databaseClock, monitor };
}

/** What answers requests, and what executes operations. */
async function makeAnswers(deps: Pick<WebDeps, 'services' | 'publicAnswers' | 'storyCards' | 'health'>) {
  const { services, publicAnswers } = deps;
  const { config, log } = services;
  const schema = makeSchema();
  const persisted = loadPersistedDocuments();
  const own = new Set(persisted.values());
  const costs = new OperationCosts(schema);
  const apollo = makeApollo(schema, log, { isOwn: (query) => own.has(query), costs });
  await apollo.start();
  const answerGraphql = graphqlHandler({ apollo, services, persisted, publicAnswers, costs });

  const headers = plainSecurityHeaders(config);
  const storyTexts = new StoryTexts();
  const pages = new DocumentServer({ services, schema, costs, publicAnswers, storyTexts, headers });
  const answerWeb = webHandler({
    ...deps,
    schema,
    costs,
    answerMissing: (request, response) => pages.answerMissing(request, response),
  });
  const answer: RequestListener = (request, response) => {
    if (request.url === '/graphql' || request.url?.startsWith('/graphql?'))
      void answerGraphql(request, response);
    else if (!pages.answer(request, response)) answerWeb(request, response);
  };
  return { apollo, answer, schema, persisted, costs };
}

/** Builds the app on an open, migrated data source. The caller closes the data source. */
export async function createApp(config: ReadyConfig, deps: AppDeps): Promise<App> {
  const { dataSource, log } = deps;
  const guard = guardOf(dataSource);
  guard.serve(log, config.slowStatementMs);
  const events = makePubSub(config.redisUrl, log);
  const made = makeServices(config, deps, events);
  const { services, mailQueue, presence, storyRenderer, sessionClock, databaseClock, monitor } = made;
  await databaseClock.measure();
  const publicAnswers = new PublicAnswers(services.db);
  const storyCards = new StoryCards(services);
  const health = healthChecks(new Readiness(guard));
  const { apollo, answer, ...executing } = await makeAnswers({
    services,
    publicAnswers,
    storyCards,
    health: health.router,
  });

  const http = makeHttpServer(answer);
  const { server } = http;
  const stopRefusing = refuseSlowBodies(server);
  const stopWatching = watchEventLoop(log);
  const stopTidying = startHousekeeping(services.db, log, databaseClock.now);
  databaseClock.start();
  mailQueue.start();
  sessionClock.start();
  presence.start();
  const sockets = listenOnSockets(server, { services, ...executing });
  monitor.watch(server, {
    pool: () => guard.counts,
    slowStatements: () => guard.statements.slow,
    mailsDue: () => mailQueue.due(),
    mails: () => mailQueue.counts,
    rendering: () => ({ story: storyRenderer.counts, card: storyCards.counts }),
    sockets: sockets.counts,
    publicAnswers: () => publicAnswers.counts,
    clockOffsetMs: () => databaseClock.offset?.ms,
    logLines: () => linesOf(log),
  });

  return {
    server,
    services,
    sessionClock,
    presence,
    mailQueue,
    monitor,
    async listen() {
      await monitor.listen();
      return http.listen(config);
    },
    async close() {
      health.leave();
      http.leave();
      if (config.shutdownGraceMs > 0) await sleep(config.shutdownGraceMs);
      guard.leave();
      stopTidying();
      stopRefusing();
      stopWatching();
      const mailsSent = mailQueue.close();
      const clockStopped = sessionClock.close();
      // Before closing the sockets: a server shutdown doesn't mean that members leave their rooms.
      const presenceLeft = presence.close();
      const closed = http.close();
      await sockets.close();
      await closed;
      await storyRenderer.close();
      await storyCards.close();
      await apollo.stop();
      await mailsSent;
      await clockStopped;
      await presenceLeft;
      await databaseClock.close();
      await monitor.close();
      await events.close();
    },
  };
}
