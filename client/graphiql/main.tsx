import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { defaultQuery } from './defaultQuery';
import { fetcher } from './fetcher';
import { TokenHelp } from './TokenHelp';

const own = () => Object.keys(localStorage).filter((key) => key.startsWith('graphiql:'));

/** The history and favourites, which contain headers. */
const lists = ['graphiql:queries', 'graphiql:favorites'];

const withoutHeaders = (list: string) =>
  JSON.stringify(JSON.parse(list), (name, value) => (name === 'headers' ? undefined : value));

/** localStorage without headers, because they may contain a token. */
const storage: GraphiQLProps['storage'] = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, lists.includes(key) ? withoutHeaders(value) : value),
  removeItem: (key) => localStorage.removeItem(key),
  clear() {
    for (const key of own()) localStorage.removeItem(key);
  },
  get length() {
    return own().length;
  },
};

/** Reads an operation and variables from the address. Nothing runs automatically. */
function addressed(search: string): { initialQuery?: string; initialVariables?: string } {
  const given = new URLSearchParams(search);
  const initialQuery = given.get('query');
  // Without a query in the address GraphiQL restores its last one.
  return initialQuery ? { initialQuery, initialVariables: given.get('variables') ?? '' } : {};
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    defaultQuery={defaultQuery}
    {...addressed(location.search)}
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
