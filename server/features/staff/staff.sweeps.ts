import { auditKeptDays, daysBefore, sweep } from '../../jobs/sweeps';
import { newIdAt } from '../../lib/ids';

/** Deletes expired rows from the domain's tables. */
export const staffSweeps = (now: Date) => {
  const audited = daysBefore(now)(auditKeptDays);
  return {
    // Few cases that old are still open.
    cases: sweep('report_cases', 'id < ? AND settled_at < ?', [newIdAt('case', audited), audited], 'id'),
  };
};
