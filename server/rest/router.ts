import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { bearerChallenge, readMethods, reserveBytes } from '../http/responses';
import { type Call, callsOf } from './call';
import { docsRouter } from './docsPage';
import { type FileRoute, fileRoutes } from './fileRoutes';
import { type CallDependencies, callHandler } from './handleCall';
import { send, textAnswer } from './httpBodies';
import { openApiDocument } from './openApi';
import { type ErrorNames, noSuchPath, notAllowed, toRestError } from './restError';
import type { Route } from './route';
import { routes } from './routes';

export interface RestDependencies extends CallDependencies {
  requestIdOf: (request: Request) => string;
  /** The client's key for limits. */
  clientOf: (request: Request) => string;
  /** Logs internal errors. */
  report: (error: unknown, request: Request) => void;
  /** Names a request by its route, for the log and metrics. */
  nameWork?: (request: Request, name: string) => void;
  /** The table of routes, replaceable by tests. */
  routes?: readonly Route[];
  /** The table of files, replaceable by tests. */
  fileRoutes?: readonly FileRoute[];
}

/** Sorts paths so that a `:name` comes after a literal segment, which it would capture; `~` sorts after all letters. */
const bySpecificity = (a: string, b: string) => (a.replaceAll(':', '~') < b.replaceAll(':', '~') ? -1 : 1);

/** A method of a path, with its handler. */
interface Endpoint extends ErrorNames {
  method: Route['method'];
  path: string;
  /** Answers the request. */
  handle: (request: Request, response: Response) => Promise<void>;
}

const fileEndpoint = ({ method, path, send: sendFile }: FileRoute, deps: RestDependencies): Endpoint => ({
  method,
  path,
  takesBody: false,
  handle: async (request, response) =>
    sendFile(await deps.createContext(request, request.headers.authorization), request, response),
});

function callEndpoint(call: Call, deps: RestDependencies): Endpoint {
  const { method, path } = call.route;
  const { body, query } = call.inputs;
  const answerOf = callHandler(call, deps);
  return {
    method,
    path,
    takesBody: method !== 'GET',
    names: new Map([...body, ...query].map(({ name, target }) => [target, name])),
    async handle(request, response) {
      const answer = await answerOf(request, response);
      reserveBytes(response, answer, deps.clientOf(request));
      send(response, answer);
    },
  };
}

/** The REST adapter: the table's routes, the OpenAPI document and its page. */
export function createRestRouter(deps: RestDependencies): Router {
  const files = deps.fileRoutes ?? (deps.routes ? [] : fileRoutes);
  const calls = callsOf(deps.schema, deps.routes ?? routes);
  const endpoints = [
    ...files.map((file) => fileEndpoint(file, deps)),
    ...calls.map((call) => callEndpoint(call, deps)),
  ];
  const router = Router();

  const sendError = (error: unknown, request: Request, response: Response, names?: ErrorNames) => {
    const { status, body, headers } = toRestError(error, {
      takesBody: true,
      ...names,
      schema: deps.schema,
      requestId: deps.requestIdOf(request),
      challenge: bearerChallenge(request),
      report: (cause) => deps.report(cause, request),
    });
    send(response, textAnswer(status, JSON.stringify(body), { 'Cache-Control': 'no-store', ...headers }));
  };

  /** Makes a handler that answers OPTIONS and refuses the methods that a path doesn't take. */
  const otherMethods = (allow: string) => (request: Request, response: Response) => {
    if (request.method === 'OPTIONS') send(response, textAnswer(204, undefined, { Allow: allow }));
    else sendError(notAllowed(request.method, allow), request, response);
  };

  router.use(docsRouter(() => JSON.stringify(openApiDocument(calls, files)), otherMethods(readMethods)));

  for (const path of [...new Set(endpoints.map((endpoint) => endpoint.path))].sort(bySpecificity)) {
    const ofPath = endpoints.filter((endpoint) => endpoint.path === path);
    const route = router.route(path);
    for (const { method, handle, ...names } of ofPath) {
      const name = `${method} /api${path}`;
      route[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete']((request, response) => {
        deps.nameWork?.(request, name);
        return handle(request, response).catch((error: unknown) =>
          sendError(error, request, response, names),
        );
      });
    }
    const methods = ofPath.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    route.all(otherMethods([...methods, 'OPTIONS'].join(', ')));
  }

  router.use((request, response) => sendError(noSuchPath(), request, response));
  const onError: ErrorRequestHandler = (error, request, response, _next) =>
    sendError(error, request, response);
  router.use(onError);
  return router;
}
