import { ask, change, find, findAll, read, send, table } from './operations';
import { anyone, membersOnly as members, type Outcome, row } from './outcomes';

//                           visitor            member       named        instructor   admin        owner
const staff = /*    */ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', 'FORBIDDEN');
const adminAlone = /**/ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN');
const ownerAlone = /**/ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok');
const ownerOrAdmin = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok');
const anyoneElse = (owner: Outcome) => row('UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', owner);
/** As if there were none for anyone else. */
const hidden = /*   */ row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok');
const foundByOwner = row('null', /*      */ 'null', /**/ 'null', /**/ 'null', /**/ 'null', /**/ 'ok');
const foundByMembers = { ...members, visitor: 'null' as Outcome };

const today = new Date().toISOString().slice(0, 10);

/** Operations about what the owner has. The text after a space of a key names a part of the result. */
export const onJournal = table({
  journal: read('content', ownerAlone, 'GET /journals/:id'),
  'journal (its notes)': read('notes { totalCount }', ownerAlone, 'GET /journals/:id/notes'),
  node: ask(find, foundByOwner),
  nodes: ask(findAll, foundByOwner),
  updateJournal: change('content: "Changed"', ownerAlone, 'PUT /journals/:id', { content: 'Changed' }),
  'updateJournal (saying nothing)': change('', ownerAlone),
  deleteJournal: change('', ownerAlone, 'DELETE /journals/:id'),
});

export const onNote = table({
  note: read('content', ownerAlone, 'GET /notes/:id'),
  node: ask(find, foundByOwner),
  nodes: ask(findAll, foundByOwner),
  updateNote: change('content: "Changed"', ownerAlone, 'PUT /notes/:id', { content: 'Changed' }),
  'updateNote (saying nothing)': change('', ownerAlone),
  deleteNote: change('', ownerAlone, 'DELETE /notes/:id'),
});

/** A version of a story, whatever the story's privacy. */
export const onVersion = table({
  storyVersion: read('content', hidden, 'GET /stories/:story_id/versions/:id'),
  node: ask(find, foundByOwner),
  nodes: ask(findAll, foundByOwner),
  renameStoryVersion: change('name: "Changed"', hidden, 'PUT /stories/:story_id/versions/:id', {
    name: 'Changed',
  }),
  restoreStoryVersion: change('', hidden, 'POST /stories/:story_id/versions/:id/restore', {}),
});

export const onFeedback = table({
  feedback: read('title', anyone, 'GET /public/feedback/:id'),
  node: ask(find, anyone),
  nodes: ask(findAll, anyone),
  updateFeedback: change('title: "Changed"', ownerOrAdmin, 'PUT /feedback/:id', { title: 'Changed' }),
  deleteFeedback: change('', ownerOrAdmin, 'DELETE /feedback/:id'),
  voteOnFeedback: change('voteType: DOWNVOTE', anyoneElse('FORBIDDEN'), 'POST /feedback/:id/vote', {
    vote_type: 'downvote',
  }),
  withdrawFeedbackVote: change('', anyoneElse('FORBIDDEN'), 'DELETE /feedback/:id/vote'),
  setFeedbackStatus: change('status: ACCEPTED', adminAlone, 'PUT /feedback/:id/status', {
    status: 'accepted',
  }),
  assignFeedback: change('assignedToId: null', adminAlone, 'POST /feedback/:id/assign', {
    assigned_to: null,
  }),
});

/** A challenge that the owner opened, who is no instructor any more. */
export const onChallenge = table({
  challenge: read('title total', members, 'GET /challenges/:id'),
  node: ask(find, foundByMembers),
  nodes: ask(findAll, foundByMembers),
  joinChallenge: change('', members, 'POST /challenges/:id/join', {}),
  leaveChallenge: change('', members, 'DELETE /challenges/:id/join'),
  closeChallenge: change('', adminAlone, 'POST /challenges/:id/close', {}),
  deleteChallenge: change('', adminAlone, 'DELETE /challenges/:id'),
});

export const onTag = table({
  tag: read('name', members, 'GET /tags/:id'),
  node: ask(find, foundByMembers),
  updateTag: change('description: "Changed"', staff, 'PUT /tags/:id', { description: 'Changed' }),
  deleteTag: change('', staff, 'DELETE /tags/:id'),
});

/** A public story of the owner. */
export const onReportable = table({
  reportContent: change('reason: SPAM', anyoneElse('BAD_USER_INPUT')),
  hideContent: change('reason: "Copied"', staff),
});
/** One that is hidden. */
export const onHidden = table({ restoreContent: change('', staff) });
/** One that waits for an organiser. */
export const onHeld = table({ approveContent: change('seenAt: "2100-01-01T00:00:00Z"', staff) });
/** The owner's comment on a public story. */
export const onRemovable = table({ removeContent: change('reason: "Rude"', staff) });
/** Reports of what the owner wrote. */
export const onCase = table({ dismissReport: change('', staff) });

/** An invitation of another organiser. */
export const onInvitation = table({ revokeInvitation: change('', adminAlone) });
/** Somebody who waits for approval. */
export const onWaiting = table({ approveMember: change('', staff), declineMember: change('', staff) });

/** Another member. */
export const onMember = table({
  managedMember: read('state', staff),
  suspendMember: change('reason: "They asked"', adminAlone),
  restoreMember: change('reason: "They asked"', adminAlone),
  setMemberRoles: change('roles: [INSTRUCTOR], reason: "They lead"', adminAlone),
  endMemberSignIns: change('reason: "They asked"', adminAlone),
  sendMemberRecovery: change('', adminAlone),
});

/** Operations that are about no particular thing. */
export const otherInAreas = table({
  createJournal: send('content: "Words"', members, 'POST /journals', { content: 'Words' }),
  createNote: send('content: "Words"', members, 'POST /notes', { content: 'Words' }),

  publicFeedback: ask('{ publicFeedback { totalCount } }', anyone, 'GET /public/feedback'),
  similarFeedback: ask('{ similarFeedback(title: "anything") { id } }', members),
  createFeedback: send('title: "New", description: "Something new."', members, 'POST /feedback', {
    title: 'New',
    description: 'Something new.',
  }),

  challenges: ask('{ challenges { totalCount } }', members, 'GET /challenges'),
  openChallenge: send(
    `title: "November", unit: WORDS, target: 50000, startsOn: "${today}", endsOn: "${today}"`,
    staff,
    'POST /challenges',
    { title: 'November', unit: 'words', target: 50_000, starts_on: today, ends_on: today },
  ),
  setGoal: send(
    'period: DAY, unit: WORDS, target: 300',
    members,
    { route: 'PUT /goals/:period', path: '/goals/day' },
    { unit: 'words', target: 300 },
  ),
  removeGoal: send('period: DAY', members, { route: 'DELETE /goals/:period', path: '/goals/day' }),
  setDayOff: send(
    `day: "${today}", isOff: true`,
    members,
    { route: 'PUT /days-off/:day', path: `/days-off/${today}` },
    {},
  ),
  'setDayOff (taken back)': send(`day: "${today}", isOff: false`, members, {
    route: 'DELETE /days-off/:day',
    path: `/days-off/${today}`,
  }),
  recordWritingMinutes: send(`day: "${today}", minutes: [0]`, members, 'POST /writing-minutes', {
    day: today,
    minutes: [0],
  }),

  tags: ask('{ tags { totalCount } }', members, 'GET /tags'),
  tagByName: ask('{ tagByName(name: "lamp") { id } }', members, {
    route: 'GET /tags/name/:name',
    path: '/tags/name/lamp',
  }),
  searchTags: ask('{ searchTags(search: "la") { id } }', members, {
    route: 'GET /tags/search',
    path: '/tags/search?q=la',
  }),
  popularTags: ask('{ popularTags { id } }', members, 'GET /tags/popular'),
  validateTagName: ask('{ validateTagName(name: "La") { valid } }', members, {
    route: 'GET /tags/validate',
    path: '/tags/validate?name=la',
  }),
  createTag: send('name: "lamp"', members, 'POST /tags', { name: 'lamp' }),
  'createTag (saying what it is for)': send('name: "lamp", description: "Light"', staff),
  members: ask('{ members(first: 1) { edges { node { id roles } } } }', members),
  searchMembers: ask('{ searchMembers(search: "m") { id } }', members),

  reportCases: ask('{ reportCases { totalCount } }', staff),

  joining: ask('{ joining(invitation: "none") { mode invitation { isUsable } } }', anyone),
  invitations: ask('{ invitations { totalCount } }', staff),
  waitingMembers: ask('{ waitingMembers { totalCount } }', staff),
  createInvitation: send('usesMax: 5', staff),

  managedMembers: ask('{ managedMembers { totalCount } }', staff),
  groupSettings: ask('{ groupSettings { changed } }', staff),
  saveGroupSettings: ask(
    'mutation { saveGroupSettings(input: {}) { groupSettings { changed } } }',
    adminAlone,
  ),
  systemState: ask('{ systemState { version } }', adminAlone),
  auditLog: ask('{ auditLog(first: 1) { edges { node { act } } } }', adminAlone),
});

/** Lists below `viewer`, which GraphQL answers with null for visitors; only REST refuses them. */
export const restLists = ['GET /journals', 'GET /notes', 'GET /goals'];

export const areaTables = [
  onJournal,
  onNote,
  onVersion,
  onFeedback,
  onChallenge,
  onTag,
  onReportable,
  onHidden,
  onHeld,
  onRemovable,
  onCase,
  onInvitation,
  onWaiting,
  onMember,
  otherInAreas,
];
