import { type Operation, row } from './outcomes';

//                      visitor            member       named        instructor   admin        owner
const members = row('UNAUTHENTICATED', 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok');
const found = row('null', /*         */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok');
const staff = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', 'FORBIDDEN');
/** The owner opened it, but is no instructor any more. */
const adminAlone = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN');

const change = (mutation: string) => `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { __typename } }`;
const today = new Date().toISOString().slice(0, 10);

/** Operations about a challenge that the owner opened. */
export const onChallenge: Record<string, Operation> = {
  challenge: {
    document: 'query ($id: ID!) { challenge(id: $id) { title total } }',
    expected: members,
    rest: { route: 'GET /challenges/:id' },
  },
  node: { document: 'query ($id: ID!) { node(id: $id) { id } }', expected: found },
  nodes: { document: 'query ($id: ID!) { nodes(ids: [$id]) { id } }', expected: found },
  joinChallenge: {
    document: change('joinChallenge'),
    expected: members,
    rest: { route: 'POST /challenges/:id/join', body: {} },
  },
  leaveChallenge: {
    document: change('leaveChallenge'),
    expected: members,
    rest: { route: 'DELETE /challenges/:id/join' },
  },
  closeChallenge: {
    document: change('closeChallenge'),
    expected: adminAlone,
    rest: { route: 'POST /challenges/:id/close', body: {} },
  },
  deleteChallenge: {
    document: change('deleteChallenge'),
    expected: adminAlone,
    rest: { route: 'DELETE /challenges/:id' },
  },
};

/** Operations about the viewer's own goals, and about no particular challenge. */
export const otherGoals: Record<string, Operation> = {
  challenges: {
    document: '{ challenges { totalCount } }',
    expected: members,
    rest: { route: 'GET /challenges' },
  },
  openChallenge: {
    document: `mutation { openChallenge(input:
      { title: "November", unit: WORDS, target: 50000, startsOn: "${today}", endsOn: "${today}" }) { __typename } }`,
    expected: staff,
    rest: {
      route: 'POST /challenges',
      body: { title: 'November', unit: 'words', target: 50_000, starts_on: today, ends_on: today },
    },
  },
  setGoal: {
    document: 'mutation { setGoal(input: { period: DAY, unit: WORDS, target: 300 }) { __typename } }',
    expected: members,
    rest: { route: 'PUT /goals/:period', path: '/goals/day', body: { unit: 'words', target: 300 } },
  },
  removeGoal: {
    document: 'mutation { removeGoal(input: { period: DAY }) { __typename } }',
    expected: members,
    rest: { route: 'DELETE /goals/:period', path: '/goals/day' },
  },
  setDayOff: {
    document: `mutation { setDayOff(input: { day: "${today}", isOff: true }) { __typename } }`,
    expected: members,
    rest: { route: 'PUT /days-off/:day', path: `/days-off/${today}`, body: {} },
  },
  'setDayOff (taken back)': {
    document: `mutation { setDayOff(input: { day: "${today}", isOff: false }) { __typename } }`,
    expected: members,
    rest: { route: 'DELETE /days-off/:day', path: `/days-off/${today}` },
  },
  recordWritingMinutes: {
    document: `mutation { recordWritingMinutes(input: { day: "${today}", minutes: [0] }) { __typename } }`,
    expected: members,
    rest: { route: 'POST /writing-minutes', body: { day: today, minutes: [0] } },
  },
};

/** The viewer's goals are below `viewer`, which GraphQL answers with null for visitors; only REST refuses them. */
export const goalLists = ['GET /goals'];

const tables = [onChallenge, otherGoals];

/** The operations and routes that these tables cover. */
export const goalOperations = tables.flatMap((table) =>
  Object.keys(table).map((name) => name.split(' ')[0] as string),
);
export const goalRoutes = [
  ...goalLists,
  ...tables.flatMap((table) => Object.values(table).map(({ rest }) => rest?.route)),
];
