import { auditKeptDays, daysBefore, sweepByIndex } from '../../jobs/sweeps';
import { newIdAt } from '../../lib/ids';
import type { LoadersOf } from '../../request/requestLoaders';
import { feedbackLoaders } from './feedback/feedback.loaders';
import { FeedbackResolver, FeedbackVoteResolver } from './feedback/feedback.resolver';
import { GroupSettingsResolver } from './groupSettings/groupSettings.resolver';
import { InfoResolver } from './info/info.resolver';
import { auditLogLoaders } from './membership/auditLog.lists';
import { AuditEntryResolver, ViewerAccountLogResolver } from './membership/auditLog.resolver';
import { MemberDetailsResolver } from './membership/memberDetails.resolver';
import { membershipLoaders } from './membership/membership.loaders';
import { MembershipResolver } from './membership/membership.resolver';
import { HeldCaseResolver, HeldCommentResolver, HeldStoryResolver } from './report/held.resolver';
import { reportLoaders } from './report/report.loaders';
import { ReportCaseResolver, ReportResolver, ViewerReportsResolver } from './report/report.resolver';
import { SystemStateResolver } from './systemState/systemState.resolver';

/** Deletes expired rows from the domain's tables. */
const staffSweeps = (now: Date) => {
  const keptSince = daysBefore(now)(auditKeptDays);
  return {
    // Ids contain their time, so that only old cases are read; few of them are still open.
    cases: sweepByIndex(
      'report_cases',
      'id < ? AND settled_at < ?',
      [newIdAt('case', keptSince), keptSince],
      'id',
    ),
  };
};

export const staff = {
  resolvers: [
    FeedbackResolver,
    FeedbackVoteResolver,
    GroupSettingsResolver,
    InfoResolver,
    AuditEntryResolver,
    ViewerAccountLogResolver,
    MemberDetailsResolver,
    MembershipResolver,
    HeldCaseResolver,
    HeldCommentResolver,
    HeldStoryResolver,
    ReportCaseResolver,
    ReportResolver,
    ViewerReportsResolver,
    SystemStateResolver,
  ],
  loaders: {
    ...auditLogLoaders,
    ...feedbackLoaders,
    ...membershipLoaders,
    ...reportLoaders,
  },
  sweeps: staffSweeps,
};

declare module '../../request/context' {
  interface Loaders extends LoadersOf<(typeof staff)['loaders']> {}
}
