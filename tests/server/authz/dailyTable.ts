import { ask, change, find, findAll, read, send, table } from './operations';
import { row } from './outcomes';

//                         visitor            member       named        instructor   admin        owner
const ownerAlone = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok');
const foundByOwner = row('null', /*   */ 'null', /**/ 'null', /**/ 'null', /**/ 'null', /**/ 'ok');
const members = row('UNAUTHENTICATED', /**/ 'ok', /* */ 'ok', /* */ 'ok', /*  */ 'ok', /*   */ 'ok');

/** Operations about a journal entry of the owner. The text after a space names a part of the result. */
export const onJournal = table({
  journal: read('content', ownerAlone, 'GET /journals/:id'),
  'journal (its notes)': read('notes { totalCount }', ownerAlone, 'GET /journals/:id/notes'),
  node: ask(find, foundByOwner),
  nodes: ask(findAll, foundByOwner),
  updateJournal: change('content: "Changed"', ownerAlone, 'PUT /journals/:id', { content: 'Changed' }),
  'updateJournal (saying nothing)': change('', ownerAlone),
  deleteJournal: change('', ownerAlone, 'DELETE /journals/:id'),
});

/** Operations about a note of the owner. */
export const onNote = table({
  note: read('content', ownerAlone, 'GET /notes/:id'),
  node: ask(find, foundByOwner),
  nodes: ask(findAll, foundByOwner),
  updateNote: change('content: "Changed"', ownerAlone, 'PUT /notes/:id', { content: 'Changed' }),
  'updateNote (saying nothing)': change('', ownerAlone),
  deleteNote: change('', ownerAlone, 'DELETE /notes/:id'),
});

/** Operations that are not about a particular entry or note. */
export const otherDaily = table({
  createJournal: send('content: "Words"', members, 'POST /journals', { content: 'Words' }),
  createNote: send('content: "Words"', members, 'POST /notes', { content: 'Words' }),
});

/** Lists below `viewer`, which GraphQL answers with null for visitors; only REST refuses them. */
export const dailyLists = ['GET /journals', 'GET /notes'];

export const dailyTables = [onJournal, onNote, otherDaily];
