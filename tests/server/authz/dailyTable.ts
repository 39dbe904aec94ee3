import { type Operation, row } from './outcomes';

//                         visitor            member       named        instructor   admin        owner
const ownerAlone = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok');
const foundByOwner = row('null', /*   */ 'null', /**/ 'null', /**/ 'null', /**/ 'null', /**/ 'ok');
const members = row('UNAUTHENTICATED', /**/ 'ok', /* */ 'ok', /* */ 'ok', /*  */ 'ok', /*   */ 'ok');

const find = 'query ($id: ID!) { node(id: $id) { id } }';
const findAll = 'query ($id: ID!) { nodes(ids: [$id]) { id } }';
const change = (mutation: string, more = '') =>
  `mutation ($id: ID!) { ${mutation}(input: { id: $id ${more} }) { __typename } }`;

/** Operations about a journal entry of the owner. The text after a space names a part of the result. */
export const onJournal: Record<string, Operation> = {
  journal: {
    document: 'query ($id: ID!) { journal(id: $id) { content } }',
    expected: ownerAlone,
    rest: { route: 'GET /journals/:id' },
  },
  'journal (its notes)': {
    document: 'query ($id: ID!) { journal(id: $id) { notes { totalCount } } }',
    expected: ownerAlone,
    rest: { route: 'GET /journals/:id/notes' },
  },
  node: { document: find, expected: foundByOwner },
  nodes: { document: findAll, expected: foundByOwner },
  updateJournal: {
    document: change('updateJournal', ', content: "Changed"'),
    expected: ownerAlone,
    rest: { route: 'PUT /journals/:id', body: { content: 'Changed' } },
  },
  'updateJournal (saying nothing)': { document: change('updateJournal'), expected: ownerAlone },
  deleteJournal: {
    document: change('deleteJournal'),
    expected: ownerAlone,
    rest: { route: 'DELETE /journals/:id' },
  },
};

/** Operations about a note of the owner. */
export const onNote: Record<string, Operation> = {
  note: {
    document: 'query ($id: ID!) { note(id: $id) { content } }',
    expected: ownerAlone,
    rest: { route: 'GET /notes/:id' },
  },
  node: { document: find, expected: foundByOwner },
  nodes: { document: findAll, expected: foundByOwner },
  updateNote: {
    document: change('updateNote', ', content: "Changed"'),
    expected: ownerAlone,
    rest: { route: 'PUT /notes/:id', body: { content: 'Changed' } },
  },
  'updateNote (saying nothing)': { document: change('updateNote'), expected: ownerAlone },
  deleteNote: {
    document: change('deleteNote'),
    expected: ownerAlone,
    rest: { route: 'DELETE /notes/:id' },
  },
};

/** Operations that are not about a particular entry or note. */
export const otherDaily: Record<string, Operation> = {
  createJournal: {
    document: 'mutation { createJournal(input: { content: "Words" }) { __typename } }',
    expected: members,
    rest: { route: 'POST /journals', body: { content: 'Words' } },
  },
  createNote: {
    document: 'mutation { createNote(input: { content: "Words" }) { __typename } }',
    expected: members,
    rest: { route: 'POST /notes', body: { content: 'Words' } },
  },
};

/** Lists below `viewer`, which GraphQL answers with null for visitors; only REST refuses them. */
export const dailyLists = ['GET /journals', 'GET /notes'];

const tables = [onJournal, onNote, otherDaily];

/** The operations and routes that these tables cover. */
export const dailyOperations = tables.flatMap((table) =>
  Object.keys(table).map((name) => name.split(' ')[0] as string),
);
export const dailyRoutes = [
  ...dailyLists,
  ...tables.flatMap((table) => Object.values(table).map(({ rest }) => rest?.route)),
];
