import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { type Context, createContext, type Services } from '../context';
import { messages } from '../contract/messages';
import { AppError, httpStatusOf, tellable } from '../errors';
import { beginWork, endWork } from '../eventLoop';
import type { OperationCosts } from '../graphql/operationCosts';
import { operationRunner, type RunOperation } from '../graphql/operationRunner';
import type { PublicAnswers } from '../graphql/publicAnswers';
import { type Answer, clientOf, factsOfRequest, isClientGone, requestIdOf, reserveBytes } from '../http';
import { pageAssets } from './assets';
import { encode, encodingFor } from './encodings';
import { type FoundDocument, findDocument } from './findDocument';
import { isResource, type Page, type Read, type Resource } from './page';
import { renderPage } from './renderPage';
import { errorPage, pageNotFound } from './routes/missing';

export interface DocumentsDeps {
  services: Services;
  schema: GraphQLSchema;
  costs: OperationCosts;
  publicAnswers: PublicAnswers;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
}

/** Whether the client's copy is current. Source: RFC 9110, section 13.1.2. */
const hasIt = (request: IncomingMessage, etag: string) =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');

const htmlType = 'text/html; charset=utf-8';
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
const etagLength = 27;

/** Longer addresses aren't kept. */
const keptKeyMax = 500;

/** Serves the public documents on node:http, as bytes that are kept until a write changes what visitors see. */
export class DocumentServer {
  private readonly runners = new Map<DocumentNode, RunOperation>();
  private missing: Answer | undefined;

  constructor(private readonly deps: DocumentsDeps) {}

  /** Answers a request for a public document; false if there is none at its address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const found = findDocument(request.url ?? '');
    if (!found) return false;
    void this.respond(request, response, () => this.encoded(found, request));
    return true;
  }

  /** Answers a request for an address at which there is nothing. */
  answerMissing(request: IncomingMessage, response: ServerResponse): void {
    this.missing ??= this.answerOf(pageNotFound);
    const answer = this.missing;
    void this.respond(request, response, async () => answer);
  }

  /** Runs operations as a visitor, at the client's cost. */
  private readerFor(context: Context): Read {
    const { costs, schema } = this.deps;
    return async (operation, variables, withheld) => {
      if (withheld) context.answer.withheld = withheld;
      await costs.charge(context, { document: operation, variables, isOwn: true });
      const run = this.runners.get(operation) ?? operationRunner(schema, operation);
      this.runners.set(operation, run);
      return (await run(context, variables)) as never;
    };
  }

  private answerOf(made: Page | Resource): Answer {
    const isPage = !isResource(made);
    const body = Buffer.from(isPage ? renderPage(made, this.deps.services.config.appUrl) : made.body);
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, etagLength);
    return {
      status: made.status ?? 200,
      headers: {
        ...this.deps.headers,
        'Content-Type': isPage ? htmlType : made.type,
        'Content-Security-Policy': isPage ? pageAssets().policy : closedPolicy,
        'Cache-Control': 'no-cache',
        ETag: `"${etag}"`,
        Vary: 'Accept-Encoding',
        ...(!isPage && { 'Access-Control-Allow-Origin': '*' }),
      },
      body,
    };
  }

  private async makeAnew({ route, params, query }: FoundDocument, request: IncomingMessage): Promise<Answer> {
    const { services, costs } = this.deps;
    const facts = factsOfRequest(request, requestIdOf(request), services.config.trustProxy);
    const context = await createContext(services, { ...facts, authorization: undefined });
    const read = this.readerFor(context);
    const charge = (points: number) => costs.chargePoints(context, points);
    const answer = this.answerOf(await route.make({ params, query, read, charge, services }));
    costs.chargeBytes(context, answer.body?.length ?? 0);
    return answer;
  }

  /** The document, kept if there is one. */
  private plain(found: FoundDocument, request: IncomingMessage): Promise<Answer> {
    return this.kept(found.key, () => this.makeAnew(found, request));
  }

  /** The document in the best encoding that the client accepts. */
  private encoded(found: FoundDocument, request: IncomingMessage): Promise<Answer> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return this.plain(found, request);
    return this.kept(`${encoding} ${found.key}`, async () => {
      const { status, headers, body = Buffer.alloc(0) } = await this.plain(found, request);
      const ETag = headers.ETag?.replace(/"$/, `-${encoding}"`) ?? '';
      return {
        status,
        headers: { ...headers, ETag, 'Content-Encoding': encoding },
        body: await encode(body, encoding),
      };
    });
  }

  private kept(key: string, make: () => Promise<Answer>): Promise<Answer> {
    return this.deps.publicAnswers.remember(`document ${key}`, async (keep) => {
      const answer = await make();
      if (answer.status === 200 && key.length <= keptKeyMax) keep(answer);
      return answer;
    });
  }

  private failureOf(error: unknown, request: IncomingMessage, requestId: string): Answer {
    const known = tellable(error);
    if (!known) this.deps.services.log.error({ err: error, requestId }, 'a request failed');
    const { code, message, details } = known ?? new AppError('INTERNAL_SERVER_ERROR', messages.internal);
    const address = request.url ?? '/';
    const pageOf = findDocument(address)?.route.failure ?? errorPage;
    // An address that can't be read, such as one with a broken cursor, leads nowhere.
    const page = code === 'BAD_USER_INPUT' ? pageNotFound : pageOf(httpStatusOf(code), message, address);
    const answer = this.answerOf(page);
    if (details.retryAfter) answer.headers['Retry-After'] = String(details.retryAfter);
    return answer;
  }

  private async respond(
    request: IncomingMessage,
    response: ServerResponse,
    make: () => Promise<Answer>,
  ): Promise<void> {
    const requestId = requestIdOf(request);
    const work = beginWork('GET document', requestId);
    response.once('close', () => endWork(work));
    try {
      const answer = await make();
      reserveBytes(response, answer, clientOf(request, this.deps.services.config.trustProxy));
      send(request, response, requestId, answer);
    } catch (error) {
      if (isClientGone(error, response)) return void response.destroy();
      send(request, response, requestId, this.failureOf(error, request, requestId));
    }
  }
}

function send(request: IncomingMessage, response: ServerResponse, requestId: string, answer: Answer) {
  if (response.headersSent) return void response.destroy();
  const { status, headers, body } = answer;
  if (status === 200 && hasIt(request, headers.ETag ?? '')) {
    const { 'Content-Encoding': _, 'Content-Type': __, ...current } = headers;
    response.writeHead(304, { ...current, 'X-Request-Id': requestId }).end();
    return;
  }
  response.writeHead(status, { ...headers, 'X-Request-Id': requestId, 'Content-Length': body?.length ?? 0 });
  response.end(request.method === 'HEAD' ? undefined : body);
}
