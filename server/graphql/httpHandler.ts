import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Context, createContext, type Services } from '../context';
import {
  type Answer,
  BodyTooLarge,
  factsOfRequest,
  readBody,
  requestIdOf,
  sendAnswer,
  storyBodyBytes,
} from '../http';
import { checkSize } from './cost';
import type { PublicAnswers } from './publicAnswers';

/** Visitors have nothing as long as a story to say. */
const bodyLimits = { member: storyBodyBytes, visitor: 100 * 1024 };
/** Longer requests than this are not worth keeping the answer of. */
const keptRequestLimit = 8 * 1024;

interface Deps {
  apollo: ApolloServer<Context>;
  services: Services;
  persisted: ReadonlyMap<string, string>;
  publicAnswers: PublicAnswers;
}

class BadRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code = 'BAD_REQUEST',
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** Answers /graphql over HTTP: straight on node:http, since Express costs more here than the query. */
export function graphqlHandler({ apollo, services, persisted, publicAnswers }: Deps) {
  const sized = new LRUCache<string, true>({
    max: 1_000,
    maxSize: 4_000_000,
    sizeCalculation: (_, query) => query.length + 1,
  });

  /** Puts the persisted document in its id's place; of other documents, checks the size. */
  function withQuery(body: unknown): { body: unknown; own: boolean } {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return { body, own: false };
    const { documentId, ...rest } = body as Record<string, unknown>;
    if (documentId !== undefined) {
      const query =
        typeof documentId === 'string' ? persisted.get(documentId.replace(/^sha256:/, '')) : undefined;
      if (!query) throw new BadRequest(400, 'No such persisted document', 'PERSISTED_QUERY_NOT_FOUND');
      if (rest.query !== undefined) throw new BadRequest(400, 'Send either a query or a documentId');
      return { body: { ...rest, query }, own: true };
    }
    if (typeof rest.query === 'string' && !sized.has(rest.query)) {
      refuseTooLarge(rest.query);
      sized.set(rest.query, true);
    }
    return { body, own: false };
  }

  // Made here rather than by Apollo, whose answer to a failure has no request id.
  const contextOf = (request: IncomingMessage, requestId: string) =>
    createContext(services, factsOfRequest(request, requestId, services.config.trustProxy));

  async function run(request: IncomingMessage, context: Context, body: unknown): Promise<Answer> {
    // The two that Apollo and our plugins read.
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
    return {
      status: statusOf(answer.status ?? 200, answer.headers.get('content-type'), text),
      headers: { 'Cache-Control': 'no-store', ...Object.fromEntries(answer.headers) },
      body: Buffer.from(text),
    };
  }

  async function answerPost(request: IncomingMessage, requestId: string): Promise<Answer> {
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type !== 'application/json')
      throw new BadRequest(415, 'Send application/json', 'BAD_REQUEST', {
        'Accept-Post': 'application/json',
      });
    // Before the body, so that no stranger makes the server read a long one.
    const context = request.headers.authorization ? await contextOf(request, requestId) : undefined;
    const text = await readBody(request, context?.viewer ? bodyLimits.member : bodyLimits.visitor);
    let parsed: unknown;
    const parseBody = () => {
      try {
        parsed = JSON.parse(text);
      } catch {
        throw new BadRequest(400, 'The body is not JSON');
      }
      return withQuery(parsed);
    };
    // Only our own client's documents are kept, and they come by their id.
    if (context || text.length > keptRequestLimit || !text.includes('"documentId"')) {
      const { body } = parseBody();
      return run(request, context ?? (await contextOf(request, requestId)), body);
    }
    const accept = request.headers.accept ?? '';
    return publicAnswers.remember(`${accept}\n${text}`, async (keep) => {
      const { body, own } = parseBody();
      const context = await contextOf(request, requestId);
      const answer = await run(request, context, body);
      const whole = answer.status === 200 && !answer.body?.includes('"errors":');
      if (own && whole && isQuery(body) && !context.answer.perishable) keep(answer);
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
    try {
      sendAnswer(response, await answerTo(request, requestId), requestId);
    } catch (error) {
      const { status, message, code, headers } =
        error instanceof BadRequest
          ? error
          : error instanceof BodyTooLarge
            ? new BadRequest(413, 'The body is too large', 'BAD_REQUEST', { Connection: 'close' })
            : new BadRequest(500, 'Something went wrong. Please try again.', 'INTERNAL_SERVER_ERROR');
      if (status === 500) services.log.error({ err: error, requestId }, 'a request failed');
      const extensions = { code, ...(status === 500 && { requestId }) };
      const body = Buffer.from(JSON.stringify({ errors: [{ message, extensions }] }));
      const type = { 'Content-Type': 'application/json; charset=utf-8' };
      sendAnswer(response, { status, headers: { ...type, ...headers }, body }, requestId);
    }
  };
}

const refusedByGraphql = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/** The older media type has 200 for every request that could be read, whatever GraphQL finds wrong with it. */
function statusOf(status: number, contentType: string | undefined, text: string): number {
  if (status !== 400 || !contentType?.startsWith('application/json')) return status;
  const { errors } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
  return refusedByGraphql.has(errors?.[0]?.extensions?.code ?? '') ? 200 : status;
}

/** Only queries are kept: what a mutation answers is nobody else's. */
const isQuery = (body: unknown) => /^\s*(query\b|\{)/.test(String((body as { query?: unknown }).query));

/** A document that does not parse is left to Apollo, whose answer names the place. */
function refuseTooLarge(query: string) {
  try {
    checkSize(query);
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.code === 'BAD_USER_INPUT')
      throw new BadRequest(400, error.message, 'BAD_USER_INPUT');
  }
}
