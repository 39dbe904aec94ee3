import { ask, change, table } from './operations';
import { row } from './outcomes';

//                        visitor            member       named        instructor   admin        owner
const staff = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', 'FORBIDDEN');
const anyoneElse = row('UNAUTHENTICATED', 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', 'BAD_USER_INPUT');

/** Operations about a public story of the owner. */
export const onReportable = table({
  reportContent: change('reason: SPAM', anyoneElse),
  hideContent: change('reason: "Copied"', staff),
});

/** Operations about a hidden story of the owner. */
export const onHidden = table({
  restoreContent: change('', staff),
});

/** Operations about a story of the owner that waits for an organiser. */
export const onHeld = table({
  approveContent: change('seenAt: "2100-01-01T00:00:00Z"', staff),
});

/** Operations about the owner's comment on a public story. */
export const onRemovable = table({
  removeContent: change('reason: "Rude"', staff),
});

/** Operations about reports of what the owner wrote. */
export const onCase = table({
  dismissReport: change('', staff),
});

export const otherReports = table({
  reportCases: ask('{ reportCases { totalCount } }', staff),
});

export const reportTables = [onReportable, onHidden, onHeld, onRemovable, onCase, otherReports];
