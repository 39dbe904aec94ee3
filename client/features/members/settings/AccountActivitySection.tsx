import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { limits } from '../../../../server/contract/limits';
import type { AccountActivitySection_viewer$key } from '../../../__generated__/AccountActivitySection_viewer.graphql';
import type { AccountActivitySectionPaginationQuery } from '../../../__generated__/AccountActivitySectionPaginationQuery.graphql';
import { NextPageFailure, useNextPage } from '../../../ui/content/LoadMore';
import { Rows } from '../../../ui/content/Rows';
import { Time } from '../../../ui/content/Time';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { sentenceToMember } from './accountActs';

const perPage = 20;

/** The log of the member's account, newest entries first. */
export function AccountActivitySection({ viewer }: { viewer: AccountActivitySection_viewer$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AccountActivitySectionPaginationQuery,
    AccountActivitySection_viewer$key
  >(
    graphql`
      fragment AccountActivitySection_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" })
      @refetchable(queryName: "AccountActivitySectionPaginationQuery") {
        accountLog(first: $count, after: $cursor) @connection(key: "AccountActivitySection_accountLog") {
          edges {
            node {
              id
              act
              actorKind
              thing
              reason
              createdAt
            }
          }
        }
      }
    `,
    viewer,
  );
  const [loadMore, failed] = useNextPage(loadNext, perPage);
  const { edges } = data.accountLog;
  return (
    <SettingsSection
      title="Account activity"
      lead={`What happened with your account in the last ${limits.audit.keptDays} days. If something wasn’t you, change your password and sign out all other devices.`}
    >
      {edges.length === 0 && <chakra.p color="ink.muted">Nothing so far.</chakra.p>}
      <Rows aria-label="Account activity" css={{ '& > li, & > li:first-of-type': { py: '3' } }}>
        {edges.map(({ node: { id, reason, createdAt, ...act } }) => (
          <li key={id}>
            <p>{sentenceToMember(act)}</p>
            {reason != null && (
              <chakra.p dir="auto" overflowWrap="anywhere" whiteSpace="pre-line">
                “{reason}”
              </chakra.p>
            )}
            <chakra.p textStyle="facts" color="ink.muted">
              <Time value={createdAt} />
            </chakra.p>
          </li>
        ))}
      </Rows>
      {failed && <NextPageFailure what="entries" mt="4" />}
      {hasNext && (
        <Button variant="outline" mt="4" loading={isLoadingNext} loadingText="Loading…" onClick={loadMore}>
          Show more
        </Button>
      )}
    </SettingsSection>
  );
}
