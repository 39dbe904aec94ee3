import { type Request, type Response, Router } from 'express';
import { authorize } from '../authz/authorize';
import { messages } from '../contract/messages';
import type { PublicAnswers } from '../graphql/publicAnswers';
import { factsOfRequest } from '../http/requests';
import { type Answer, etagOf, hasCopy, refuseOtherMethods, sendPlain } from '../http/responses';
import { notFound } from '../lib/errors';
import { kindOf } from '../lib/ids';
import { xmlText } from '../markdown/xmlText';
import { cardAddress, cardSize } from '../render/card/cardText';
import { createContext, type Services } from '../request/context';
import { clientError } from '../request/errorMapping';

interface OembedDeps {
  services: Services;
  publicAnswers: Pick<PublicAnswers, 'getOrMake'>;
  requestIdOf: (request: Request) => string;
}

/** A response's fields, in the order of the source: oembed.com, section 2.3.4. */
type Oembed = Record<string, string | number>;

const forms = {
  json: { type: 'application/json', write: (oembed: Oembed) => JSON.stringify(oembed) },
  xml: {
    type: 'text/xml',
    write: (oembed: Oembed) =>
      `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${Object.entries(oembed)
        .map(([name, value]) => `<${name}>${xmlText(String(value))}</${name}>\n`)
        .join('')}</oembed>\n`,
  },
} as const;

type Form = keyof typeof forms;

/** The address that describes a public story, for its page's <link rel="alternate">. */
export const oembedAddress = (appUrl: string, storyId: string, form: Form): string =>
  `${appUrl}/oembed?url=${encodeURIComponent(`${appUrl}/blog/${storyId}`)}&format=${form}`;

/** The id of the story whose public page has this address; undefined for any other address. */
function storyIdAt(appUrl: string, address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  const app = new URL(appUrl);
  const base = `${app.pathname.replace(/\/$/, '')}/blog/`;
  if (origin !== app.origin || !pathname.startsWith(base)) return undefined;
  const id = pathname.slice(base.length).replace(/\/$/, '');
  return kindOf(id) === 'story' ? id : undefined;
}

/** The parameters of a request, or why they are refused. */
function parametersOf({ query }: Request) {
  const { url, format = 'json', maxwidth, maxheight } = query;
  if (typeof url !== 'string' || url === '')
    return { refused: 400, message: 'The parameter url is missing' } as const;
  if (format !== 'json' && format !== 'xml')
    return { refused: 501, message: 'The format can be json or xml' } as const;
  const [width, height] = [maxwidth, maxheight].map((limit) => {
    if (limit === undefined || limit === '') return Number.POSITIVE_INFINITY;
    return typeof limit === 'string' && /^\d{1,9}$/.test(limit) ? Number(limit) : undefined;
  });
  if (width === undefined || height === undefined)
    return { refused: 400, message: 'maxwidth and maxheight are numbers of pixels' } as const;
  return { url, format, cardFits: cardSize.width <= width && cardSize.height <= height } as const;
}

/** Describes a public story as a visitor, whoever sends the request. */
async function describe(
  { services, requestIdOf }: OembedDeps,
  request: Request,
  { storyId, cardFits }: { storyId: string; cardFits: boolean },
): Promise<Oembed> {
  const { appUrl, trustProxy } = services.config;
  const facts = factsOfRequest(request, requestIdOf(request), trustProxy);
  await services.rateLimits.take('linkPreview', facts.ip);
  const ctx = await createContext(services, { ...facts, authorization: undefined });
  const { id, title, authorId } = await authorize(ctx, 'story', storyId);
  const author = await ctx.loaders.userById.load(authorId);
  if (!author) throw notFound(messages.story.notFound);
  return {
    type: 'link',
    version: '1.0',
    title: title || 'Untitled Story',
    author_name: author.displayName || author.username,
    author_url: `${appUrl}/blog/by/${author.username}`,
    provider_name: services.config.groupName,
    provider_url: appUrl,
    // A thumbnail may not exceed the limits, and there is one size of it.
    ...(cardFits && {
      thumbnail_url: cardAddress(appUrl, { id, title, author }),
      thumbnail_width: cardSize.width,
      thumbnail_height: cardSize.height,
    }),
  };
}

/** Describes public stories for programs that preview links. Source: oembed.com. */
export function oembedRouter(deps: OembedDeps): Router {
  const { services, publicAnswers } = deps;
  const { appUrl } = services.config;

  async function send(request: Request, response: Response) {
    const parameters = parametersOf(request);
    if (parameters.refused !== undefined) {
      response.status(parameters.refused).type('text').send(`${parameters.message}\n`);
      return;
    }
    const { url, format, cardFits } = parameters;
    const storyId = storyIdAt(appUrl, url);
    if (!storyId) throw notFound(messages.story.notFound);
    const { type, write } = forms[format];
    const answer = await publicAnswers.getOrMake(`oEmbed ${format} ${cardFits} ${storyId}`, async (keep) => {
      await services.group.refresh();
      const body = Buffer.from(write(await describe(deps, request, { storyId, cardFits })));
      const made: Answer = {
        status: 200,
        headers: {
          'Content-Type': `${type}; charset=utf-8`,
          'Content-Length': String(body.length),
          'Cache-Control': 'public, no-cache',
          ETag: etagOf(body),
        },
        body,
      };
      keep(made);
      return made;
    });
    response.setHeaders(new Map(Object.entries(answer.headers)));
    if (hasCopy(request, answer.headers.ETag ?? '')) {
      response.removeHeader('Content-Length');
      response.status(304).end();
    } else response.end(answer.body);
  }

  const router = Router();
  // Pages of every site may read responses, including refusals: otherwise they couldn't distinguish a withdrawn story from a
  // network failure.
  router.all('/oembed', (_request, response, next) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    next();
  });
  router.get('/oembed', async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    try {
      await send(request, response);
    } catch (error) {
      const known = clientError(error);
      if (!known) throw error;
      sendPlain(response, known);
    }
  });
  router.all('/oembed', refuseOtherMethods);
  return router;
}
