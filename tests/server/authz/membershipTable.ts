import { ask, read, table } from './operations';
import { row } from './outcomes';

//                        visitor            member       named        instructor   admin        owner
const staff = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', 'FORBIDDEN');
const adminAlone = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN');

const change = (mutation: string, more = ', reason: "They asked for it"') =>
  `mutation ($id: ID!) { ${mutation}(input: { id: $id${more} }) { managedMember { state } } }`;

/** Operations about another member. */
export const onMember = table({
  managedMember: read('state', staff),
  suspendMember: ask(change('suspendMember'), adminAlone),
  restoreMember: ask(change('restoreMember'), adminAlone),
  setMemberRoles: ask(change('setMemberRoles', ', roles: [INSTRUCTOR], reason: "They lead"'), adminAlone),
  endMemberSignIns: ask(change('endMemberSignIns'), adminAlone),
  sendMemberRecovery: ask(change('sendMemberRecovery', ''), adminAlone),
});

export const otherMembership = table({
  managedMembers: ask('{ managedMembers { totalCount } }', staff),
  groupSettings: ask('{ groupSettings { changed } }', staff),
  saveGroupSettings: ask(
    'mutation { saveGroupSettings(input: {}) { groupSettings { changed } } }',
    adminAlone,
  ),
  systemState: ask('{ systemState { version } }', adminAlone),
  auditLog: ask('{ auditLog(first: 1) { edges { node { act } } } }', adminAlone),
});

export const membershipTables = [onMember, otherMembership];
