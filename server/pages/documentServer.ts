import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { messages } from '../contract/messages';
import { formToken, formUntil } from '../features/notify/newsletter/readerTokens';
import type { Admission } from '../graphql/admission/admission';
import { operationRunner, type RunOperation } from '../graphql/operationRunner';
import type { CachedAnswer, PublicAnswers } from '../graphql/publicAnswers';
import { clientOf, factsOfRequest, isClientGone, nameOperation, requestIdOf } from '../http/requests';
import {
  type Answer,
  answerOtherMethod,
  etagOf,
  hasCopy,
  readMethods,
  reserveBytes,
} from '../http/responses';
import { AppError, httpStatusOf } from '../lib/errors';
import { beginWork, endWork } from '../lib/eventLoop';
import { isSameData } from '../lib/plainData';
import { type Context, createContext, type Services } from '../request/context';
import { clientError } from '../request/errorMapping';
import { loadPageAssets, pageAssets } from './assets';
import { type Encoding, encode, encodingFor } from './encodings';
import { type FoundDocument, findDocument } from './findDocument';
import { MarkupCache } from './markupCache';
import { isResource, type MadeDocument, type MakeRequest, type Page, type Read, type Resource } from './page';
import { renderPage } from './renderPage';
import { errorPage, pageNotFound } from './routes/missing';
import { shownSettings } from './shownSettings';
import { StoryTexts } from './storyTexts';

interface DocumentsDeps {
  services: Services;
  schema: GraphQLSchema;
  admission: Admission;
  publicAnswers: Pick<PublicAnswers, 'getOrMake'>;
  /** Caches; replaced in tests. */
  storyTexts?: StoryTexts;
  markup?: MarkupCache;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
}

const htmlType = 'text/html; charset=utf-8';

/** Documents with a longer key aren't cached. */
const cachedKeyMax = 500;

/** Serves the public documents on node:http, from a cache of bytes that is valid until a write changes what visitors see. */
export class DocumentServer {
  private readonly runners = new Map<DocumentNode, RunOperation>();
  /** Documents that need no data, encoded, by key. */
  private readonly staticAnswers = new Map<string, Promise<Answer>>();
  /** Answers of pages that are the same for many addresses, and their encoded forms. */
  private answers = new WeakMap<MadeDocument, Answer>();
  /** The group's settings with which the static and other answers were made. */
  private settingsOfAnswers = '';
  private readonly encodedForms = new WeakMap<Answer, Map<Encoding, Promise<Answer>>>();
  /** Pages of errors by their route's function, status and message; there are few messages. */
  private readonly errorPages = new LRUCache<string, Page>({ max: 100 });

  private readonly storyTexts: StoryTexts;
  private readonly markup: MarkupCache;

  constructor(private readonly deps: DocumentsDeps) {
    this.storyTexts = deps.storyTexts ?? new StoryTexts();
    this.markup = deps.markup ?? new MarkupCache();
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
    void this.respond(request, response, () => this.encodedAnswer(found, request));
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
    const { admission, schema } = this.deps;
    return async (operation, variables, withheld) => {
      if (withheld) context.answer.withheld = withheld;
      await admission.charge(context, { document: operation, variables, isTrusted: true });
      const run = this.runners.get(operation) ?? operationRunner(schema, operation);
      this.runners.set(operation, run);
      // `operation` has the type of its result, but all runners in the map have one type.
      return (await run(context, variables)) as never;
    };
  }

  /** Forgets what was made with other settings of the group. */
  private forgetOutdated(): void {
    const now = shownSettings(this.deps.services.config);
    if (now === this.settingsOfAnswers) return;
    this.settingsOfAnswers = now;
    this.staticAnswers.clear();
    this.answers = new WeakMap();
  }

  private answerOf(made: MadeDocument): Answer {
    this.forgetOutdated();
    const answer = this.answers.get(made) ?? this.renderAnswer(made);
    this.answers.set(made, answer);
    return answer;
  }

  private renderAnswer(made: MadeDocument): Answer {
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

  /** Makes the document and its answer from its data. `until` is when its form expires. */
  private async makeAnswer(
    { route, params, query }: FoundDocument,
    data: unknown,
    until?: Date,
  ): Promise<Answer> {
    const { storyTexts, markup } = this;
    // A copy, because the settings of the group may change while the document is made.
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
  private async encodedAnswer(found: FoundDocument, request: IncomingMessage): Promise<Answer> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const until = this.formUntil(found);
    const key = `document ${encoding} ${found.key}${until ? ` ${until.getTime()}` : ''}`;
    const { read } = found.route.page;
    if (!read) return this.staticAnswer(key, found, encoding);
    const { services, admission, publicAnswers } = this.deps;
    return publicAnswers.getOrMake(key, async (keep, known?: CachedAnswer) => {
      const facts = factsOfRequest(request, requestIdOf(request), services.config.trustProxy);
      const context = await createContext(services, { ...facts, authorization: undefined });
      const reading = read({
        params: found.params,
        query: found.query,
        read: this.readerFor(context),
        charge: (points) => admission.chargePoints(context, points),
        db: services.db,
      });
      const [content] = await Promise.all([reading, services.group.refresh()]);
      const data = { content, settings: shownSettings(services.config) };
      // The bytes are still right if a write has changed nothing that this document shows.
      const isUnchanged = known !== undefined && isSameData(known.data, data);
      const made = isUnchanged ? known.answer : await this.makeAnswer(found, content, until);
      admission.chargeBytes(context, made.body?.length ?? 0);
      const answer = isUnchanged ? made : await this.encodedForm(made, encoding);
      if (answer.status === 200 && key.length <= cachedKeyMax) keep(answer, isUnchanged ? known.data : data);
      return answer;
    });
  }

  /** A document that needs no data; made once with the group's settings. */
  private async staticAnswer(key: string, found: FoundDocument, encoding: Encoding): Promise<Answer> {
    await this.deps.services.group.current();
    this.forgetOutdated();
    const made =
      this.staticAnswers.get(key) ??
      this.makeAnswer(found, undefined).then((answer) => this.encodedForm(answer, encoding));
    this.staticAnswers.set(key, made);
    made.catch(() => this.staticAnswers.delete(key));
    return made;
  }

  /** An encoded form of an answer; made once, and cached as long as the answer is. */
  private encodedForm(answer: Answer, encoding: Encoding): Promise<Answer> {
    if (encoding === 'identity') return Promise.resolve(answer);
    const forms = this.encodedForms.get(answer) ?? new Map<Encoding, Promise<Answer>>();
    this.encodedForms.set(answer, forms);
    const form = forms.get(encoding) ?? encodeAnswer(answer, encoding);
    forms.set(encoding, form);
    return form;
  }

  /** The page of an error, which is logged if it is internal. */
  private async errorAnswer(error: unknown, request: IncomingMessage, requestId: string): Promise<Answer> {
    const known = clientError(error);
    if (!known) this.deps.services.log.error({ err: error, requestId }, 'a request failed');
    const { code, message, details } = known ?? new AppError('INTERNAL_SERVER_ERROR', messages.internal);
    const pageOf = findDocument(request.url ?? '/')?.route.page.failure ?? errorPage;
    const status = httpStatusOf(code);
    const key = `${pageOf.name} ${status} ${message}`;
    // An address with an invalid parameter, such as a broken cursor, is treated as unknown.
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
        send(request, response, requestId, await this.errorAnswer(error, request, requestId));
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
