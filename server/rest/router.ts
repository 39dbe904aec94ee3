import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { authorizeBeforehand } from '../authz/authorize';
import type { Context } from '../context';
import { unauthenticated } from '../errors';
import type { CostHeaders, OperationCosts } from '../graphql/operationCosts';
import { forAnyone } from '../graphql/publicAnswers';
import { type Answer, reserveBytes } from '../http';
import { jsonAnswer, send } from './answer';
import { type DirectRoute, directRoutes } from './direct';
import { docsRouter } from './docsPage';
import { operationsOf } from './documents';
import { type Inputs, inputsOf } from './inputs';
import { nextLink } from './nextLink';
import { openApiDocument } from './openApi';
import { bodyReader } from './readBody';
import { copyWordsOf, noSuchPath, notAllowed, toRestError } from './restError';
import type { Route } from './route';
import { routes } from './routes';
import { type PreparedOperation, prepareOperation } from './runOperation';

export interface RestDependencies {
  schema: GraphQLSchema;
  /** The context of a request, as for /graphql; without `authorization` a visitor's. */
  createContext: (request: Request, authorization: string | undefined) => Promise<Context>;
  costs: OperationCosts;
  requestIdOf: (request: Request) => string;
  /** The client's key for limits. */
  clientOf: (request: Request) => string;
  /** Names a request by its route, for the log. */
  nameWork?: (request: Request, name: string) => void;
  /** Logs internal errors. */
  report: (error: unknown, request: Request) => void;
  /**
   * Returns the cached response for a key, or computes and may cache it. Only for responses that are the same
   * for all visitors.
   */
  remember?: (key: string, make: () => Promise<Answer>) => Promise<Answer>;
  /** The table of routes, replaceable by tests. */
  routes?: readonly Route[];
  /** The table of files, replaceable by tests. */
  direct?: readonly DirectRoute[];
}

const bodyBytes = 100_000;

/** A response to a member, which no cache may store, even if it is the same for everyone. */
const notStored = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'Cache-Control': 'no-store' },
});

type Handler = (request: Request, response: Response) => Promise<Answer>;

function handlerOf(
  route: Route,
  inputs: Inputs,
  operation: PreparedOperation,
  deps: RestDependencies,
): Handler {
  const readBody = bodyReader(route.bodyLimit ?? bodyBytes);
  const status = route.status ?? 200;

  const variablesOf = (request: Request, body: unknown, viewerId: string | undefined) =>
    operation.read({ path: request.params, query: request.query, body, viewerId });

  async function answer(
    request: Request,
    response: Response,
    variables: Record<string, unknown>,
    context: Context,
  ) {
    let costHeaders: CostHeaders = {};
    const charged = { document: operation.document, variables, isOwn: true };
    try {
      await deps.costs.charge(context, charged, (headers) => {
        costHeaders = { ...costHeaders, ...headers };
      });
    } catch (error) {
      response.setHeaders(new Map(Object.entries(costHeaders)));
      throw error;
    }
    const { body, nextAfter } = await operation.run(variables, context);
    const link = nextAfter === undefined ? undefined : nextLink(request, route, inputs, nextAfter);
    const answered = jsonAnswer(status, body, {
      'Cache-Control': route.cacheable && !context.viewer ? 'no-cache' : 'no-store',
      ...(route.cacheable && { Vary: 'Authorization' }),
      ...costHeaders,
      ...(link && { Link: link }),
    });
    deps.costs.chargeBytes(context, answered.body?.length ?? 0);
    return answered;
  }

  const name = `${route.method} /api${route.path}`;
  return async (request, response) => {
    deps.nameWork?.(request, name);
    // Routes with `auth: 'none'` always run as a visitor. Signing in and similar operations read the token
    // only to refuse a personal access token; an expired token doesn't block them.
    const asVisitor = route.auth === 'none' && !operation.isForSignIns;
    const authorization = asVisitor ? undefined : request.headers.authorization;
    if (route.cacheable && !authorization && deps.remember) {
      const variables = variablesOf(request, undefined, undefined);
      const kept = await deps.remember(`${route.path} ${JSON.stringify(variables)}`, async () =>
        forAnyone(await answer(request, response, variables, await deps.createContext(request, undefined))),
      );
      return request.headers.authorization ? notStored(kept) : kept;
    }
    const context = await deps.createContext(request, authorization);
    // Check before reading the body, so that callers without permission can't send large ones.
    if (route.auth === 'required' && !context.viewer) throw context.refusedToken ?? unauthenticated();
    for (const field of operation.fields) authorizeBeforehand(context, field);
    const body = await readBody(request, response);
    const { within } = route;
    if (within && (await within.ownerOf(context, String(request.params.id))) !== request.params[within.name])
      throw noSuchPath();
    return answer(request, response, variablesOf(request, body, context.viewer?.id), context);
  };
}

/** Sorts paths so that a `:name` doesn't capture a literal segment. */
const bySpecificity = (a: string, b: string) => (a.replaceAll(':', '~') < b.replaceAll(':', '~') ? -1 : 1);

/** The REST adapter: the table's routes, the OpenAPI document and its page. */
export function createRestRouter(deps: RestDependencies): Router {
  const table = deps.routes ?? routes;
  const direct = deps.direct ?? (deps.routes ? [] : directRoutes);
  const operationOf = operationsOf(deps.schema);
  const router = Router();
  const copyWords = copyWordsOf(deps.schema);

  const sendError = (
    error: unknown,
    request: Request,
    response: Response,
    inputs?: Inputs,
    takesBody = true,
  ) => {
    const { status, body, headers } = toRestError(error, {
      requestId: deps.requestIdOf(request),
      names: new Map(
        [...(inputs?.body ?? []), ...(inputs?.query ?? [])].map(({ name, target }) => [target, name]),
      ),
      takesBody,
      copyWords,
      authorized: request.headers.authorization !== undefined,
      report: (cause) => deps.report(cause, request),
    });
    send(response, jsonAnswer(status, JSON.stringify(body), { 'Cache-Control': 'no-store', ...headers }));
  };

  const document = openApiDocument(deps.schema, table, operationOf, direct);
  router.use(docsRouter(JSON.stringify(document)));

  for (const path of [...new Set([...table, ...direct].map((row) => row.path))].sort(bySpecificity)) {
    const rows = table.filter((row) => row.path === path);
    const files = direct.filter((row) => row.path === path);
    const place = router.route(path);
    for (const { send: sendFile } of files)
      place.get(async (request, response) => {
        try {
          const context = await deps.createContext(request, request.headers.authorization);
          await sendFile(context, request, response);
        } catch (error) {
          sendError(error, request, response, undefined, false);
        }
      });
    for (const row of rows) {
      const operation = operationOf(row.operation);
      const inputs = inputsOf(deps.schema, operation, row);
      const handle = handlerOf(row, inputs, prepareOperation(deps.schema, operation, row, inputs), deps);
      const method = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      place[method]((request, response) =>
        handle(request, response)
          .then((answer) => {
            reserveBytes(response, answer, deps.clientOf(request));
            send(response, answer);
          })
          .catch((error: unknown) => sendError(error, request, response, inputs, row.method !== 'GET')),
      );
    }
    const allow = [
      ...[...files, ...rows].flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
      'OPTIONS',
    ].join(', ');
    place.all((request, response) => {
      if (request.method === 'OPTIONS') send(response, jsonAnswer(204, undefined, { Allow: allow }));
      else sendError(notAllowed(request.method, allow), request, response);
    });
  }

  router.use((request, response) => sendError(noSuchPath(), request, response));
  const onError: ErrorRequestHandler = (error, request, response, _next) =>
    sendError(error, request, response);
  router.use(onError);
  return router;
}
