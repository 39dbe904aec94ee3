import type { SessionRow_session$key } from '../../../__generated__/SessionRow_session.graphql';
import type { LoadMoreProps } from '../../../ui/content/LoadMore';
import { PagedRows } from '../../../ui/content/PagedRows';
import type { PlacedSession } from './placeSessions';
import { SessionRow } from './SessionRow';
import { sessionsPerPage } from './sessionsTabs';

type ListedSession = PlacedSession & SessionRow_session$key;

/** The loaded part of a list of sessions. */
export interface LoadedSessions {
  /** The connection's store id; null if it wasn't requested. */
  connection: string | null;
  sessions: readonly ListedSession[];
  /** Cursor of the last loaded page; null if nothing follows. */
  endCursor: string | null;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreProps['loadNext'];
}

interface Connection {
  readonly __id: string;
  readonly edges: readonly { readonly node: ListedSession | null | undefined }[];
  readonly pageInfo: { readonly endCursor: string | null | undefined };
}

type Paging = Pick<LoadedSessions, 'hasNext' | 'isLoadingNext' | 'loadNext'>;

/** The loaded part of a paginated connection of sessions. */
export const loadedSessions = (
  connection: Connection | null | undefined,
  { hasNext, isLoadingNext, loadNext }: Paging,
): LoadedSessions => ({
  connection: connection?.__id ?? null,
  // A deleted session leaves an edge without a node.
  sessions: connection?.edges.flatMap(({ node }) => node ?? []) ?? [],
  endCursor: (hasNext && connection?.pageInfo.endCursor) || null,
  hasNext,
  isLoadingNext,
  loadNext,
});

/** Whether the list has rows, or the server has more. */
export const hasSessions = ({ sessions, hasNext }: LoadedSessions): boolean => sessions.length > 0 || hasNext;

/** A list of sessions that loads further pages. `titleAs` is the heading level of its rows. */
export function SessionList({ list, titleAs }: { list: LoadedSessions; titleAs: 'h2' | 'h3' }) {
  return (
    <PagedRows
      items={list.sessions}
      row={(session) => <SessionRow session={session} titleAs={titleAs} />}
      hasNext={list.hasNext}
      loading={list.isLoadingNext}
      loadNext={list.loadNext}
      count={sessionsPerPage}
      what="sessions"
    />
  );
}
