import type { GraphiQLProps } from 'graphiql';
import { getOperationAST } from 'graphql';
import { createClient } from 'graphql-ws';
import { heldToken } from './heldToken';

type Fetcher = GraphiQLProps['fetcher'];
type Headers = Record<string, string>;

/** An Authorization header in the editor takes precedence. */
function withHeldToken(headers: Headers): Headers {
  const token = heldToken();
  const isSaid = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
  return token && !isSaid ? { ...headers, Authorization: `Bearer ${token}` } : headers;
}

/** A socket authenticates once, so each subscription opens its own with the current headers. */
function subscribe(operation: { query: string; variables?: Record<string, unknown> }, headers: Headers) {
  const authorization = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  const accessToken = authorization?.replace(/^Bearer\s+/i, '');
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: accessToken ? { accessToken } : {},
  });
  return client.iterate(operation);
}

export const fetcher: Fetcher = async ({ query, variables, operationName }, options) => {
  const headers = withHeldToken(options?.headers ?? {});
  const operation = { query, variables, ...(operationName && { operationName }) };
  const document = options?.documentAST;
  if (document && getOperationAST(document, operationName)?.operation === 'subscription')
    return subscribe(operation, headers);

  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json', ...headers },
    body: JSON.stringify(operation),
  });
  return response.json();
};
