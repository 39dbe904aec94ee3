import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Context, createContext, type Services } from '../context';
import { messages } from '../contract/messages';
import { AppError, type ErrorDetails, httpStatusOf, toAppError } from '../errors';
import { beginWork, endWork } from '../eventLoop';
import {
  type Answer,
  BodyTooLarge,
  clientOf,
  factsOfRequest,
  isClientGone,
  nameOperation,
  readBody,
  requestIdOf,
  reserveBytes,
  sendAnswer,
  storyBodyBytes,
} from '../http';
import { checkSize } from './cost';
import type { OperationCosts } from './operationCosts';
import { forAnyone, type PublicAnswers } from './publicAnswers';

/** Visitors send no stories. */
const bodyLimits = { member: storyBodyBytes, visitor: 100 * 1024 };
/** Responses to longer requests aren't cached. */
const keptRequestLimit = 8 * 1024;

interface Deps {
  apollo: ApolloServer<Context>;
  services: Services;
  persisted: ReadonlyMap<string, string>;
  publicAnswers: PublicAnswers;
  costs: OperationCosts;
}

class BadRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code = 'BAD_REQUEST',
    readonly headers: Record<string, string> = {},
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}

/** Maps errors that occur before there is an operation, such as failed authentication. */
function failureOf(error: unknown): BadRequest {
  if (error instanceof BadRequest) return error;
  if (error instanceof BodyTooLarge)
    return new BadRequest(413, 'The body is too large', 'BAD_REQUEST', { Connection: 'close' });
  const { code, message, details } =
    toAppError(error) ?? new AppError('INTERNAL_SERVER_ERROR', messages.internal);
  const headers: Record<string, string> =
    details.retryAfter === undefined ? {} : { 'Retry-After': String(details.retryAfter) };
  return new BadRequest(httpStatusOf(code), message, code, headers, details);
}

function failedAnswer({ status, message, code, headers, details }: BadRequest, requestId: string): Answer {
  const extensions = { code, ...(status === 500 && { requestId }), ...details };
  const body = Buffer.from(JSON.stringify({ errors: [{ message, extensions }] }));
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers }, body };
}

/** The name of the operation in an unvalidated request, for the log. */
function operationOf(body: unknown): string {
  const { operationName, query } = (body ?? {}) as { operationName?: unknown; query?: unknown };
  const named = typeof operationName === 'string' ? operationName : typeof query === 'string' ? query : '';
  return /^\s*(?:(?:query|mutation|subscription)\s+)?(\w{1,80})/.exec(named)?.[1] ?? '(unnamed)';
}

/**
 * Replaces document ids by persisted documents, and names their requests by the operations in them, never by what the
 * client sends. Limits the size of other documents.
 */
function queryReader(persisted: Deps['persisted']) {
  const sized = new LRUCache<string, true>({
    max: 1_000,
    maxSize: 4_000_000,
    sizeCalculation: (_, query) => query.length + 1,
  });

  const names = new Map([...persisted.values()].map((query) => [query, `GraphQL ${operationOf({ query })}`]));

  return function withQuery(body: unknown, request: IncomingMessage): { body: unknown; own: boolean } {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return { body, own: false };
    const { documentId, ...rest } = body as Record<string, unknown>;
    if (documentId !== undefined) {
      const query =
        typeof documentId === 'string' ? persisted.get(documentId.replace(/^sha256:/, '')) : undefined;
      if (!query) throw new BadRequest(400, 'No such persisted document', 'PERSISTED_QUERY_NOT_FOUND');
      if (rest.query !== undefined) throw new BadRequest(400, 'Send either a query or a documentId');
      nameOperation(request, names.get(query) ?? 'other');
      return { body: { ...rest, query }, own: true };
    }
    if (typeof rest.query === 'string' && !sized.has(rest.query)) {
      refuseTooLarge(rest.query);
      sized.set(rest.query, true);
    }
    return { body, own: false };
  };
}

async function execute(
  apollo: ApolloServer<Context>,
  request: IncomingMessage,
  context: Context,
  body: unknown,
) {
  // The headers that Apollo and our plugins read.
  const headers = new HeaderMap();
  for (const name of ['accept', 'content-type'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const query = request.url?.indexOf('?') ?? -1;
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method ?? 'POST',
      headers,
      search: query < 0 ? '' : (request.url ?? '').slice(query),
      body,
    },
    context: async () => context,
  });
  let text = '';
  if (answer.body.kind === 'complete') text = answer.body.string;
  else for await (const chunk of answer.body.asyncIterator) text += chunk;
  return { status: answer.status, headers: answer.headers, text };
}

/** Serves /graphql on node:http, because Express would cost more than the query. */
export function graphqlHandler({ apollo, services, persisted, publicAnswers, costs }: Deps) {
  const works = new WeakMap<IncomingMessage, { name: string }>();
  const withQuery = queryReader(persisted);
  // Created here because Apollo's response to a failure has no request id.
  const contextOf = (request: IncomingMessage, requestId: string) =>
    createContext(services, factsOfRequest(request, requestId, services.config.trustProxy));

  async function run(request: IncomingMessage, context: Context, body: unknown): Promise<Answer> {
    const work = works.get(request);
    if (work) work.name = `GraphQL ${operationOf(body)}`;
    const { status = 200, headers, text } = await execute(apollo, request, context, body);
    const bytes = Buffer.from(text);
    costs.chargeBytes(context, bytes.length);
    return {
      status: statusOf(status, headers.get('content-type'), text),
      headers: { 'Cache-Control': 'no-store', ...Object.fromEntries(headers) },
      body: bytes,
    };
  }

  async function answerPost(request: IncomingMessage, requestId: string): Promise<Answer> {
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type !== 'application/json')
      throw new BadRequest(415, 'Send application/json', 'BAD_REQUEST', {
        'Accept-Post': 'application/json',
      });
    // Authenticate before reading the body, so that strangers can't send large ones.
    const context = request.headers.authorization ? await contextOf(request, requestId) : undefined;
    const text = await readBody(request, context?.viewer ? bodyLimits.member : bodyLimits.visitor);
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      throw new BadRequest(400, 'The body is not JSON');
    }
    const { body, own } = withQuery(parsed, request);
    // Cache only our own client's queries. A mutation's response must not be shared, not even while it is
    // pending.
    if (context || text.length > keptRequestLimit || !own || !isQuery(body))
      return run(request, withBytes(context ?? (await contextOf(request, requestId)), text), body);
    const accept = request.headers.accept ?? '';
    return publicAnswers.remember(`${accept}\n${text}`, async (keep) => {
      const context = withBytes(await contextOf(request, requestId), text);
      const answer = forAnyone(await run(request, context, body));
      const whole = answer.status === 200 && !answer.body?.includes('"errors":');
      if (whole && !context.answer.perishable) keep(answer);
      return answer;
    });
  }

  async function answerGet(request: IncomingMessage, requestId: string): Promise<Answer> {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams.get('query');
    if (query !== null) refuseTooLarge(query);
    return run(request, await contextOf(request, requestId), '');
  }

  async function answerTo(request: IncomingMessage, requestId: string): Promise<Answer> {
    if (request.method === 'POST') return answerPost(request, requestId);
    if (request.method === 'GET' || request.method === 'HEAD') return answerGet(request, requestId);
    throw new BadRequest(405, 'Use GET or POST', 'BAD_REQUEST', { Allow: 'GET, POST' });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = requestIdOf(request);
    const work = beginWork('GraphQL', requestId);
    works.set(request, work);
    response.once('close', () => endWork(work));
    try {
      const answer = await answerTo(request, requestId);
      reserveBytes(response, answer, clientOf(request, services.config.trustProxy));
      sendAnswer(response, answer, requestId);
    } catch (error) {
      if (isClientGone(error, response)) return void response.destroy();
      const failure = failureOf(error);
      if (failure.status === 500) services.log.error({ err: error, requestId }, 'a request failed');
      sendAnswer(response, failedAnswer(failure, requestId), requestId);
    }
  };
}

const withBytes = (context: Context, { length }: string): Context =>
  Object.assign(context, { bodyBytes: length });

const refusedByGraphql = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/**
 * The older media type application/json requires 200 for every well-formed request, even with GraphQL errors.
 */
function statusOf(status: number, contentType: string | undefined, text: string): number {
  if (status !== 400 || !contentType?.startsWith('application/json')) return status;
  const { errors } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
  return refusedByGraphql.has(errors?.[0]?.extensions?.code ?? '') ? 200 : status;
}

const isQuery = (body: unknown) => /^\s*(query\b|\{)/.test(String((body as { query?: unknown }).query));

/** Apollo reports syntax errors itself, with their location. */
function refuseTooLarge(query: string) {
  try {
    checkSize(query);
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.code === 'BAD_USER_INPUT')
      throw new BadRequest(400, error.message, 'BAD_USER_INPUT');
  }
}
