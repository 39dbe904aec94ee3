import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Context, createContext, type Services } from '../context';
import { messages } from '../contract/messages';
import { AppError, httpStatusOf, tellable } from '../errors';
import { beginWork, endWork } from '../eventLoop';
import type { OperationCosts } from '../graphql/operationCosts';
import { operationRunner, type RunOperation } from '../graphql/operationRunner';
import type { PublicAnswers } from '../graphql/publicAnswers';
import {
  type Answer,
  clientOf,
  etagOf,
  factsOfRequest,
  hasCopy,
  isClientGone,
  nameOperation,
  requestIdOf,
  reserveBytes,
} from '../http';
import { loadPageAssets, pageAssets } from './assets';
import { type Encoding, encode, encodingFor } from './encodings';
import { type FoundDocument, findDocument } from './findDocument';
import { isResource, type Page, type Read, type Resource } from './page';
import { renderPage } from './renderPage';
import { errorPage, pageNotFound } from './routes/missing';
import type { StoryTexts } from './storyTexts';

export interface DocumentsDeps {
  services: Services;
  schema: GraphQLSchema;
  costs: OperationCosts;
  publicAnswers: Pick<PublicAnswers, 'remember'>;
  storyTexts: StoryTexts;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
}

const htmlType = 'text/html; charset=utf-8';

/** Longer addresses aren't kept. */
const keptKeyMax = 500;

/** Serves the public documents on node:http, as bytes that are kept until a write changes what visitors see. */
export class DocumentServer {
  private readonly runners = new Map<DocumentNode, RunOperation>();
  /** Documents that need no data, by key and encoding. */
  private readonly fixed = new Map<string, Promise<Answer>>();
  /** Answers of pages that are the same for many addresses, and their encoded forms. */
  private readonly answers = new WeakMap<Page | Resource, Answer>();
  private readonly encodedForms = new WeakMap<Answer, Map<Encoding, Promise<Answer>>>();
  /** Pages of errors by status, message and kind; there are few messages. */
  private readonly errorPages = new LRUCache<string, Page>({ max: 100 });

  constructor(private readonly deps: DocumentsDeps) {
    loadPageAssets();
  }

  /** Answers a request for a public document; false if there is none at its address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const found = findDocument(request.url ?? '');
    if (!found) return false;
    nameOperation(request, `GET ${found.route.path}`);
    void this.respond(request, response, () => this.encoded(found, request));
    return true;
  }

  /** Answers a request for an address at which there is nothing. */
  answerMissing(request: IncomingMessage, response: ServerResponse): void {
    const encoding = encodingFor(request.headers['accept-encoding']);
    void this.respond(request, response, () => this.encodedForm(this.answerOf(pageNotFound), encoding));
  }

  /** Runs operations as a visitor, at the client's cost. */
  private readerFor(context: Context): Read {
    const { costs, schema } = this.deps;
    return async (operation, variables, withheld) => {
      if (withheld) context.answer.withheld = withheld;
      await costs.charge(context, { document: operation, variables, isOwn: true });
      const run = this.runners.get(operation) ?? operationRunner(schema, operation);
      this.runners.set(operation, run);
      // The operation's type says what it answers; the runners of all operations have one type.
      return (await run(context, variables)) as never;
    };
  }

  private answerOf(made: Page | Resource): Answer {
    const known = this.answers.get(made) ?? this.renderedAnswer(made);
    this.answers.set(made, known);
    return known;
  }

  private renderedAnswer(made: Page | Resource): Answer {
    const isPage = !isResource(made);
    const body = Buffer.from(isPage ? renderPage(made, this.deps.services.config.appUrl) : made.body);
    return {
      status: made.status ?? 200,
      headers: {
        ...this.deps.headers,
        'Content-Type': isPage ? htmlType : made.type,
        'Cache-Control': 'no-cache',
        ETag: etagOf(body),
        Vary: 'Accept-Encoding',
        ...(isPage
          ? { 'Content-Security-Policy': pageAssets().policy }
          : { 'Access-Control-Allow-Origin': '*' }),
      },
      body,
    };
  }

  private async makeAnew({ route, params, query }: FoundDocument, request: IncomingMessage): Promise<Answer> {
    const { services, costs, storyTexts } = this.deps;
    const facts = factsOfRequest(request, requestIdOf(request), services.config.trustProxy);
    const context = await createContext(services, { ...facts, authorization: undefined });
    const read = this.readerFor(context);
    const charge = (points: number) => costs.chargePoints(context, points);
    const answer = this.answerOf(await route.make({ params, query, read, charge, storyTexts, services }));
    costs.chargeBytes(context, answer.body?.length ?? 0);
    return answer;
  }

  /** The document in the best encoding that the client accepts. */
  private encoded(found: FoundDocument, request: IncomingMessage): Promise<Answer> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    return this.kept(found, encoding, async () =>
      this.encodedForm(await this.makeAnew(found, request), encoding),
    );
  }

  /** An encoded answer; made once as long as the answer is kept. */
  private encodedForm(answer: Answer, encoding: Encoding): Promise<Answer> {
    if (encoding === 'identity') return Promise.resolve(answer);
    const forms = this.encodedForms.get(answer) ?? new Map<Encoding, Promise<Answer>>();
    this.encodedForms.set(answer, forms);
    const form = forms.get(encoding) ?? encodeAnswer(answer, encoding);
    forms.set(encoding, form);
    return form;
  }

  private kept(found: FoundDocument, encoding: Encoding, make: () => Promise<Answer>): Promise<Answer> {
    const key = `document ${encoding} ${found.key}`;
    if (found.route.isFixed) {
      const made = this.fixed.get(key) ?? make();
      this.fixed.set(key, made);
      made.catch(() => this.fixed.delete(key));
      return made;
    }
    return this.deps.publicAnswers.remember(key, async (keep) => {
      const answer = await make();
      if (answer.status === 200 && key.length <= keptKeyMax) keep(answer);
      return answer;
    });
  }

  private async failureOf(error: unknown, request: IncomingMessage, requestId: string): Promise<Answer> {
    const known = tellable(error);
    if (!known) this.deps.services.log.error({ err: error, requestId }, 'a request failed');
    const { code, message, details } = known ?? new AppError('INTERNAL_SERVER_ERROR', messages.internal);
    const pageOf = findDocument(request.url ?? '/')?.route.failure ?? errorPage;
    const status = httpStatusOf(code);
    const key = `${pageOf.name} ${status} ${message}`;
    // An address that can't be read, such as one with a broken cursor, leads nowhere.
    const page =
      code === 'BAD_USER_INPUT' ? pageNotFound : (this.errorPages.get(key) ?? pageOf(status, message));
    if (page !== pageNotFound) this.errorPages.set(key, page);
    const answer = await this.encodedForm(
      this.answerOf(page),
      encodingFor(request.headers['accept-encoding']),
    );
    if (!details.retryAfter) return answer;
    return { ...answer, headers: { ...answer.headers, 'Retry-After': String(details.retryAfter) } };
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
      try {
        send(request, response, requestId, await this.failureOf(error, request, requestId));
      } catch (failure) {
        this.deps.services.log.error({ err: failure, requestId }, 'an error page failed');
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(messages.internal);
      }
    }
  }
}

async function encodeAnswer(
  { status, headers, body = Buffer.alloc(0) }: Answer,
  encoding: Encoding,
): Promise<Answer> {
  const ETag = headers.ETag?.replace(/"$/, `-${encoding}"`) ?? '';
  return {
    status,
    headers: { ...headers, ETag, 'Content-Encoding': encoding },
    body: await encode(body, encoding),
  };
}

function send(request: IncomingMessage, response: ServerResponse, requestId: string, answer: Answer) {
  if (response.headersSent) return void response.destroy();
  const { status, headers, body } = answer;
  if (status === 200 && hasCopy(request, headers.ETag ?? '')) {
    const { 'Content-Encoding': _, 'Content-Type': __, ...current } = headers;
    response.writeHead(304, { ...current, 'X-Request-Id': requestId }).end();
    return;
  }
  response.writeHead(status, { ...headers, 'X-Request-Id': requestId, 'Content-Length': body?.length ?? 0 });
  response.end(request.method === 'HEAD' ? undefined : body);
}
