import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { getOperationAST } from 'graphql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { TokenHelp } from './TokenHelp';
import { readToken } from './token';

/** GraphiQL's keys in localStorage. */
const ownKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('graphiql:'));

/** The history and favourites, which GraphiQL stores with headers. */
const keysWithHeaders = ['graphiql:queries', 'graphiql:favorites'];

const withoutHeaders = (list: string) =>
  JSON.stringify(JSON.parse(list), (name, value) => (name === 'headers' ? undefined : value));

/** localStorage without headers, because they may contain a token. */
const storage: GraphiQLProps['storage'] = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) =>
    localStorage.setItem(key, keysWithHeaders.includes(key) ? withoutHeaders(value) : value),
  removeItem: (key) => localStorage.removeItem(key),
  clear() {
    for (const key of ownKeys()) localStorage.removeItem(key);
  },
  get length() {
    return ownKeys().length;
  },
};

/** Reads an operation and variables from the address. Nothing runs automatically. */
function readAddress(search: string): { initialQuery?: string; initialVariables?: string } {
  const given = new URLSearchParams(search);
  const initialQuery = given.get('query');
  // Without a query in the address GraphiQL restores its last one.
  return initialQuery ? { initialQuery, initialVariables: given.get('variables') ?? '' } : {};
}

/** A query that works with and without signing in. */
const defaultQuery = `# The newest public stories: press Ctrl+Enter.
# Your own data is in "viewer": enter a
# token first, at the bottom right.

query NewestStories {
  publicStories(first: 5) {
    totalCount
    edges {
      node {
        id
        title
        excerpt
        publishedAt
        author {
          name
        }
        tags {
          name
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  viewer {
    user {
      username
    }
  }
}
`;

type Fetcher = GraphiQLProps['fetcher'];
type Headers = Record<string, string>;

/** Adds the stored token, unless the editor has an Authorization header. */
function withStoredToken(headers: Headers): Headers {
  const token = readToken();
  const hasAuthorization = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
  return token && !hasAuthorization ? { ...headers, Authorization: `Bearer ${token}` } : headers;
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

const fetcher: Fetcher = async ({ query, variables, operationName }, options) => {
  const headers = withStoredToken(options?.headers ?? {});
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

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    defaultQuery={defaultQuery}
    {...readAddress(location.search)}
    defaultEditorToolsVisibility="headers"
    // A stored token would outlast its sign-in.
    shouldPersistHeaders={false}
    showPersistHeadersSettings={false}
    storage={storage}
  >
    <GraphiQL.Logo>Monday Writers</GraphiQL.Logo>
    <GraphiQL.Footer>
      <TokenHelp />
    </GraphiQL.Footer>
  </GraphiQL>,
);
