import { anyone, type Operation, row } from './outcomes';

//                        visitor            member       named        instructor   admin        owner
const staff = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', 'FORBIDDEN');
const adminAlone = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN');

const change = (mutation: string) => `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { __typename } }`;

/** Operations about an invitation of another organiser. */
export const onInvitation: Record<string, Operation> = {
  revokeInvitation: { document: change('revokeInvitation'), expected: adminAlone },
};

/** Operations about somebody who waits for approval. */
export const onWaiting: Record<string, Operation> = {
  approveMember: { document: change('approveMember'), expected: staff },
  declineMember: { document: change('declineMember'), expected: staff },
};

export const otherJoining: Record<string, Operation> = {
  joining: { document: '{ joining(invitation: "none") { mode invitation { isUsable } } }', expected: anyone },
  invitations: { document: '{ invitations { totalCount } }', expected: staff },
  waitingMembers: { document: '{ waitingMembers { totalCount } }', expected: staff },
  createInvitation: {
    document: 'mutation { createInvitation(input: { usesMax: 5 }) { __typename } }',
    expected: staff,
  },
};

/** The operations that these tables cover. */
export const joiningOperations = [onInvitation, onWaiting, otherJoining].flatMap((table) =>
  Object.keys(table),
);
