import { ask, change, findAll, read, send, table } from './operations';
import { row } from './outcomes';

//                        visitor            member       named        instructor   admin        owner
const anyone = row('ok', /*           */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok');
const members = row('UNAUTHENTICATED', 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok');
const authorOrAdmin = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok');
const adminAlone = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN');
const anyoneElse = row('UNAUTHENTICATED', 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', 'FORBIDDEN');

/** Operations about a piece of feedback by the owner. */
export const onFeedback = table({
  feedback: read('title', anyone, 'GET /public/feedback/:id'),
  node: read('id', anyone),
  nodes: ask(findAll, anyone),
  updateFeedback: change('title: "Changed"', authorOrAdmin, 'PUT /feedback/:id', { title: 'Changed' }),
  deleteFeedback: change('', authorOrAdmin, 'DELETE /feedback/:id'),
  voteOnFeedback: change('voteType: DOWNVOTE', anyoneElse, 'POST /feedback/:id/vote', {
    vote_type: 'downvote',
  }),
  withdrawFeedbackVote: change('', anyoneElse, 'DELETE /feedback/:id/vote'),
  setFeedbackStatus: change('status: ACCEPTED', adminAlone, 'PUT /feedback/:id/status', {
    status: 'accepted',
  }),
  assignFeedback: change('assignedToId: null', adminAlone, 'POST /feedback/:id/assign', {
    assigned_to: null,
  }),
});

/** Operations that are not about a particular piece of feedback. */
export const otherFeedback = table({
  publicFeedback: ask('{ publicFeedback { totalCount } }', anyone, 'GET /public/feedback'),
  similarFeedback: ask('{ similarFeedback(title: "anything") { id } }', members),
  createFeedback: send('title: "New", description: "Something new."', members, 'POST /feedback', {
    title: 'New',
    description: 'Something new.',
  }),
});

export const feedbackTables = [onFeedback, otherFeedback];
