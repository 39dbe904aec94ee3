import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { type Context, createContext, type Services } from '../context';
import { messages } from '../contract/messages';
import { documents } from '../contract/routes';
import { AppError, httpStatusOf, tellable } from '../errors';
import { beginWork, endWork } from '../eventLoop';
import type { OperationCosts } from '../graphql/operationCosts';
import { operationRunner, type RunOperation } from '../graphql/operationRunner';
import type { PublicAnswers } from '../graphql/publicAnswers';
import { type Answer, clientOf, factsOfRequest, isClientGone, requestIdOf, reserveBytes } from '../http';
import { pageAssets } from './assets';
import { encode, encodingFor } from './encodings';
import { isResource, type Page, type PageRequest, type Read, type Resource } from './page';
import { renderPage } from './renderPage';
import { errorPage, pageNotFound } from './routes/missing';
import { pageRoutes } from './routes/table';

export interface DocumentsDeps {
  services: Services;
  schema: GraphQLSchema;
  costs: OperationCosts;
  publicAnswers: PublicAnswers;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
}

const routes = documents.map((path) => ({
  ...pageRoutes[path],
  path,
  pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
}));

interface Found {
  route: (typeof routes)[number];
  params: Record<string, string>;
  query: URLSearchParams;
  /** The same for requests that get the same document. */
  key: string;
}

/** The document of an address; undefined if it is none's. */
function find(url: string): Found | undefined {
  const [path = '', search = ''] = url.split('?', 2);
  for (const route of routes) {
    const match = route.pattern.exec(path);
    if (!match) continue;
    const params: Record<string, string> = {};
    try {
      for (const [name, value] of Object.entries(match.groups ?? {}))
        params[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
    const given = new URLSearchParams(search);
    const query = new URLSearchParams();
    for (const name of route.query ?? []) {
      const value = given.get(name);
      if (value) query.set(name, value);
    }
    return { route, params, query, key: `${route.path} ${JSON.stringify(params)} ${query}` };
  }
  return undefined;
}

/** Whether the client's copy is current. Source: RFC 9110, section 13.1.2. */
const hasIt = (request: IncomingMessage, etag: string) =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');

const htmlType = 'text/html; charset=utf-8';

/** Longer addresses aren't kept. */
const keptKeyMax = 500;

/** Serves the public documents on node:http, as bytes that are kept until a write changes what visitors see. */
export function documentsHandler({ services, schema, costs, publicAnswers, headers }: DocumentsDeps) {
  const { config, log } = services;
  const runners = new Map<DocumentNode, RunOperation>();

  /** Runs operations as a visitor, at the cost of the client. */
  const readerFor =
    (context: Context): Read =>
    async (operation, variables) => {
      await costs.charge(context, { document: operation, variables, isOwn: true });
      const run = runners.get(operation) ?? operationRunner(schema, operation);
      runners.set(operation, run);
      return (await run(context, variables)) as never;
    };

  const answerOf = (made: Page | Resource): Answer => {
    const body = Buffer.from(isResource(made) ? made.body : renderPage(made, config.appUrl));
    return {
      status: made.status ?? 200,
      headers: {
        ...headers,
        'Content-Type': isResource(made) ? made.type : htmlType,
        'Content-Security-Policy': isResource(made) ? "default-src 'none'" : pageAssets().policy,
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
      },
      body,
    };
  };

  async function makeAnew({ route, params, query }: Found, request: IncomingMessage): Promise<Answer> {
    const facts = factsOfRequest(request, requestIdOf(request), config.trustProxy);
    const context = await createContext(services, { ...facts, authorization: undefined });
    const pageRequest: PageRequest = { params, query, read: readerFor(context), services };
    const answer = answerOf(await route.make(pageRequest));
    costs.chargeBytes(context, answer.body?.length ?? 0);
    return answer;
  }

  /** The document in an encoding, kept if it was found. */
  const keptAnswer = (found: Found, request: IncomingMessage): Promise<Answer> => {
    const key = `document ${found.key}`;
    const mayKeep = key.length <= keptKeyMax;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const whole = () =>
      publicAnswers.remember(key, async (keep) => {
        const made = await makeAnew(found, request);
        const etag = createHash('sha256')
          .update(made.body ?? '')
          .digest('base64url')
          .slice(0, 27);
        const answer = { ...made, headers: { ...made.headers, ETag: `"${etag}"` } };
        if (answer.status === 200 && mayKeep) keep(answer);
        return answer;
      });
    if (encoding === 'identity') return whole();
    return publicAnswers.remember(`${encoding} ${key}`, async (keep) => {
      const plain = await whole();
      const answer = {
        ...plain,
        headers: {
          ...plain.headers,
          'Content-Encoding': encoding,
          ETag: plain.headers.ETag?.replace(/"$/, `-${encoding}"`) ?? '',
        },
        body: await encode(plain.body ?? Buffer.alloc(0), encoding),
      };
      if (answer.status === 200 && mayKeep) keep(answer);
      return answer;
    });
  };

  function failureOf(error: unknown, requestId: string, address: string): Answer {
    const known = tellable(error);
    if (!known) log.error({ err: error, requestId }, 'a request failed');
    const { code, message, details } = known ?? new AppError('INTERNAL_SERVER_ERROR', messages.internal);
    const answer = answerOf(errorPage(httpStatusOf(code), message, address));
    if (details.retryAfter) answer.headers['Retry-After'] = String(details.retryAfter);
    return answer;
  }

  function send(request: IncomingMessage, response: ServerResponse, requestId: string, answer: Answer) {
    if (response.headersSent) return void response.destroy();
    const isCurrent = answer.status === 200 && hasIt(request, answer.headers.ETag ?? '');
    const { 'Content-Encoding': encoding, ...rest } = answer.headers;
    response.writeHead(isCurrent ? 304 : answer.status, {
      ...rest,
      'X-Request-Id': requestId,
      ...(!isCurrent && {
        ...(encoding && { 'Content-Encoding': encoding }),
        'Content-Length': answer.body?.length ?? 0,
      }),
    });
    response.end(isCurrent || request.method === 'HEAD' ? undefined : answer.body);
  }

  const sending = async (
    request: IncomingMessage,
    response: ServerResponse,
    answer: () => Promise<Answer>,
  ): Promise<void> => {
    const requestId = requestIdOf(request);
    const work = beginWork('GET document', requestId);
    response.once('close', () => endWork(work));
    try {
      const given = await answer();
      reserveBytes(response, given, clientOf(request, config.trustProxy));
      send(request, response, requestId, given);
    } catch (error) {
      if (isClientGone(error, response)) return void response.destroy();
      send(request, response, requestId, failureOf(error, requestId, request.url ?? '/'));
    }
  };

  let missing: Answer | undefined;

  return {
    /** Answers a request for a public document; false if its address is none's. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const found = find(request.url ?? '');
      if (!found) return false;
      void sending(request, response, () => keptAnswer(found, request));
      return true;
    },
    /** Answers a request for an address that nothing is at. */
    answerMissing(request: IncomingMessage, response: ServerResponse): void {
      missing ??= answerOf(pageNotFound);
      const answer = missing;
      void sending(request, response, async () => answer);
    },
  };
}
