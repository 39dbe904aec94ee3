import { ask, change, findAll, read, send, table } from './operations';
import { row } from './outcomes';

//                      visitor            member       named        instructor   admin        owner
const members = row('UNAUTHENTICATED', 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok');
const found = row('null', /*         */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok');
const staff = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', 'FORBIDDEN');
/** The owner opened it, but is no instructor any more. */
const adminAlone = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN');

const today = new Date().toISOString().slice(0, 10);

/** Operations about a challenge that the owner opened. */
export const onChallenge = table({
  challenge: read('title total', members, 'GET /challenges/:id'),
  node: read('id', found),
  nodes: ask(findAll, found),
  joinChallenge: change('', members, 'POST /challenges/:id/join', {}),
  leaveChallenge: change('', members, 'DELETE /challenges/:id/join'),
  closeChallenge: change('', adminAlone, 'POST /challenges/:id/close', {}),
  deleteChallenge: change('', adminAlone, 'DELETE /challenges/:id'),
});

/** Operations about the viewer's own goals, and about no particular challenge. */
export const otherGoals = table({
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
});

/** The viewer's goals are below `viewer`, which GraphQL answers with null for visitors; only REST refuses them. */
export const goalLists = ['GET /goals'];

export const goalTables = [onChallenge, otherGoals];
