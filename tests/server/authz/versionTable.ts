import { type Operation, row } from './outcomes';

//                       visitor            member       named        instructor   admin        owner
const authorAlone = row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok');
const foundByAuthor = row('null', /*    */ 'null', /**/ 'null', /**/ 'null', /**/ 'null', /**/ 'ok');
const members = row('UNAUTHENTICATED', /**/ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok');
const staff = row('UNAUTHENTICATED', /* */ 'FORBIDDEN', 'FORBIDDEN', 'ok', /*  */ 'ok', /*  */ 'FORBIDDEN');
const foundByMembers: typeof members = { ...members, visitor: 'null' };

const change = (mutation: string, more = '') =>
  `mutation ($id: ID!) { ${mutation}(input: { id: $id ${more} }) { __typename } }`;

/** Operations about a version of a story of the owner, whatever the story's privacy. */
export const onVersion: Record<string, Operation> = {
  storyVersion: {
    document: 'query ($id: ID!) { storyVersion(id: $id) { content } }',
    expected: authorAlone,
    rest: { route: 'GET /stories/:story_id/versions/:id' },
  },
  node: { document: 'query ($id: ID!) { node(id: $id) { id } }', expected: foundByAuthor },
  nodes: { document: 'query ($id: ID!) { nodes(ids: [$id]) { id } }', expected: foundByAuthor },
  renameStoryVersion: {
    document: change('renameStoryVersion', ', name: "Changed"'),
    expected: authorAlone,
    rest: { route: 'PUT /stories/:story_id/versions/:id', body: { name: 'Changed' } },
  },
  restoreStoryVersion: {
    document: change('restoreStoryVersion'),
    expected: authorAlone,
    rest: { route: 'POST /stories/:story_id/versions/:id/restore', body: {} },
  },
};

/** Operations about one tag. */
export const onTag: Record<string, Operation> = {
  tag: {
    document: 'query ($id: ID!) { tag(id: $id) { name } }',
    expected: members,
    rest: { route: 'GET /tags/:id' },
  },
  node: { document: 'query ($id: ID!) { node(id: $id) { id } }', expected: foundByMembers },
  updateTag: {
    document: change('updateTag', ', description: "Changed"'),
    expected: staff,
    rest: { route: 'PUT /tags/:id', body: { description: 'Changed' } },
  },
  deleteTag: {
    document: change('deleteTag'),
    expected: staff,
    rest: { route: 'DELETE /tags/:id' },
  },
};

/** Operations that are not about a particular tag, and the search for members. */
export const others: Record<string, Operation> = {
  tags: {
    document: '{ tags { totalCount } }',
    expected: members,
    rest: { route: 'GET /tags' },
  },
  tagByName: {
    document: '{ tagByName(name: "lamp") { id } }',
    expected: members,
    rest: { route: 'GET /tags/name/:name', path: '/tags/name/lamp' },
  },
  searchTags: {
    document: '{ searchTags(search: "la") { id } }',
    expected: members,
    rest: { route: 'GET /tags/search', path: '/tags/search?q=la' },
  },
  popularTags: {
    document: '{ popularTags { id } }',
    expected: members,
    rest: { route: 'GET /tags/popular' },
  },
  validateTagName: {
    document: '{ validateTagName(name: "La") { valid } }',
    expected: members,
    rest: { route: 'GET /tags/validate', path: '/tags/validate?name=la' },
  },
  createTag: {
    document: 'mutation { createTag(input: { name: "lamp" }) { __typename } }',
    expected: members,
    rest: { route: 'POST /tags', body: { name: 'lamp' } },
  },
  'createTag (saying what it is for)': {
    document: 'mutation { createTag(input: { name: "lamp", description: "Light" }) { __typename } }',
    expected: staff,
  },
  members: { document: '{ members(first: 1) { edges { node { id roles } } } }', expected: members },
  searchMembers: {
    document: '{ searchMembers(search: "m") { id } }',
    expected: members,
  },
};

const tables = [onVersion, onTag, others];

/** The operations and routes that these tables cover. */
export const versionOperations = tables.flatMap((table) =>
  Object.keys(table).map((name) => name.split(' ')[0] as string),
);
export const versionRoutes = tables.flatMap((table) => Object.values(table).map(({ rest }) => rest?.route));
