import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { ReadyConfig } from './config';
import { createContext, type Services } from './context';
import { Database } from './db/database';
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
import {
  clientOf,
  closePipelinedResponses,
  factsOfRequest,
  isClientGone,
  requestIdOf,
  sendPlain,
} from './http';
import { MailQueue } from './mail/mailQueue';
import { makeMailTransport } from './mail/mailTransport';
import { cardRouter } from './pages/card/cardRouter';
import { StoryCards } from './pages/card/storyCards';
import { DocumentServer } from './pages/documentServer';
import { oembedRouter } from './pages/oembed';
import { StoryTexts } from './pages/storyTexts';
import { RateLimits } from './rateLimits';
import { createRestRouter } from './rest/router';
import { makeSchema } from './schema';
import { checkEveryMs, headersMs, refuseSlowBodies, requestMs } from './slowBodies';
import { plainSecurityHeaders, securityHeaders, webPages } from './webPages';

export interface App {
  server: Server;
  services: Services;
  sessionClock: SessionClock;
  presence: Presence;
  /** Starts listening and returns the port. */
  listen(): Promise<number>;
  /** Lets current requests finish, closes the sockets and releases everything except the data source. */
  close(): Promise<void>;
}

/** Idle timeout of a connection while a response is pending. The longest export starts earlier than that. */
const unreadMs = 150_000;

/** Time for current requests to finish at shutdown. */
const drainMs = 8_000;

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

/** Serves everything but /graphql. */
function webHandler({ services, schema, costs, publicAnswers, storyCards, health, answerMissing }: WebDeps) {
  const { config, log } = services;
  const requestIds = new WeakMap<object, string>();
  const idOf = (request: IncomingMessage) => {
    const id = requestIds.get(request) ?? requestIdOf(request);
    requestIds.set(request, id);
    return id;
  };
  const works = new WeakMap<object, { name: string }>();

  const web = express();
  web.disable('x-powered-by');
  web.set('etag', false);
  web.use(securityHeaders(config));
  web.use((request, response, next) => {
    response.setHeader('X-Request-Id', idOf(request));
    next();
  });
  web.use(health);
  web.use(
    '/api',
    createRestRouter({
      schema,
      createContext: (request, authorization) =>
        createContext(services, {
          ...factsOfRequest(request, idOf(request), config.trustProxy),
          authorization,
        }),
      costs,
      requestIdOf: idOf,
      clientOf: (request) => clientOf(request, config.trustProxy),
      nameWork: (request, name) => {
        const work = works.get(request);
        if (work) work.name = name;
      },
      remember: (key, make) =>
        publicAnswers.remember(`REST ${key}`, async (keep) => {
          const answer = await make();
          if (answer.status === 200) keep(answer);
          return answer;
        }),
      report: (error, request) => log.error({ err: error, requestId: idOf(request) }, 'a request failed'),
    }),
  );
  web.use('/downloads', exportRouter({ services, requestIdOf: idOf }));
  web.use(downloadsRouter({ services, requestIdOf: idOf }));
  web.use('/calendar', calendarRouter(services));
  web.use(cardRouter(services, storyCards));
  web.use(oembedRouter({ services, publicAnswers, requestIdOf: idOf }));
  web.use(webPages(answerMissing));
  web.use((_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  const onError: ErrorRequestHandler = (error, request, response, _next) => {
    if (isClientGone(error, response)) return undefined;
    const known = tellable(error);
    if (known && !response.headersSent) return sendPlain(response, known);
    log.error({ err: error, requestId: idOf(request) }, 'a request failed');
    if (!response.headersSent)
      response.status(500).type('text').send('Something went wrong. Please try again.');
  };
  web.use(onError);

  return (request: IncomingMessage, response: ServerResponse): void => {
    // Only the first path segment: the rest can be secret.
    const [, area = ''] = /^(\/[\w.-]{0,40})/.exec(request.url ?? '') ?? [];
    const work = beginWork(`${request.method} ${area}`, idOf(request));
    works.set(request, work);
    response.once('close', () => endWork(work));
    web(request, response);
  };
}

function httpServer(answer: RequestListener): Server {
  const timeouts = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
  };
  const server = createServer(timeouts, answer);
  // Longer than usual proxy timeouts, so that a proxy doesn't send requests on connections we just closed.
  server.keepAliveTimeout = 65_000;
  // Disconnects clients that don't read their response and so keep it in memory. Sockets have a heartbeat
  // instead.
  server.timeout = unreadMs;
  closePipelinedResponses(server);
  return server;
}

interface AppDeps {
  dataSource: DataSource;
  log: Logger;
  now?: () => Date;
}

/** The services that requests share, and what works in the background beside them. */
function makeServices(
  config: ReadyConfig,
  { dataSource, log, now = () => new Date() }: AppDeps,
  { pubSub, redis }: ReturnType<typeof makePubSub>,
) {
  const db = new Database(dataSource);
  // Background work has a Database of its own, because its statements must not count for requests.
  const transport = makeMailTransport(config, log);
  const mailQueue = new MailQueue({ db: new Database(dataSource), transport, log, config, makeLink });
  const serverId = randomUUID();
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
  return { services, mailQueue, presence, storyRenderer, sessionClock };
}

/** Builds the app on an open, migrated data source. The caller closes the data source. */
export async function createApp(config: ReadyConfig, deps: AppDeps): Promise<App> {
  const { dataSource, log } = deps;
  const guard = guardOf(dataSource);
  guard.serve(log);
  const events = makePubSub(config.redisUrl, log);
  const { services, mailQueue, presence, storyRenderer, sessionClock } = makeServices(config, deps, events);
  const schema = makeSchema();
  const persisted = loadPersistedDocuments();
  const own = new Set(persisted.values());
  const publicAnswers = new PublicAnswers(services.db);

  const costs = new OperationCosts(schema);
  const apollo = makeApollo(schema, log, { isOwn: (query) => own.has(query), costs });
  await apollo.start();
  const answerGraphql = graphqlHandler({ apollo, services, persisted, publicAnswers, costs });

  const health = healthChecks(new Readiness(guard));
  const storyCards = new StoryCards(services);
  const headers = plainSecurityHeaders(config);
  const storyTexts = new StoryTexts();
  const pages = new DocumentServer({ services, schema, costs, publicAnswers, storyTexts, headers });
  const answerWeb = webHandler({
    services,
    schema,
    costs,
    publicAnswers,
    storyCards,
    health: health.router,
    answerMissing: (request, response) => pages.answerMissing(request, response),
  });

  const server = httpServer((request, response) => {
    if (request.url === '/graphql' || request.url?.startsWith('/graphql?'))
      void answerGraphql(request, response);
    else if (!pages.answer(request, response)) answerWeb(request, response);
  });
  const stopRefusing = refuseSlowBodies(server);
  const stopWatching = watchEventLoop(log);
  const stopTidying = startHousekeeping(services.db, log);
  mailQueue.start();
  sessionClock.start();
  presence.start();
  const sockets = listenOnSockets(server, { schema, services, persisted, costs });

  return {
    server,
    services,
    sessionClock,
    presence,
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port));
      }),
    async close() {
      health.leave();
      guard.leave();
      stopTidying();
      stopRefusing();
      stopWatching();
      const mailsSent = mailQueue.close();
      const clockStopped = sessionClock.close();
      // Before closing the sockets: a server shutdown doesn't mean that members leave their rooms.
      const presenceLeft = presence.close();
      const closed = new Promise((resolve) => server.close(resolve));
      await sockets.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(timer);
      await storyRenderer.close();
      await storyCards.close();
      await apollo.stop();
      await mailsSent;
      await clockStopped;
      await presenceLeft;
      await events.close();
    },
  };
}
