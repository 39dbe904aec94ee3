import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { PersonalAccessTokensSection_viewer$key } from '../../../__generated__/PersonalAccessTokensSection_viewer.graphql';
import type { PersonalAccessTokensSectionPaginationQuery } from '../../../__generated__/PersonalAccessTokensSectionPaginationQuery.graphql';
import { NextPageFailure, useNextPage } from '../../../ui/content/LoadMore';
import { Rows } from '../../../ui/content/Rows';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { ShownOnce } from '../../../ui/form/ShownOnce';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';
import { CreateTokenForm } from './CreateTokenForm';
import { PersonalAccessTokenRow } from './PersonalAccessTokenRow';

const perPage = 20;

/** What is shown below the list: a button, the form, or the new token. */
type Shown = 'list' | 'form' | { token: string };

export function PersonalAccessTokensSection({ viewer }: { viewer: PersonalAccessTokensSection_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    PersonalAccessTokensSectionPaginationQuery,
    PersonalAccessTokensSection_viewer$key
  >(
    graphql`
      fragment PersonalAccessTokensSection_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "PersonalAccessTokensSectionPaginationQuery") {
        personalAccessTokens(first: $count, after: $cursor)
          @connection(key: "PersonalAccessTokensSection_personalAccessTokens") {
          __id
          edges {
            node {
              id
              ...PersonalAccessTokenRow_token
            }
          }
        }
      }
    `,
    viewer,
  );
  const [shown, setShown] = useState<Shown>('list');
  const create = useRef<HTMLButtonElement>(null);
  const focusCreate = useFocusAfterRender(create);
  const [loadMore, failed] = useNextPage(loadNext, perPage);
  const { __id: connection, edges } = data.personalAccessTokens;
  // A deleted record leaves an edge without a node, despite its type.
  const tokens = edges.map(({ node }) => node).filter((node) => node != null);

  const backToList = () => {
    setShown('list');
    focusCreate();
  };

  return (
    <SettingsSection
      title="Personal access tokens"
      lead="A token lets a program of yours use GraphQL and REST in your name, without your password."
    >
      {tokens.length > 0 && (
        <Rows aria-label="Personal access tokens" css={{ '& > li, & > li:first-of-type': { py: '4' } }}>
          {tokens.map((token) => (
            <li key={token.id}>
              <PersonalAccessTokenRow token={token} onRevoked={backToList} />
            </li>
          ))}
        </Rows>
      )}
      {tokens.length === 0 && shown === 'list' && <NoTokens />}
      {failed && <NextPageFailure what="tokens" mt="4" />}
      {hasNext && (
        <Button variant="outline" mt="4" loading={isLoadingNext} loadingText="Loading…" onClick={loadMore}>
          Load more tokens
        </Button>
      )}
      <chakra.div mt="4">
        {shown === 'list' ? (
          <Button ref={create} variant="outline" onClick={() => setShown('form')}>
            Create a token
          </Button>
        ) : shown === 'form' ? (
          <CreateTokenForm
            connection={connection}
            onCreated={(token) => setShown({ token })}
            onCancel={backToList}
          />
        ) : (
          <NewToken token={shown.token} onDone={backToList} />
        )}
      </chakra.div>
    </SettingsSection>
  );
}

const NoTokens = () => (
  <chakra.p maxW="measure" color="ink.muted">
    You have no tokens. Create one, then try it in{' '}
    <chakra.a href="/graphiql" textDecoration="underline">
      GraphiQL
    </chakra.a>{' '}
    or the{' '}
    <chakra.a href="/api/docs" textDecoration="underline">
      REST reference
    </chakra.a>
    .
  </chakra.p>
);

const NewToken = ({ token, onDone }: { token: string; onDone: () => void }) => (
  <ShownOnce
    label="Your new token"
    hint="Copy it now: it won’t be shown again. Keep it like a password."
    value={token}
    rows={2}
    copyLabel="Copy token"
    copied="Token copied"
    onDone={onDone}
  />
);
