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

/** Answers an error alone where the answer would be longer than one may be. */
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
        // A driver's error does not name its status, as an AppError does.
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
    // Bearer tokens alone sign anyone in, so a forged form has nothing to ride on; the handler refuses its type.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    formatError: (formatted, error) => formatError(formatted, error, undefined, () => undefined),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
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
