import { type Operation, row } from './outcomes';

//                        visitor            member       named        instructor   admin        owner
const staff = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', 'FORBIDDEN');
const anyoneElse = row('UNAUTHENTICATED', 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', 'BAD_USER_INPUT');

const change = (mutation: string, more = '') =>
  `mutation ($id: ID!) { ${mutation}(input: { id: $id ${more} }) { __typename } }`;

/** Operations about a public story of the owner. */
export const onReportable: Record<string, Operation> = {
  reportContent: { document: change('reportContent', ', reason: SPAM'), expected: anyoneElse },
  hideContent: { document: change('hideContent', ', reason: "Copied"'), expected: staff },
};

/** Operations about a hidden story of the owner. */
export const onHidden: Record<string, Operation> = {
  restoreContent: { document: change('restoreContent'), expected: staff },
};

/** Operations about a story of the owner that waits for an organiser. */
export const onHeld: Record<string, Operation> = {
  approveContent: { document: change('approveContent', ', seenAt: "2100-01-01T00:00:00Z"'), expected: staff },
};

/** Operations about the owner's comment on a public story. */
export const onRemovable: Record<string, Operation> = {
  removeContent: { document: change('removeContent', ', reason: "Rude"'), expected: staff },
};

/** Operations about reports of what the owner wrote. */
export const onCase: Record<string, Operation> = {
  dismissReport: { document: change('dismissReport'), expected: staff },
};

export const otherReports: Record<string, Operation> = {
  reportCases: { document: '{ reportCases { totalCount } }', expected: staff },
};

/** The operations that these tables cover. */
export const reportOperations = [onReportable, onHidden, onHeld, onRemovable, onCase, otherReports].flatMap(
  (table) => Object.keys(table),
);
