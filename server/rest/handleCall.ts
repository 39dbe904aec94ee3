import type { Request, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { authorizeBeforehand } from '../authz/authorize';
import { tokenNeeds } from '../authz/tokenAbilities';
import type { Admission, CostHeaders } from '../graphql/admission/admission';
import { withoutCallerHeaders } from '../graphql/publicAnswers';
import type { Answer } from '../http/responses';
import { unauthenticated } from '../lib/errors';
import type { Context } from '../request/context';
import type { Call } from './call';
import { bodyReader, textAnswer } from './httpBodies';
import { noSuchPath } from './restError';
import { callRunner } from './runCall';
import { variablesReader } from './variables';

export interface CallDependencies {
  schema: GraphQLSchema;
  /** The context of a request, as for /graphql; without `authorization` a visitor's. */
  createContext: (request: Request, authorization: string | undefined) => Promise<Context>;
  admission: Admission;
  /**
   * Returns the cached response for a key, or computes and may cache it. Only for responses that are the same
   * for all visitors.
   */
  remember?: (key: string, make: () => Promise<Answer>) => Promise<Answer>;
}

/** Maximum body, unless the route says otherwise. */
const bodyBytesMax = 100_000;

/** The response with a header that lets no cache store it. */
const withoutCaching = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'Cache-Control': 'no-store' },
});

/** The Link header of a list: the same request for the next page. */
function nextLink(request: Request, { route, inputs }: Call, after: string): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(request.params[name])),
  );
  const query = new URLSearchParams();
  for (const { name } of inputs.query) {
    const given = name === 'after' ? after : request.query[name];
    if (typeof given === 'string') query.set(name, given);
  }
  return `<${request.baseUrl}${path}?${query}>; rel="next"`;
}

/** Prepares the handler of a route, so that a request only reads, executes, projects and serialises. */
export function callHandler(
  call: Call,
  deps: CallDependencies,
): (request: Request, response: Response) => Promise<Answer> {
  const { route, document, inputs } = call;
  const readBody = bodyReader(route.bodyLimit ?? bodyBytesMax);
  const readVariables = variablesReader(inputs);
  const run = callRunner(deps.schema, call);
  const [ability] = route.field;
  // Routes with `auth: 'none'` always run as a visitor. Signing in and similar operations read the token only to
  // refuse a personal access token; an expired token doesn't block them.
  const runsAsVisitor = route.auth === 'none' && tokenNeeds(ability) !== null;

  const variablesOf = ({ params, query }: Request, body?: unknown, viewerId?: string) =>
    readVariables({ path: params, query, body, viewerId });

  async function answer(
    request: Request,
    response: Response,
    variables: Record<string, unknown>,
    context: Context,
  ) {
    let costHeaders: CostHeaders = {};
    try {
      await deps.admission.charge(context, { document, variables, isTrusted: true }, (headers) => {
        costHeaders = { ...costHeaders, ...headers };
      });
    } catch (error) {
      response.setHeaders(new Map(Object.entries(costHeaders)));
      throw error;
    }
    const { body, nextAfter, leftOut } = await run(variables, context);
    const answered = textAnswer(route.status ?? 200, body, {
      'Cache-Control': route.cacheable && !context.viewer ? 'no-cache' : 'no-store',
      ...(route.cacheable && { Vary: 'Authorization' }),
      ...costHeaders,
      ...(leftOut?.wordsLeftOut?.length && {
        'X-Words-Left-Out': leftOut.wordsLeftOut.map(encodeURIComponent).join(', '),
      }),
      ...(leftOut?.textsLeftOut && { 'X-Texts-Left-Out': 'true' }),
      ...(nextAfter !== undefined && { Link: nextLink(request, call, nextAfter) }),
    });
    deps.admission.chargeBytes(context, answered.body?.length ?? 0);
    return answered;
  }

  return async (request, response) => {
    const authorization = runsAsVisitor ? undefined : request.headers.authorization;
    if (route.cacheable && !authorization && deps.remember) {
      const variables = variablesOf(request);
      const cached = await deps.remember(`${route.path} ${JSON.stringify(variables)}`, async () =>
        withoutCallerHeaders(
          await answer(request, response, variables, await deps.createContext(request, undefined)),
        ),
      );
      return request.headers.authorization ? withoutCaching(cached) : cached;
    }
    const context = await deps.createContext(request, authorization);
    // Check before reading the body, so that callers without permission can't send large ones.
    if (route.auth === 'required' && !context.viewer) throw context.refusedToken ?? unauthenticated();
    authorizeBeforehand(context, ability);
    const { body, bytes } = await readBody(request, response);
    context.bodyBytes = bytes;
    const { within } = route;
    if (within && (await within.ownerOf(context, String(request.params.id))) !== request.params[within.name])
      throw noSuchPath();
    let variables: Record<string, unknown>;
    try {
      variables = variablesOf(request, body, context.viewer?.id);
    } catch (error) {
      await deps.admission.chargeRefusal(context);
      throw error;
    }
    return answer(request, response, variables, context);
  };
}
