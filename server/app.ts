import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type Request } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { ReadyConfig } from './config';
import { createContext, type Services } from './context';
import { Database } from './db/database';
import { Authenticator } from './features/account/authenticator';
import { keepAccountsTidy } from './features/account/housekeeping';
import { calendarRouter } from './features/calendar/calendarRoute';
import { downloadsRouter } from './features/export/downloadsRouter';
import { StoryRenderer } from './features/export/storyRenderer';
import { exportRouter } from './features/leaving/exportRoute';
import { MailQueue } from './features/mail/mailQueue';
import { makeMailTransport } from './features/mail/mailTransport';
import { Attendances } from './features/room/attendance';
import { Presence } from './features/room/presence';
import { SessionClock } from './features/session/sessionClock';
import { makeApollo } from './graphql/apollo';
import { graphqlHandler } from './graphql/httpHandler';
import { loadPersistedDocuments } from './graphql/persistedDocuments';
import { PublicAnswers } from './graphql/publicAnswers';
import { listenOnSockets } from './graphql/socket';
import { healthChecks } from './health';
import { factsOfRequest, requestIdOf } from './http';
import { makePubSub } from './pubSub';
import { RateLimits } from './rateLimits';
import { createRestRouter } from './rest/router';
import { makeSchema } from './schema';
import { securityHeaders, webPages } from './webPages';

export interface App {
  server: Server;
  services: Services;
  sessionClock: SessionClock;
  presence: Presence;
  /** Listens where the configuration says and returns the port. */
  listen(): Promise<number>;
  /** Lets requests under way finish, tells the sockets, and lets go of everything but the data source. */
  close(): Promise<void>;
}

/** How long requests under way may take once the server is going. */
const drainMs = 8_000;

/** Builds the whole app on an open, migrated data source, which stays its owner's to destroy. */
export async function createApp(
  config: ReadyConfig,
  { dataSource, log, now = () => new Date() }: { dataSource: DataSource; log: Logger; now?: () => Date },
): Promise<App> {
  const db = new Database(dataSource);
  const events = makePubSub(config.redisUrl, log);
  // With a count of statements of its own: what is sent in between belongs to no request.
  const mailQueue = new MailQueue({
    db: new Database(dataSource),
    transport: makeMailTransport(config, log),
    log,
    config,
  });
  const { pubSub } = events;
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
    rateLimits: new RateLimits(config.rateLimits, dataSource, events.redis),
    authenticator: new Authenticator(config.authSecret, db),
    mailQueue,
    storyRenderer,
    now,
  };
  const sessionClock = new SessionClock({ ...services, db: new Database(dataSource) });
  const schema = makeSchema();
  const persisted = loadPersistedDocuments();
  const own = new Set(persisted.values());
  const publicAnswers = new PublicAnswers(db);

  const apollo = makeApollo(schema, log, (query) => own.has(query));
  await apollo.start();
  const answerGraphql = graphqlHandler({ apollo, services, persisted, publicAnswers });

  const requestIds = new WeakMap<object, string>();
  const idOf = (request: Request) => {
    const id = requestIds.get(request) ?? requestIdOf(request);
    requestIds.set(request, id);
    return id;
  };
  const health = healthChecks(db);

  const web = express();
  web.disable('x-powered-by');
  web.set('etag', false);
  web.use(securityHeaders(config));
  web.use((request, response, next) => {
    response.setHeader('X-Request-Id', idOf(request));
    next();
  });
  web.use(health.router);
  web.use(
    '/api',
    createRestRouter({
      schema,
      createContext: (request, authorization) =>
        createContext(services, {
          ...factsOfRequest(request, idOf(request), config.trustProxy),
          authorization,
        }),
      requestIdOf: idOf,
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
  web.use(webPages());
  web.use((_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  const onError: ErrorRequestHandler = (error, request, response, _next) => {
    log.error({ err: error, requestId: idOf(request) }, 'a request failed');
    if (!response.headersSent)
      response.status(500).type('text').send('Something went wrong. Please try again.');
  };
  web.use(onError);

  const server = createServer((request, response) => {
    if (request.url === '/graphql' || request.url?.startsWith('/graphql?'))
      void answerGraphql(request, response);
    else web(request, response);
  });
  // A proxy that keeps its connections longer than we do would send requests into closed ones.
  server.keepAliveTimeout = 65_000;
  const stopTidying = keepAccountsTidy(db, log);
  mailQueue.start();
  sessionClock.start();
  presence.start();
  const sockets = listenOnSockets(server, { schema, services, persisted });

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
      stopTidying();
      const mailsSent = mailQueue.close();
      const clockStopped = sessionClock.close();
      // Before the sockets: that they end says nothing of whether their members are going.
      const presenceLeft = presence.close();
      const closed = new Promise((resolve) => server.close(resolve));
      await sockets.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(timer);
      await storyRenderer.close();
      await apollo.stop();
      await mailsSent;
      await clockStopped;
      await presenceLeft;
      await events.close();
    },
  };
}
