import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { messages } from '../contract/messages';
import { formToken, formUntil } from '../features/notify/newsletter/readerTokens';
import type { OperationCosts } from '../graphql/operationCosts';
import { operationRunner, type RunOperation } from '../graphql/operationRunner';
import type { CachedAnswer, PublicAnswers } from '../graphql/publicAnswers';
import {
  type Answer,
  answerOtherMethod,
  clientOf,
  etagOf,
  factsOfRequest,
  hasCopy,
  isClientGone,
  nameOperation,
  readMethods,
  requestIdOf,
  reserveBytes,
} from '../http/http';
import { AppError, httpStatusOf } from '../lib/errors';
import { beginWork, endWork } from '../lib/eventLoop';
import { isSame } from '../lib/sameData';
import { type Context, createContext, type Services } from '../request/context';
import { clientError } from '../request/errorMapping';
import { loadPageAssets, pageAssets } from './assets';
import { type Encoding, encode, encodingFor } from './encodings';
import { type FoundDocument, findDocument } from './findDocument';
import { KeptMarkup } from './keptMarkup';
import { isResource, type Made, type MakeRequest, type Page, type Read, type Resource } from './page';
import { renderPage } from './renderPage';
import { errorPage, pageNotFound } from './routes/missing';
import { shownSettings } from './shownSettings';
import { StoryTexts } from './storyTexts';

interface DocumentsDeps {
  services: Services;
  schema: GraphQLSchema;
  costs: OperationCosts;
  publicAnswers: Pick<PublicAnswers, 'getOrMake'>;
  /** Caches; replaced in tests. */
  storyTexts?: StoryTexts;
  markup?: KeptMarkup;
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
  private answers = new WeakMap<Made, Answer>();
  /** The settings with which these were made. */
  private madeWith = '';
  private readonly encodedForms = new WeakMap<Answer, Map<Encoding, Promise<Answer>>>();
  /** Pages of errors by status, message and kind; there are few messages. */
  private readonly errorPages = new LRUCache<string, Page>({ max: 100 });

  private readonly storyTexts: StoryTexts;
  private readonly markup: KeptMarkup;

  constructor(private readonly deps: DocumentsDeps) {
    this.storyTexts = deps.storyTexts ?? new StoryTexts();
    this.markup = deps.markup ?? new KeptMarkup();
    loadPageAssets();
  }

  /** Answers a request for a public document; false if there is none at its address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const found = findDocument(request.url ?? '');
    if (!found) return false;
    nameOperation(request, `GET ${found.route.path}`);
    if (found.route.isForEverySite) response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { ...this.deps.headers, 'X-Request-Id': requestIdOf(request) };
      answerOtherMethod(request, response, readMethods, headers);
      return true;
    }
    void this.respond(request, response, () => this.encoded(found, request));
    return true;
  }

  /** Answers a request for an address at which there is nothing. */
  answerMissing(request: IncomingMessage, response: ServerResponse): void {
    const encoding = encodingFor(request.headers['accept-encoding']);
    void this.respond(request, response, async () => {
      await this.deps.services.group.current();
      return this.encodedForm(this.answerOf(pageNotFound), encoding);
    });
  }

  /** Runs operations as a visitor, at the client's cost. */
  private readerFor(context: Context): Read {
    const { costs, schema } = this.deps;
    return async (operation, variables, withheld) => {
      if (withheld) context.answer.withheld = withheld;
      await costs.charge(context, { document: operation, variables, isTrusted: true });
      const run = this.runners.get(operation) ?? operationRunner(schema, operation);
      this.runners.set(operation, run);
      // The operation's type has the type of its result; the runners of all operations have one type.
      return (await run(context, variables)) as never;
    };
  }

  /** Forgets what was made with other settings of the group. */
  private forgetOutdated(): void {
    const now = shownSettings(this.deps.services.config);
    if (now === this.madeWith) return;
    this.madeWith = now;
    this.fixed.clear();
    this.answers = new WeakMap();
  }

  private answerOf(made: Made): Answer {
    this.forgetOutdated();
    const known = this.answers.get(made) ?? this.renderedAnswer(made);
    this.answers.set(made, known);
    return known;
  }

  private renderedAnswer(made: Made): Answer {
    const { body, etag } = isResource(made) ? resourceOf(made) : renderPage(made, this.deps.services.config);
    return {
      status: made.status ?? 200,
      headers: {
        ...this.deps.headers,
        'Content-Type': isResource(made) ? made.type : htmlType,
        'Cache-Control': 'no-cache',
        ETag: etag,
        Vary: 'Accept-Encoding',
        ...(!isResource(made) && { 'Content-Security-Policy': pageAssets().policy }),
      },
      body,
    };
  }

  private async madeFrom(
    { route, params, query }: FoundDocument,
    data: unknown,
    until?: Date,
  ): Promise<Answer> {
    const { storyTexts, markup } = this;
    // As it is now: the settings of the group may change while the document is made.
    const config = { ...this.deps.services.config };
    const followToken = (follows: string) => until && formToken(follows, until, config.authSecret);
    const request: MakeRequest = { params, query, storyTexts, markup, config, followToken };
    return this.answerOf(await route.page.make(data, request));
  }

  /** Until when the document's form to follow by mail is accepted; undefined if it has none. */
  private formUntil({ route }: FoundDocument): Date | undefined {
    const { config, now } = this.deps.services;
    return config.readerMail && route.page.offersFollowing ? formUntil(now()) : undefined;
  }

  /** The document in the best encoding that the client accepts. */
  private async encoded(found: FoundDocument, request: IncomingMessage): Promise<Answer> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const until = this.formUntil(found);
    const key = `document ${encoding} ${found.key}${until ? ` ${until.getTime()}` : ''}`;
    const { read } = found.route.page;
    if (!read) return this.fixedAnswer(key, found, encoding);
    const { services, costs, publicAnswers } = this.deps;
    return publicAnswers.getOrMake(key, async (keep, known?: CachedAnswer) => {
      const facts = factsOfRequest(request, requestIdOf(request), services.config.trustProxy);
      const context = await createContext(services, { ...facts, authorization: undefined });
      const reading = read({
        params: found.params,
        query: found.query,
        read: this.readerFor(context),
        charge: (points) => costs.chargePoints(context, points),
        db: services.db,
      });
      const [content] = await Promise.all([reading, services.group.refresh()]);
      const data = { content, settings: shownSettings(services.config) };
      const isKnown = known !== undefined && isSame(known.data, data);
      const made = isKnown ? known.answer : await this.madeFrom(found, content, until);
      costs.chargeBytes(context, made.body?.length ?? 0);
      const answer = isKnown ? made : await this.encodedForm(made, encoding);
      if (answer.status === 200 && key.length <= keptKeyMax) keep(answer, isKnown ? known.data : data);
      return answer;
    });
  }

  /** A document that needs no data; made once with the group's settings. */
  private async fixedAnswer(key: string, found: FoundDocument, encoding: Encoding): Promise<Answer> {
    await this.deps.services.group.current();
    this.forgetOutdated();
    const made =
      this.fixed.get(key) ??
      this.madeFrom(found, undefined).then((answer) => this.encodedForm(answer, encoding));
    this.fixed.set(key, made);
    made.catch(() => this.fixed.delete(key));
    return made;
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

  private async failureOf(error: unknown, request: IncomingMessage, requestId: string): Promise<Answer> {
    const known = clientError(error);
    if (!known) this.deps.services.log.error({ err: error, requestId }, 'a request failed');
    const { code, message, details } = known ?? new AppError('INTERNAL_SERVER_ERROR', messages.internal);
    const pageOf = findDocument(request.url ?? '/')?.route.page.failure ?? errorPage;
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

function resourceOf({ body: text }: Resource) {
  const body = Buffer.from(text);
  return { body, etag: etagOf(body) };
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
