import { type Operation, row } from './outcomes';

//                        visitor            member       named        instructor   admin        owner
const anyone = row('ok', /*           */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok');
const members = row('UNAUTHENTICATED', 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok');
const authorOrAdmin = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok');
const adminAlone = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN');
const anyoneElse = row('UNAUTHENTICATED', 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', 'FORBIDDEN');

const change = (mutation: string, more = '') =>
  `mutation ($id: ID!) { ${mutation}(input: { id: $id ${more} }) { __typename } }`;

/** Operations about a piece of feedback by the owner. */
export const onFeedback: Record<string, Operation> = {
  feedback: {
    document: 'query ($id: ID!) { feedback(id: $id) { title } }',
    expected: anyone,
    rest: { route: 'GET /public/feedback/:id' },
  },
  node: { document: 'query ($id: ID!) { node(id: $id) { id } }', expected: anyone },
  nodes: { document: 'query ($id: ID!) { nodes(ids: [$id]) { id } }', expected: anyone },
  updateFeedback: {
    document: change('updateFeedback', ', title: "Changed"'),
    expected: authorOrAdmin,
    rest: { route: 'PUT /feedback/:id', body: { title: 'Changed' } },
  },
  deleteFeedback: {
    document: change('deleteFeedback'),
    expected: authorOrAdmin,
    rest: { route: 'DELETE /feedback/:id' },
  },
  voteOnFeedback: {
    document: change('voteOnFeedback', ', voteType: DOWNVOTE'),
    expected: anyoneElse,
    rest: { route: 'POST /feedback/:id/vote', body: { vote_type: 'downvote' } },
  },
  withdrawFeedbackVote: {
    document: change('withdrawFeedbackVote'),
    expected: anyoneElse,
    rest: { route: 'DELETE /feedback/:id/vote' },
  },
  setFeedbackStatus: {
    document: change('setFeedbackStatus', ', status: ACCEPTED'),
    expected: adminAlone,
    rest: { route: 'PUT /feedback/:id/status', body: { status: 'accepted' } },
  },
  assignFeedback: {
    document: change('assignFeedback', ', assignedToId: null'),
    expected: adminAlone,
    rest: { route: 'POST /feedback/:id/assign', body: { assigned_to: null } },
  },
};

/** Operations that are not about a particular piece of feedback. */
export const otherFeedback: Record<string, Operation> = {
  publicFeedback: {
    document: '{ publicFeedback { totalCount } }',
    expected: anyone,
    rest: { route: 'GET /public/feedback' },
  },
  similarFeedback: { document: '{ similarFeedback(title: "anything") { id } }', expected: members },
  createFeedback: {
    document: `mutation { createFeedback(input: { title: "New", description: "Something new." }) { __typename } }`,
    expected: members,
    rest: { route: 'POST /feedback', body: { title: 'New', description: 'Something new.' } },
  },
};

const tables = [onFeedback, otherFeedback];

/** The operations and routes that these tables cover. */
export const feedbackOperations = tables.flatMap((table) => Object.keys(table));
export const feedbackRoutes = tables.flatMap((table) => Object.values(table).map(({ rest }) => rest?.route));
