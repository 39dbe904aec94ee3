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
  mine: boolean;
}

export const sessionsPerPage = 20;

export const openStatuses: readonly Status[] = ['IN_PROGRESS', 'SCHEDULED'];

export const sessionsTabs = [
  { key: 'all', label: 'All Sessions', status: openStatuses, withEarlier: true, mine: false },
  { key: 'scheduled', label: 'Scheduled', status: ['SCHEDULED'], withEarlier: false, mine: false },
  { key: 'active', label: 'Active', status: ['IN_PROGRESS'], withEarlier: false, mine: false },
  { key: 'mine', label: 'My Sessions', status: openStatuses, withEarlier: true, mine: true },
] as const satisfies readonly SessionsTabDescription[];

export type SessionsTab = (typeof sessionsTabs)[number]['key'];

/** The tab in the address, or the first. */
export function sessionsTab(search: URLSearchParams): SessionsTab {
  const named = search.get('tab');
  return sessionsTabs.find(({ key }) => key === named)?.key ?? 'all';
}

/** The variables of a tab's query. */
export function sessionsOf(tab: SessionsTab, viewerId: string) {
  const { status, withEarlier, mine } = sessionsTabs.find(({ key }) => key === tab) as SessionsTabDescription;
  return {
    status,
    withEarlier,
    leaderId: mine ? viewerId : null,
    count: sessionsPerPage,
    earlierCount: sessionsPerPage,
  };
}
