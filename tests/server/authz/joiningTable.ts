import { ask, change, send, table } from './operations';
import { anyone, row } from './outcomes';

//                        visitor            member       named        instructor   admin        owner
const staff = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', 'FORBIDDEN');
const adminAlone = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN');

/** Operations about an invitation of another organiser. */
export const onInvitation = table({
  revokeInvitation: change('', adminAlone),
});

/** Operations about somebody who waits for approval. */
export const onWaiting = table({
  approveMember: change('', staff),
  declineMember: change('', staff),
});

export const otherJoining = table({
  joining: ask('{ joining(invitation: "none") { mode invitation { isUsable } } }', anyone),
  invitations: ask('{ invitations { totalCount } }', staff),
  waitingMembers: ask('{ waitingMembers { totalCount } }', staff),
  createInvitation: send('usesMax: 5', staff),
});

export const joiningTables = [onInvitation, onWaiting, otherJoining];
