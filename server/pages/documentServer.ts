import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { messages } from '../contract/messages';
import { formToken, formUntil } from '../features/notify/newsletter/readerTokens';
import type { Admission } from '../graphql/admission/admission';
import { operationRunner, type RunOperation } from '../graphql/operationRunner';
import type { PublicAnswers } from '../graphql/publicAnswers';
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
import { type Context, createContext, type Services } from '../request/context';
import { clientError } from '../request/errorMapping';
import { loadPageAssets, pageAssets } from './assets';
import { type Encoding, encode, encodingFor } from './encodings';
import { type FoundDocument, findDocument } from './findDocument';
import { HtmlCache } from './htmlCache';
import { isResource, type MadeDocument, type Read, type Resource } from './page';
import { renderPage } from './renderPage';
import { errorPage, pageNotFound } from './routes/missing';

interface DocumentsDeps {
  services: Services;
  schema: GraphQLSchema;
  admission: Admission;
  publicAnswers: Pick<PublicAnswers, 'getOrMake'>;
  /** Replaced in tests. */
  html?: HtmlCache;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
}

type Config = Services['config'];
type Make = (config: Config) => MadeDocument | Promise<MadeDocument>;

/** The group's settings that documents show, as a text for comparing them. */
const shownSettings = ({ groupName, groupTagline, groupContact, groupTimeZone, aiCrawlers }: Config) =>
  JSON.stringify([groupName, groupTagline, groupContact, groupTimeZone, aiCrawlers]);

const htmlType = 'text/html; charset=utf-8';

/** Documents with a longer key aren't cached. */
const cachedKeyMax = 500;

/** Serves the public documents on node:http, from a cache of bytes that is valid until a write changes what visitors see. */
export class DocumentServer {
  private readonly runners = new Map<DocumentNode, RunOperation>();
  private readonly html: HtmlCache;

  constructor(private readonly deps: DocumentsDeps) {
    this.html = deps.html ?? new HtmlCache();
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
    void this.respond(request, response, async () => {
      await this.deps.services.group.current();
      return this.constantAnswer('missing', request, () => pageNotFound);
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

  /** Makes a document, and the answer with it in an encoding. */
  private async makeAnswer(encoding: Encoding, make: Make): Promise<Answer> {
    // A copy, because the settings of the group may change while the document is made.
    const config = { ...this.deps.services.config };
    const made = await make(config);
    const { body, etag } = isResource(made) ? resourceOf(made) : renderPage(made, config);
    const answer: Answer = {
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
    return encoding === 'identity' ? answer : encodeAnswer(answer, encoding);
  }

  /** Makes the document from its data. `until` is when its form expires. */
  private async make({ route, params, query }: FoundDocument, data: unknown, config: Config, until?: Date) {
    const followToken = (follows: string) => until && formToken(follows, until, config.authSecret);
    return route.page.make(data, { params, query, html: this.html, config, followToken });
  }

  /** Until when the document's form to follow by mail is accepted; undefined if it has none. */
  private formUntil({ route }: FoundDocument): Date | undefined {
    const { config, now } = this.deps.services;
    return config.readerMail && route.page.offersFollowing ? formUntil(now()) : undefined;
  }

  /** The document in the best encoding that the client accepts. */
  private async encodedAnswer(found: FoundDocument, request: IncomingMessage): Promise<Answer> {
    const { services, admission, publicAnswers } = this.deps;
    const { read } = found.route.page;
    if (!read) {
      await services.group.current();
      return this.constantAnswer(found.key, request, (config) => this.make(found, undefined, config));
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const until = this.formUntil(found);
    const key = `document ${encoding} ${found.key}${until ? ` ${until.getTime()}` : ''}`;
    return publicAnswers.getOrMake(key, async (keep, known) => {
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
      const isUnchanged = known !== undefined && isDeepStrictEqual(known.data, data);
      const answer = isUnchanged
        ? known.answer
        : await this.makeAnswer(encoding, (config) => this.make(found, content, config, until));
      admission.chargeBytes(context, answer.body?.length ?? 0);
      if (key.length <= cachedKeyMax) keep(answer, data);
      return answer;
    });
  }

  /** A page that depends on nothing but the group's settings. */
  private constantAnswer(name: string, request: IncomingMessage, make: Make): Promise<Answer> {
    const { services, publicAnswers } = this.deps;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const makeAnswer: Parameters<PublicAnswers['getOrMake']>[1] = async (keep) => {
      const answer = await this.makeAnswer(encoding, make);
      keep(answer);
      return answer;
    };
    return publicAnswers.getOrMake(`page ${encoding} ${name}`, makeAnswer, shownSettings(services.config));
  }

  /** The page of an error, which is logged if it is internal. */
  private async errorAnswer(error: unknown, request: IncomingMessage, requestId: string): Promise<Answer> {
    const known = clientError(error);
    if (!known) this.deps.services.log.error({ err: error, requestId }, 'a request failed');
    const { code, message, details } = known ?? new AppError('INTERNAL_SERVER_ERROR', messages.internal);
    // An address with an invalid parameter, such as a broken cursor, is treated as unknown.
    if (code === 'BAD_USER_INPUT') return this.constantAnswer('missing', request, () => pageNotFound);
    const pageOf = findDocument(request.url ?? '/')?.route.page.failure ?? errorPage;
    const status = httpStatusOf(code);
    const name = `${pageOf.name} ${status} ${message}`;
    const answer = await this.constantAnswer(name, request, () => pageOf(status, message));
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
