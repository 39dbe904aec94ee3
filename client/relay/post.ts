import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import {
  codeOf,
  GraphQLRequestError,
  type ServerError,
  serverTrouble,
  unreachable,
} from '../lib/requestError';
import { toRequestError } from './toRequestError';

interface PostRequest {
  params: Pick<RequestParameters, 'id' | 'name' | 'operationKind' | 'text'>;
  variables: Variables;
  accessToken?: string | null;
  signal?: AbortSignal;
  /** Whether the request goes on when the page is left. */
  keepalive?: boolean;
}

export type Post = (request: PostRequest) => Promise<GraphQLSingularResponse>;

/** Sends a persisted operation; rejects with a GraphQLRequestError unless the response is usable. */
export function createPost(url: string, fetchFn: typeof fetch): Post {
  return async ({ params, variables, accessToken, signal, keepalive }) => {
    let response: Response;
    try {
      response = await fetchFn(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/graphql-response+json, application/json',
          ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
        },
        body: JSON.stringify({ documentId: params.id, operationName: params.name, variables }),
        signal,
        keepalive,
      });
    } catch (error) {
      throw unreachable(error);
    }
    const payload = await readPayload(response);
    const retryAfter = response.headers.get('Retry-After');
    if (response.status === 401 && !payload.errors?.length)
      throw new GraphQLRequestError({ code: 'UNAUTHENTICATED', message: response.statusText });
    const blocking = blockingError(payload, params.operationKind);
    if (blocking) throw toRequestError(blocking, retryAfter);
    return payload as GraphQLSingularResponse;
  };
}

interface Payload {
  data?: unknown;
  errors?: ServerError[];
}

/** Parses the response's body. A refused token may come without one: the caller handles that. */
async function readPayload(response: Response): Promise<Payload> {
  let problem: unknown = new Error(`HTTP ${response.status}`);
  try {
    const payload: unknown = await response.json();
    if (payload && typeof payload === 'object' && ('data' in payload || 'errors' in payload))
      return payload as Payload;
  } catch (error) {
    problem = error;
  }
  if (response.status === 401) return {};
  // Something responded, such as a proxy without its server, so it isn't a network error.
  if (response.status >= 400) throw serverTrouble(problem);
  throw unreachable(problem);
}

/** The error that makes a response unusable, if any. A query is shown without its missing parts; a mutation is all or nothing. */
export function blockingError({ data, errors }: Payload, operationKind: string): ServerError | undefined {
  const hasData = data != null;
  if (!errors?.length) return hasData ? undefined : { message: '' };
  const serious = errors.find((error) => !['NOT_FOUND', 'FORBIDDEN'].includes(codeOf(error)));
  if (serious) return errors.find((error) => codeOf(error) === 'UNAUTHENTICATED') ?? serious;
  return !hasData || operationKind === 'mutation' ? errors[0] : undefined;
}
