import { ask, change, findAll, read, send, table } from './operations';
import { row } from './outcomes';

//                       visitor            member       named        instructor   admin        owner
const authorAlone = row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok');
const foundByAuthor = row('null', /*    */ 'null', /**/ 'null', /**/ 'null', /**/ 'null', /**/ 'ok');
const members = row('UNAUTHENTICATED', /**/ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok');
const staff = row('UNAUTHENTICATED', /* */ 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', /*  */ 'FORBIDDEN');
const foundByMembers: typeof members = { ...members, visitor: 'null' };

/** Operations about a version of a story of the owner, whatever the story's privacy. */
export const onVersion = table({
  storyVersion: read('content', authorAlone, 'GET /stories/:story_id/versions/:id'),
  node: read('id', foundByAuthor),
  nodes: ask(findAll, foundByAuthor),
  renameStoryVersion: change('name: "Changed"', authorAlone, 'PUT /stories/:story_id/versions/:id', {
    name: 'Changed',
  }),
  restoreStoryVersion: change('', authorAlone, 'POST /stories/:story_id/versions/:id/restore', {}),
});

/** Operations about one tag. */
export const onTag = table({
  tag: read('name', members, 'GET /tags/:id'),
  node: read('id', foundByMembers),
  updateTag: change('description: "Changed"', staff, 'PUT /tags/:id', { description: 'Changed' }),
  deleteTag: change('', staff, 'DELETE /tags/:id'),
});

/** Operations that are not about a particular tag, and the search for members. */
export const others = table({
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
});

export const versionTables = [onVersion, onTag, others];
