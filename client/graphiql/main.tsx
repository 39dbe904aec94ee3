import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { addressed } from './addressed';
import { defaultQuery } from './defaultQuery';
import { fetcher } from './fetcher';
import { storage } from './storage';
import { TokenHelp } from './TokenHelp';

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
