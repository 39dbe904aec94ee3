import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { formatError } from '../errors';
import { CompiledQueries } from './compiledQueries';
import { maxCost, maxTokens, tooCostly } from './cost';
import { CostBudget } from './costBudget';
import { callFieldsDirectly } from './directFields';
import { KnownCosts } from './knownCosts';

/** Documents of our own client are known beforehand; what anyone else sends has its cost counted. */
const costPlugin = (
  isOwn: (query: string) => boolean,
  budget = new CostBudget(),
  costs = new KnownCosts(),
): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({
        schema,
        document,
        source,
        request,
        operationName,
        contextValue,
        response,
      }) {
        if (isOwn(source)) return;
        const cost = costs.costOf(schema, document, request.variables ?? {}, operationName ?? undefined);
        response.http.headers.set('x-cost', String(cost));
        response.http.headers.set('x-cost-limit', String(maxCost));
        if (cost > maxCost) throw tooCostly(cost);
        const state = await budget.spend(
          contextValue.rateLimits,
          contextValue.viewer?.id ?? contextValue.ip,
          cost,
        );
        if (!state) return;
        response.http.headers.set('ratelimit-limit', String(state.limit));
        response.http.headers.set('ratelimit-remaining', String(state.remaining));
        response.http.headers.set('ratelimit-reset', String(state.reset));
      },
    };
  },
});

/** Answers by compiled queries where they can; Apollo executes what they leave, and whatever goes wrong. */
const compiledPlugin = (queries: CompiledQueries): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async responseForOperation({ source, document, request, contextValue }) {
        const data = await queries.find(source, document)?.(contextValue, request.variables);
        if (!data) return null;
        return {
          http: { status: undefined, headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { data } },
        };
      },
    };
  },
});

/** Reports what must not leave the server; the answer carries the request id alone. */
const reportPlugin = (log: Logger): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue }) {
        const { body } = response;
        if (body.kind !== 'single' || !body.singleResult.errors) return;
        body.singleResult.errors = body.singleResult.errors.map((error) =>
          error.extensions?.code === 'INTERNAL_SERVER_ERROR'
            ? { ...error, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: contextValue.requestId } }
            : error,
        );
      },
      async didEncounterErrors({ errors, contextValue, operationName }) {
        for (const error of errors)
          formatError(error, error, contextValue?.requestId, (cause) =>
            log.error({ err: cause, requestId: contextValue?.requestId, operationName }, 'a request failed'),
          );
      },
    };
  },
});

export function makeApollo(
  schema: GraphQLSchema,
  log: Logger,
  isOwn: (query: string) => boolean,
): ApolloServer<Context> {
  callFieldsDirectly(schema);
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    // Bearer tokens alone sign anyone in, so a forged form has nothing to ride on; the handler refuses its type.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    formatError: (formatted, error) => formatError(formatted, error, undefined, () => undefined),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      costPlugin(isOwn),
      compiledPlugin(new CompiledQueries(schema, isOwn)),
      reportPlugin(log),
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => log.warn(text),
      error: (text) => log.error(text),
    },
  });
}
