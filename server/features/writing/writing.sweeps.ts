import { limits } from '../../contract/limits';
import { byTime, daysBefore } from '../../jobs/sweeps';

/** Days that goals and challenges are kept after their end. Their words and minutes are kept as long as the longest may count them. */
const { keptDays, rangeDays } = limits.goal;

/** Deletes expired rows from the domain's tables. */
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
