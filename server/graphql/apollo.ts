import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { formatError, httpStatusOf } from '../errors';
import { tooLongError } from './answerBudget';
import { CompiledQueries } from './compiledQueries';
import { maxTokens } from './cost';
import { callFieldsDirectly } from './directFields';
import type { OperationCosts } from './operationCosts';
import { selectedFields } from './selectedFields';

/** Tells loaders and lists what a query selects. */
const selectionPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, contextValue }) {
        contextValue.answer.selected = selectedFields(schema, document);
      },
    };
  },
};

const costPlugin = (costs: OperationCosts): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ document, request, operationName, contextValue, response }) {
        const variables = request.variables ?? {};
        await costs.charge(contextValue, { document, variables, operationName }, (headers) => {
          for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, value);
        });
      },
    };
  },
});

/** Tries compiled queries first; Apollo executes the others and all failures. */
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

/** Replaces a response that exceeds the size limit by an error. */
const answerBudgetPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single') return;
        const error = tooLongError(response.body.singleResult);
        if (!error) return;
        response.body.singleResult = { errors: [error] };
        response.http.status = 400;
      },
    };
  },
};

/** Logs internal errors; the response contains only the request id. */
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
        // A driver's error has no HTTP status, unlike an AppError.
        const away = body.singleResult.errors.find(
          ({ extensions }) => extensions?.code === 'SERVICE_UNAVAILABLE',
        );
        if (!away) return;
        response.http.status = httpStatusOf('SERVICE_UNAVAILABLE');
        response.http.headers.set('retry-after', String(away.extensions?.retryAfter));
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
  { isOwn, costs }: { isOwn: (query: string) => boolean; costs: OperationCosts },
): ApolloServer<Context> {
  callFieldsDirectly(schema);
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    // Only Bearer tokens authenticate, so CSRF can't misuse them; the handler refuses form content types.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    formatError: (formatted, error) => formatError(formatted, error, undefined, () => undefined),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      selectionPlugin,
      costPlugin(costs),
      compiledPlugin(new CompiledQueries(schema, isOwn)),
      reportPlugin(log),
      answerBudgetPlugin,
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => log.warn(text),
      error: (text) => log.error(text),
    },
  });
}
