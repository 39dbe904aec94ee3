import { chakra, Tabs } from '@chakra-ui/react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SessionsPageQuery } from '../../../__generated__/SessionsPageQuery.graphql';
import { useAuth } from '../../../auth/useAuth';
import { countToRead } from '../../../relay/countToRead';
import { usePageQuery } from '../../../relay/usePageQuery';
import { useReadAgain } from '../../../relay/useReadAgain';
import { PlusIcon } from '../../../ui/content/icons';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadError } from '../../../ui/feedback/ErrorBoundary';
import { OfflineFallback } from '../../../ui/feedback/OfflineFallback';
import { SkeletonList } from '../../../ui/feedback/Skeleton';
import { LinkButton, TextLink } from '../../../ui/form/Button';
import { Page } from '../../../ui/layout/Page';
import { CalendarButton } from '../calendar/CalendarButton';
import { hasSessions, SessionList } from './SessionList';
import { dropInAddress } from './sessionAddress';
import {
  openStatuses,
  readSessionsTab,
  type SessionsTab,
  sessionsPerPage,
  sessionsQueryVariables,
  sessionsTabs,
} from './sessionsTabs';
import { useEarlierSessions } from './useEarlierSessions';
import { useLiveSessions } from './useLiveSessions';
import { useOpenSessions } from './useOpenSessions';

export function SessionsPage() {
  const [search, setSearch] = useSearchParams();
  const mayCreate = useAuth().viewer?.canCreateSessions ?? false;
  const tab = readSessionsTab(search);
  const { key } = useLocation();
  return (
    <Page
      title="Writing Sessions"
      actions={
        <>
          <CalendarButton />
          {mayCreate && (
            <LinkButton to="/sessions/new">
              <PlusIcon />
              Create Session
            </LinkButton>
          )}
        </>
      }
    >
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setSearch(value === 'all' ? {} : { tab: value })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List aria-label="Writing sessions" gap={{ base: '3', sm: '6' }}>
          {sessionsTabs.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key} fontSize={{ base: 'sm', sm: 'md' }}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tab}>
          {(tab === 'all' || tab === 'active') && <DropInRow />}
          <OfflineFallback
            key={tab}
            attempt={key}
            instead={(error) =>
              // My Sessions shows no error. Source: specification, section 7.
              tab === 'mine' ? <NoSessions mayCreate={mayCreate} /> : <LoadError error={error} />
            }
          >
            <Suspense fallback={<SkeletonList />}>
              <SessionsOfTab tab={tab} mayCreate={mayCreate} />
            </Suspense>
          </OfflineFallback>
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}

const query = graphql`
  query SessionsPageQuery(
    $status: [SessionStatus!]
    $leaderId: ID
    $withEarlier: Boolean!
    $count: Int!
    $earlierCount: Int!
  ) @preloadable {
    ...useOpenSessions_query @arguments(count: $count, status: $status, leaderId: $leaderId)
    ...useEarlierSessions_query
      @arguments(count: $earlierCount, leaderId: $leaderId)
      @alias(as: "earlier")
      @include(if: $withEarlier)
  }
`;

function SessionsOfTab({ tab, mayCreate }: { tab: SessionsTab; mayCreate: boolean }) {
  const data = usePageQuery<SessionsPageQuery>(query);
  const open = useOpenSessions(data);
  const earlier = useEarlierSessions(data.earlier);
  const filter = sessionsQueryVariables(tab, useAuth().viewer?.id ?? '');
  const { status, leaderId } = filter;
  const isOfLeader = (session: { readonly leaderId: string }) => !leaderId || leaderId === session.leaderId;
  useLiveSessions(
    [
      {
        loaded: open,
        earliestFirst: true,
        belongs: (session) => status.some((one) => one === session.status) && isOfLeader(session),
      },
      {
        loaded: earlier,
        earliestFirst: false,
        belongs: (session) => !openStatuses.some((one) => one === session.status) && isOfLeader(session),
      },
    ],
    useReadAgain<SessionsPageQuery>(query, {
      ...filter,
      count: countToRead(sessionsPerPage, open.sessions.length),
      earlierCount: countToRead(sessionsPerPage, earlier.sessions.length),
    }),
  );

  if (!hasSessions(open) && !hasSessions(earlier)) return <NoSessions mayCreate={mayCreate} />;
  return (
    <>
      {hasSessions(open) && <SessionList list={open} titleAs="h2" />}
      {hasSessions(earlier) && (
        <chakra.section aria-labelledby="earlier-sessions" mt={hasSessions(open) ? '12' : '0'}>
          <chakra.h2 id="earlier-sessions" textStyle="label" color="ink.muted" letterSpacing="wide" mb="6">
            Earlier and cancelled
          </chakra.h2>
          <SessionList list={earlier} titleAs="h3" />
        </chakra.section>
      )}
    </>
  );
}

const NoSessions = ({ mayCreate }: { mayCreate: boolean }) => (
  <EmptyState
    title="No sessions found"
    text={
      mayCreate
        ? 'Get started by creating a new writing session'
        : 'Sessions are created by instructors and administrators'
    }
    action={mayCreate && <LinkButton to="/sessions/new">Create Session</LinkButton>}
  />
);

/** The link to the drop-in session, above the sessions that have a date. */
function DropInRow() {
  return (
    <chakra.p
      mb="8"
      ps="4"
      borderInlineStartWidth="2px"
      borderColor="accent"
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
    >
      <TextLink to={dropInAddress}>The drop-in room</TextLink>
      <chakra.span color="ink.muted">Always open: write with whoever is there.</chakra.span>
    </chakra.p>
  );
}
