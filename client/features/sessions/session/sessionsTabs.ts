import type { SessionStatus } from '../../../__generated__/SessionsPageQuery.graphql';

type Status = Exclude<SessionStatus, '%future added value'>;

interface SessionsTabDescription {
  key: string;
  label: string;
  /** Statuses to list, earliest first. */
  status: readonly Status[];
  /** Whether past sessions follow, latest first. */
  withEarlier: boolean;
  /** Only sessions led by the viewer. */
  isMine: boolean;
}

export const sessionsPerPage = 20;

export const openStatuses: readonly Status[] = ['IN_PROGRESS', 'SCHEDULED'];

export const sessionsTabs = [
  { key: 'all', label: 'All Sessions', status: openStatuses, withEarlier: true, isMine: false },
  { key: 'scheduled', label: 'Scheduled', status: ['SCHEDULED'], withEarlier: false, isMine: false },
  { key: 'active', label: 'Active', status: ['IN_PROGRESS'], withEarlier: false, isMine: false },
  { key: 'mine', label: 'My Sessions', status: openStatuses, withEarlier: true, isMine: true },
] as const satisfies readonly SessionsTabDescription[];

export type SessionsTab = (typeof sessionsTabs)[number]['key'];

/** Reads the tab from the address; by default the first. */
export function readSessionsTab(search: URLSearchParams): SessionsTab {
  const named = search.get('tab');
  return sessionsTabs.find(({ key }) => key === named)?.key ?? 'all';
}

/** The variables of a tab's query. */
export function sessionsQueryVariables(tab: SessionsTab, viewerId: string) {
  const { status, withEarlier, isMine } = sessionsTabs.find(
    ({ key }) => key === tab,
  ) as SessionsTabDescription;
  return {
    status,
    withEarlier,
    leaderId: isMine ? viewerId : null,
    count: sessionsPerPage,
    earlierCount: sessionsPerPage,
  };
}
