import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { messages } from '../contract/messages';
import { hasTooManyValues } from '../http/bodyValues';
import {
  BodyTooLarge,
  clientOf,
  factsOfRequest,
  isClientGone,
  nameOperation,
  readBody,
  requestIdOf,
  storyBodyBytes,
} from '../http/requests';
import { type Answer, bearerChallenge, postMethods, reserveBytes, sendAnswer } from '../http/responses';
import { AppError, type ErrorDetails, httpStatusOf } from '../lib/errors';
import { beginWork, endWork, type Work } from '../lib/eventLoop';
import { type Context, createContext, type Services } from '../request/context';
import { toAppError } from '../request/errorMapping';
import type { Admission } from './admission/admission';
import { type PublicAnswers, withoutCallerHeaders } from './publicAnswers';

/** Visitors send no stories. */
const bodyBytesMax = { member: storyBodyBytes, visitor: 100 * 1024 };
/** Responses to longer requests aren't cached. */
const cachedRequestMax = 8 * 1024;

interface Deps {
  apollo: ApolloServer<Context>;
  services: Services;
  admission: Admission;
  publicAnswers: PublicAnswers;
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
function toBadRequest(error: unknown, given: Record<string, string> = {}): BadRequest {
  if (error instanceof BadRequest) return error;
  if (error instanceof GraphQLError) return new BadRequest(400, error.message, String(error.extensions.code));
  if (error instanceof BodyTooLarge)
    return new BadRequest(413, 'The body is too large', 'BAD_REQUEST', { Connection: 'close' });
  const { code, message, details } =
    toAppError(error) ?? new AppError('INTERNAL_SERVER_ERROR', messages.internal);
  const headers: Record<string, string> =
    details.retryAfter === undefined ? given : { ...given, 'Retry-After': String(details.retryAfter) };
  return new BadRequest(httpStatusOf(code), message, code, headers, details);
}

function toAnswer({ status, message, code, headers, details }: BadRequest, requestId: string): Answer {
  const extensions = { code, ...(status === 500 && { requestId }), ...details };
  const body = Buffer.from(JSON.stringify({ errors: [{ message, extensions }] }));
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers }, body };
}

/** The name of the operation in an unvalidated request, for the log. */
function operationOf({ operationName, query }: Record<string, unknown>): string {
  const text = typeof query === 'string' ? query : '';
  const named = typeof operationName === 'string' ? operationName : text;
  // The name alone, or the first words of a document.
  const [, name = '(unnamed)'] = /^\s*(?:(?:query|mutation|subscription)\s+)?(\w{1,80})/.exec(named) ?? [];
  return `GraphQL ${name}`;
}

/**
 * Replaces document ids by persisted documents, and names their requests by the operations in them, never by what the
 * client sends.
 */
function makeQueryReader({ trusted }: Admission) {
  return async function withQuery(
    body: unknown,
    request: IncomingMessage,
    work: Work,
  ): Promise<{ body: unknown; isTrusted: boolean }> {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return { body, isTrusted: false };
    const { documentId, ...rest } = body as Record<string, unknown>;
    const query = await trusted.findNamed({ documentId, query: rest.query });
    if (query !== undefined) {
      work.name = operationOf({ query });
      nameOperation(request, work.name);
      return { body: { ...rest, query }, isTrusted: true };
    }
    work.name = operationOf(rest);
    return { body: rest, isTrusted: false };
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
      method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'POST'),
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

/** Admits a document that callers wrote themselves; leaves syntax errors to Apollo, which reports them with their location. */
async function admit(admission: Admission, context: Context, body: unknown): Promise<void> {
  const { query } = (body ?? {}) as { query?: unknown };
  if (typeof query !== 'string') return;
  const headers: Record<string, string> = {};
  try {
    await admission.admitDocument(context, query, (costs) => Object.assign(headers, costs));
  } catch (error) {
    if (error instanceof AppError) throw toBadRequest(error, headers);
    if (!(error instanceof GraphQLError) || error.extensions.code) throw error;
  }
}

/** Serves /graphql on node:http, because Express would cost more than the query. */
export function graphqlHandler({ apollo, services, admission, publicAnswers }: Deps) {
  const readQuery = makeQueryReader(admission);
  // Apollo doesn't create the context, because its response to a failure has no request id.
  const contextOf = (request: IncomingMessage, requestId: string) =>
    createContext(services, factsOfRequest(request, requestId, services.config.trustProxy));

  async function run(request: IncomingMessage, context: Context, body: unknown): Promise<Answer> {
    const { status = 200, headers, text } = await execute(apollo, request, context, body);
    const bytes = Buffer.from(text);
    admission.chargeBytes(context, bytes.length);
    return {
      status: statusOf(status, headers.get('content-type'), text),
      headers: { 'Cache-Control': 'no-store', ...Object.fromEntries(headers) },
      body: bytes,
    };
  }

  async function answerPost(request: IncomingMessage, requestId: string, work: Work): Promise<Answer> {
    refuseOtherTypes(request);
    // Authenticate before reading the body, so that strangers can't send large ones.
    const context = request.headers.authorization ? await contextOf(request, requestId) : undefined;
    const text = textOf(
      await readBody(request, context?.viewer ? bodyBytesMax.member : bodyBytesMax.visitor),
    );
    if (hasTooManyValues(text)) throw new BadRequest(413, messages.tooManyValues);
    const { body, isTrusted } = await readQuery(jsonOf(text), request, work);
    // Cache only our own client's queries. A mutation's response must not be shared, not even while it is
    // pending.
    if (context || text.length > cachedRequestMax || !isTrusted || !isQuery(body)) {
      const caller = withBodyLength(context ?? (await contextOf(request, requestId)), text);
      if (!isTrusted) await admit(admission, caller, body);
      return run(request, caller, body);
    }
    const accept = request.headers.accept ?? '';
    return publicAnswers.getOrMake(`${accept}\n${text}`, async (keep) => {
      const context = withBodyLength(await contextOf(request, requestId), text);
      const answer = withoutCallerHeaders(await run(request, context, body));
      const isComplete = answer.status === 200 && !answer.body?.includes('"errors":');
      if (isComplete && !context.answer.perishable) keep(answer);
      return answer;
    });
  }

  async function answerGet(request: IncomingMessage, requestId: string): Promise<Answer> {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const context = await contextOf(request, requestId);
    await admit(admission, context, Object.fromEntries(searchParams));
    return run(request, context, '');
  }

  async function answerTo(request: IncomingMessage, requestId: string, work: Work): Promise<Answer> {
    if (request.method === 'POST') return answerPost(request, requestId, work);
    if (request.method === 'GET' || request.method === 'HEAD') return answerGet(request, requestId);
    if (request.method === 'OPTIONS')
      return { status: 204, headers: { Allow: postMethods }, body: undefined };
    throw new BadRequest(405, 'Use GET or POST', 'BAD_REQUEST', { Allow: postMethods });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = requestIdOf(request);
    const work = beginWork('GraphQL', requestId);
    response.once('close', () => endWork(work));
    try {
      const answer = await answerTo(request, requestId, work);
      reserveBytes(response, answer, clientOf(request, services.config.trustProxy));
      send(request, response, answer);
    } catch (error) {
      if (isClientGone(error, response)) return void response.destroy();
      const failure = toBadRequest(error);
      if (failure.status === 500) services.log.error({ err: error, requestId }, 'a request failed');
      send(request, response, toAnswer(failure, requestId));
    }
  };
}

const jsonType = /^\s*application\/json\s*(?:;|$)/i;
const charsetOtherThanUtf8 = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(?:;|$))/i;

function refuseOtherTypes({ headers }: IncomingMessage) {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  const refused = (message: string, accepted: Record<string, string>) =>
    new BadRequest(415, message, 'BAD_REQUEST', accepted);
  if (!jsonType.test(type)) throw refused('Send application/json', { 'Accept-Post': 'application/json' });
  if (charsetOtherThanUtf8.test(type)) throw refused(messages.notUtf8, { 'Accept-Post': 'application/json' });
  if (!/^(?:identity)?$/i.test(encoding.trim()))
    throw refused('Send the body without compression', { 'Accept-Encoding': 'identity' });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8; texts in other encodings would be stored with replaced letters. Source: RFC 8259, section 8.1. */
function textOf(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new BadRequest(400, messages.notUtf8);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest(400, 'The body is not JSON');
  }
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  if (answer.status === 401) response.setHeader('WWW-Authenticate', bearerChallenge(request));
  sendAnswer(response, answer, requestIdOf(request));
}

const withBodyLength = (context: Context, { length }: string): Context =>
  Object.assign(context, { bodyBytes: length });

const refusedByGraphql = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'FORBIDDEN',
]);

/**
 * The older media type application/json requires 200 for every well-formed request, even with GraphQL errors.
 */
function statusOf(status: number, contentType: string | undefined, text: string): number {
  if (status !== 400 || !contentType?.startsWith('application/json')) return status;
  const { errors } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
  return refusedByGraphql.has(errors?.[0]?.extensions?.code ?? '') ? 200 : status;
}

const isQuery = (body: unknown) => /^\s*(query\b|\{)/.test(String((body as { query?: unknown }).query));
