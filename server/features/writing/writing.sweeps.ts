import { limits } from '../../contract/limits';
import { byTime, daysBefore } from '../../jobs/sweeps';

/** Goals and challenges are kept for so long after their end, and what they count as long as the longest of them may. */
const { keptDays, rangeDays } = limits.goal;

/** Removes what is past its date from the domain's tables. */
export const writingSweeps = (now: Date) => {
  const dayBefore = (days: number) => daysBefore(now)(days).toISOString().slice(0, 10);
  const [goalEndBefore, countedBefore] = [dayBefore(keptDays), dayBefore(keptDays + rangeDays)];
  return {
    goals: byTime('writing_goals', 'ends_on', goalEndBefore),
    daysOff: byTime('writing_days_off', 'day', countedBefore),
    minutes: byTime('writing_minutes', 'day', countedBefore),
    challenges: byTime('challenges', 'ends_on', goalEndBefore),
  };
};
