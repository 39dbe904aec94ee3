import { type Operation, row } from './outcomes';

//                        visitor            member       named        instructor   admin        owner
const staff = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', 'FORBIDDEN');
const adminAlone = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN');

const change = (mutation: string, more = ', reason: "They asked for it"') =>
  `mutation ($id: ID!) { ${mutation}(input: { id: $id${more} }) { managedMember { state } } }`;

/** Operations about another member. */
export const onMember: Record<string, Operation> = {
  managedMember: {
    document: 'query ($id: ID!) { managedMember(id: $id) { state } }',
    expected: staff,
  },
  suspendMember: { document: change('suspendMember'), expected: adminAlone },
  restoreMember: { document: change('restoreMember'), expected: adminAlone },
  setMemberRoles: {
    document: change('setMemberRoles', ', roles: [INSTRUCTOR], reason: "They lead"'),
    expected: adminAlone,
  },
  endMemberSignIns: { document: change('endMemberSignIns'), expected: adminAlone },
  sendMemberRecovery: { document: change('sendMemberRecovery', ''), expected: adminAlone },
};

export const otherMembership: Record<string, Operation> = {
  managedMembers: { document: '{ managedMembers { totalCount } }', expected: staff },
  groupSettings: { document: '{ groupSettings { changed } }', expected: staff },
  saveGroupSettings: {
    document: 'mutation { saveGroupSettings(input: {}) { groupSettings { changed } } }',
    expected: adminAlone,
  },
  systemState: { document: '{ systemState { version } }', expected: adminAlone },
  auditLog: { document: '{ auditLog(first: 1) { edges { node { act } } } }', expected: adminAlone },
};

/** The operations that these tables cover. */
export const membershipOperations = [onMember, otherMembership].flatMap((table) => Object.keys(table));
