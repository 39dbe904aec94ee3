import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type ErrorRequestHandler, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { ReadyConfig } from './config/config';
import { messages } from './contract/messages';
import { serverPaths } from './contract/routes';
import { lastBackupAt } from './db/backup/lastBackup';
import { guardOf } from './db/poolGuard';
import { makePubSub } from './events/pubSub';
import { exportRouter } from './features/own-data/dataExport/exportRoute';
import { calendarRouter } from './features/sessions/calendar/calendarRoute';
import { cardRouter } from './features/stories/card/cardRouter';
import { StoryCards } from './features/stories/card/storyCards';
import { downloadsRouter } from './features/stories/export/downloadsRouter';
import { Admission } from './graphql/admission/admission';
import { makeApollo } from './graphql/apollo';
import { graphqlHandler } from './graphql/httpHandler';
import { PublicAnswers } from './graphql/publicAnswers';
import { listenOnSockets } from './graphql/socket';
import { healthChecks } from './http/health';
import { makeHttpServer } from './http/httpServer';
import { clientOf, factsOfRequest, isClientGone, nameOperation, requestIdOf } from './http/requests';
import { sendPlain } from './http/responses';
import { refuseSlowBodies } from './http/slowBodies';
import { beginWork, endWork, watchEventLoop } from './lib/eventLoop';
import type { Monitor } from './monitoring/monitor';
import { DocumentServer } from './pages/documentServer';
import { oembedRouter } from './pages/oembed';
import { oidcRouter } from './pages/oidcRoute';
import { readerRouter } from './pages/readerRoute';
import { unsubscribeRouter } from './pages/unsubscribeRoute';
import { plainSecurityHeaders, securityHeaders, webPages } from './pages/webPages';
import { createContext, type Services } from './request/context';
import { clientError } from './request/errorMapping';
import { createRestRouter } from './rest/router';
import { makeSchema } from './schema';
import { type AppDeps, makeServices, type Workers } from './services';
import { startCleanUp } from './startup/cleanUp';

export interface App extends Workers {
  server: Server;
  services: Services;
  monitor: Monitor;
  /** Ends the hourly clean-up. */
  stopCleanUp(): void;
  /** Starts listening and returns the port. */
  listen(): Promise<number>;
  /**
   * Takes requests for SHUTDOWN_GRACE_MS, lets current ones finish, closes the sockets and releases everything except the
   * data source.
   */
  close(): Promise<void>;
}

interface WebDeps {
  services: Services;
  schema: GraphQLSchema;
  admission: Admission;
  publicAnswers: PublicAnswers;
  storyCards: StoryCards;
  health: Router;
  /** Answers a person's request for an unknown address with a page. */
  answerMissing: RequestListener;
}

/** First segments of addresses that metrics distinguish. */
const namedAreas = new Set(serverPaths.map((area) => `/${area}`)).add('/assets').add('/blog');

/** Serves everything but /graphql. */
function webHandler({ services, schema, admission, publicAnswers, storyCards, health, ...deps }: WebDeps) {
  const { config, log } = services;
  const workOf = new WeakMap<object, { name: string }>();

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
      admission,
      requestIdOf,
      clientOf: (request) => clientOf(request, config.trustProxy),
      nameWork: (request, name) => {
        nameOperation(request, name);
        const work = workOf.get(request);
        if (work) work.name = name;
      },
      remember: (key, make) =>
        publicAnswers.getOrMake(`REST ${key}`, async (keep) => {
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
  web.use(unsubscribeRouter(services));
  web.use(readerRouter(services));
  web.use(oidcRouter({ services, requestIdOf }));
  web.use(cardRouter(services, admission, storyCards));
  web.use(oembedRouter({ services, publicAnswers, requestIdOf }));
  web.use(webPages(deps.answerMissing));
  web.use((_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  const onError: ErrorRequestHandler = (error, request, response, _next) => {
    if (isClientGone(error, response)) return undefined;
    if (error instanceof URIError)
      return void response.status(400).type('text').send(`${messages.badPath}\n`);
    const known = clientError(error);
    if (known && !response.headersSent) return sendPlain(response, known);
    log.error({ err: error, requestId: requestIdOf(request) }, 'a request failed');
    if (!response.headersSent)
      response.status(500).type('text').send('Something went wrong. Please try again.');
  };
  web.use(onError);

  return (request: IncomingMessage, response: ServerResponse): void => {
    // Named after the first segment of its path only, because the others can be secret.
    const [, area = ''] = /^(\/[\w.-]{0,40})/.exec(request.url ?? '') ?? [];
    const work = beginWork(`${request.method} ${area}`, requestIdOf(request));
    if (namedAreas.has(area)) nameOperation(request, area);
    workOf.set(request, work);
    response.once('close', () => endWork(work));
    web(request, response);
  };
}

/** Makes the handler of all requests, and what executes operations. */
async function makeRequestHandler(
  deps: Pick<WebDeps, 'services' | 'publicAnswers' | 'storyCards' | 'health'>,
) {
  const { services, publicAnswers } = deps;
  const { config, log } = services;
  const schema = makeSchema();
  const admission = new Admission(schema, services.db);
  const apollo = makeApollo(schema, log, admission);
  await apollo.start();
  const answerGraphql = graphqlHandler({ apollo, services, admission, publicAnswers });

  const headers = plainSecurityHeaders(config);
  const pages = new DocumentServer({ services, schema, admission, publicAnswers, headers });
  const answerWeb = webHandler({
    ...deps,
    schema,
    admission,
    answerMissing: (request, response) => pages.answerMissing(request, response),
  });
  const answer: RequestListener = (request, response) => {
    if (request.url === '/graphql' || request.url?.startsWith('/graphql?'))
      void answerGraphql(request, response);
    else if (!pages.answer(request, response)) answerWeb(request, response);
  };
  return { apollo, answer, schema, admission };
}

/** Builds the app on an open, migrated data source. The caller closes the data source. */
export async function createApp(configured: ReadyConfig, deps: AppDeps): Promise<App> {
  const { dataSource, log } = deps;
  const guard = guardOf(dataSource);
  guard.serve(log, configured.slowStatementMs);
  const events = makePubSub(configured.redisUrl, log);
  const { services, workers, storyRenderer, databaseClock, group, readiness, monitor } = makeServices(
    configured,
    deps,
    events,
  );
  const { config } = services;
  await Promise.all([databaseClock.measure(), group.refresh(), services.deletionList.check()]);
  const publicAnswers = new PublicAnswers(services.db);
  const storyCards = new StoryCards(services);
  const health = healthChecks(readiness);
  const { apollo, answer, schema, admission } = await makeRequestHandler({
    services,
    publicAnswers,
    storyCards,
    health: health.router,
  });
  // Serving doesn't need it, so a database that refuses writes doesn't prevent the start. The hourly clean-up tries again.
  await admission.trusted
    .register(databaseClock.now())
    .catch((error) => log.warn({ err: error }, 'the documents of this build could not be registered'));

  const http = makeHttpServer(answer);
  const { server } = http;
  const stopRefusing = refuseSlowBodies(server);
  const stopWatching = watchEventLoop(log);
  const housekeeping = startCleanUp({ ...services, documents: admission.trusted }, databaseClock.now);
  for (const worker of [databaseClock, ...Object.values(workers)]) worker.start();
  const sockets = listenOnSockets(server, { services, schema, admission });
  monitor.watch(server, {
    isReady: async () => (await health.state()) === 'ready',
    pool: () => guard.counts,
    slowStatements: () => guard.statements.slowCount,
    mails: workers.mailQueue,
    tasks: { ...workers, cleanUp: housekeeping },
    lastBackupAt: () => lastBackupAt(services.db),
    rendering: () => ({ story: storyRenderer.counts, card: storyCards.counts }),
    sockets: sockets.counts,
    publicAnswers: () => publicAnswers.counts,
    clockOffsetMs: () => databaseClock.offset?.ms,
  });

  return {
    server,
    services,
    ...workers,
    monitor,
    stopCleanUp: housekeeping.stop,
    async listen() {
      await monitor.listen();
      return http.listen(config);
    },
    async close() {
      health.startDraining();
      http.startDraining();
      if (config.shutdownGraceMs > 0) await sleep(config.shutdownGraceMs);
      housekeeping.stop();
      stopRefusing();
      stopWatching();
      // Must come before closing the sockets: a shutdown of the server doesn't mean that members leave their rooms.
      const workersClosed = Promise.all(Object.values(workers).map((worker) => worker.close()));
      const closed = http.close();
      await sockets.close();
      await closed;
      await storyRenderer.close();
      await storyCards.close();
      await apollo.stop();
      await workersClosed;
      await databaseClock.close();
      await group.close();
      await monitor.close();
      await events.close();
    },
  };
}
