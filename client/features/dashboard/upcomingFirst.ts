import { limits } from '../../../server/contract/limits';

export interface UpcomingFacts {
  readonly id: string;
  readonly status: string;
  readonly dateTime: string;
}

const places: Record<string, number | undefined> = { IN_PROGRESS: 0, SCHEDULED: 1 };

/** Sessions in progress, then scheduled ones, each earliest first; finished ones are dropped. */
export function upcomingFirst<T extends UpcomingFacts>(sessions: readonly T[]): T[] {
  const each = [...new Map(sessions.map((session) => [session.id, session])).values()];
  const placeOf = ({ status }: T) => places[status] ?? 2;
  return each
    .filter(({ status }) => places[status] !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b) || Date.parse(a.dateTime) - Date.parse(b.dateTime))
    .slice(0, limits.session.upcoming);
}
