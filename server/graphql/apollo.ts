import { ApolloServer, type GraphQLRequestListener, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { httpStatusOf } from '../lib/errors';
import type { Context } from '../request/context';
import { formatError } from '../request/errorMapping';
import type { Admission } from './admission/admission';
import { maxTokens } from './admission/documentLimits';
import { tooLongError } from './answerBudget';
import { CompiledQueries } from './compiledQueries';
import { callFieldsDirectly } from './directFields';

type Listener = GraphQLRequestListener<Context>;
type Hook<Name extends keyof Listener> = NonNullable<Listener[Name]>;

const needsSocket = () =>
  new GraphQLError('Subscriptions need a WebSocket', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });

/** Charges for the query. */
const prepareOperation =
  (admission: Admission): Hook<'didResolveOperation'> =>
  async ({ document, operation, request, operationName, contextValue, response }) => {
    if (operation?.operation === 'subscription') throw needsSocket();
    const variables = request.variables ?? {};
    await admission.charge(contextValue, { document, variables, operationName }, (headers) => {
      for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, value);
    });
  };

/** Tries compiled queries first; Apollo executes the others and all failures. */
const runCompiled =
  (queries: CompiledQueries): Hook<'responseForOperation'> =>
  async ({ source, document, request, contextValue }) => {
    const result = await queries.find(source, document)?.(contextValue, request.variables);
    if (!result || !('data' in result)) return null;
    return {
      http: { status: undefined, headers: new HeaderMap() },
      body: { kind: 'single', singleResult: { data: result.data } },
    };
  };

/** Replaces a response that exceeds the size limit by an error. */
const limitSize: Hook<'willSendResponse'> = async ({ response: { body, http } }) => {
  if (body.kind !== 'single') return;
  const error = tooLongError(body.singleResult);
  if (!error) return;
  body.singleResult = { errors: [error] };
  http.status = 400;
};

/** Reduces internal errors to the request id, and to whether the database is unavailable. */
const hideInternals: Hook<'willSendResponse'> = async ({ response: { body, http }, contextValue }) => {
  if (body.kind !== 'single' || !body.singleResult.errors) return;
  body.singleResult.errors = body.singleResult.errors.map((error) =>
    error.extensions?.code === 'INTERNAL_SERVER_ERROR'
      ? { ...error, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: contextValue.requestId } }
      : error,
  );
  // A driver's error has no HTTP status, unlike an AppError.
  const unavailable = body.singleResult.errors.find(
    ({ extensions }) => extensions?.code === 'SERVICE_UNAVAILABLE',
  );
  if (!unavailable) return;
  http.status = httpStatusOf('SERVICE_UNAVAILABLE');
  http.headers.set('retry-after', String(unavailable.extensions?.retryAfter));
};

/** Apollo answers 500 for a refusal before execution, which has no status of its own unless it needs one. */
const setRefusalStatus: Hook<'willSendResponse'> = async ({ response: { body, http } }) => {
  if (http.status !== 500 || body.kind !== 'single') return;
  const isInternal = body.singleResult.errors?.some(
    ({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR',
  );
  if (!isInternal) http.status = 400;
};

const logErrors =
  (log: Logger): Hook<'didEncounterErrors'> =>
  async ({ errors, contextValue, operationName }) => {
    for (const error of errors)
      formatError(error, error, contextValue?.requestId, (cause) =>
        log.error({ err: cause, requestId: contextValue?.requestId, operationName }, 'a request failed'),
      );
  };

export function makeApollo(schema: GraphQLSchema, log: Logger, admission: Admission): ApolloServer<Context> {
  callFieldsDirectly(schema);
  // One for all requests: each plugin costs several promises a request.
  const listener: Listener = {
    didResolveOperation: prepareOperation(admission),
    responseForOperation: runCompiled(new CompiledQueries(schema, (text) => admission.trusted.isOwn(text))),
    didEncounterErrors: logErrors(log),
    async willSendResponse(request) {
      await hideInternals(request);
      await setRefusalStatus(request);
      await limitSize(request);
    },
  };
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    // Only Bearer tokens authenticate, so CSRF can't misuse them; the handler refuses form content types.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    documentStore: admission.documentStore,
    // Our client's documents are registered in the database; Apollo would keep anybody's in this process.
    persistedQueries: false,
    formatError: (formatted, error) => formatError(formatted, error, undefined, () => undefined),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      { requestDidStart: async () => listener },
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => log.warn(text),
      error: (text) => log.error(text),
    },
  });
}
