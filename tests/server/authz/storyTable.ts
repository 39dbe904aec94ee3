import type { OperationByPrivacy } from './matrix';
import {
  type Actor,
  anyone,
  everyone,
  membersOnly,
  type Outcome,
  type Privacy,
  privacies,
  row,
} from './outcomes';

/** The outcomes for each actor, by the story’s privacy. */
type Table = Record<Privacy, Record<Actor, Outcome>>;

//                      visitor            member       named        instructor   admin        owner
export const reads: Table = {
  private: /* */ row('NOT_FOUND', /*    */ 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
  shared: /*  */ row('NOT_FOUND', /*    */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok'),
  named: /*   */ row('NOT_FOUND', /*    */ 'NOT_FOUND', 'ok', /*  */ 'NOT_FOUND', 'NOT_FOUND', 'ok'),
  public: /*  */ row('ok', /*           */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok'),
};
const writes: Table = {
  private: /* */ row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
  shared: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'),
  named: /*   */ row('UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
  public: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'),
};
const readsAsMember: Table = {
  private: { ...reads.private, visitor: 'UNAUTHENTICATED' },
  shared: { ...reads.shared, visitor: 'UNAUTHENTICATED' },
  named: { ...reads.named, visitor: 'UNAUTHENTICATED' },
  public: { ...reads.public, visitor: 'UNAUTHENTICATED' },
};
/** Stories look closed to whom their author blocked. */
const comments: Table = {
  ...readsAsMember,
  shared: { ...readsAsMember.shared, blocked: 'FORBIDDEN' },
  public: { ...readsAsMember.public, blocked: 'FORBIDDEN' },
};
const every = (outcomes: Record<Actor, Outcome>): Table => ({
  private: outcomes,
  shared: outcomes,
  named: outcomes,
  public: outcomes,
});
const authorAlone = row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok');
/** A node that may not be read is null rather than an error. */
const asNull = (table: Table): Table =>
  Object.fromEntries(
    privacies.map((privacy) => [
      privacy,
      Object.fromEntries(
        Object.entries(table[privacy]).map(([actor, was]) => [actor, was === 'ok' ? 'ok' : 'null']),
      ),
    ]),
  ) as Table;
/** The REST path returns a story as for a visitor, whoever asks. */
const asVisitor: Table = { ...every(everyone('NOT_FOUND')), public: anyone };

const change = (mutation: string, more = '') =>
  `mutation ($id: ID!) { ${mutation}(input: { id: $id ${more} }) { __typename } }`;

/** Operations about one story. The text after a space names a part of the result. */
export const onStory: Record<string, OperationByPrivacy> = {
  story: {
    document: 'query ($id: ID!) { story(id: $id) { title } }',
    expected: reads,
    rest: { route: 'GET /stories/:id' },
  },
  'story (as a visitor)': {
    document: 'query ($id: ID!) { story(id: $id) { title } }',
    expected: reads,
    rest: { route: 'GET /public/stories/:id', expected: asVisitor },
  },
  node: { document: 'query ($id: ID!) { node(id: $id) { id } }', expected: asNull(reads) },
  nodes: { document: 'query ($id: ID!) { nodes(ids: [$id]) { id } }', expected: asNull(reads) },
  updateStory: {
    document: change('updateStory', ', title: "Changed"'),
    expected: writes,
    rest: { route: 'PUT /stories/:id', body: { title: 'Changed' } },
  },
  deleteStory: {
    document: change('deleteStory'),
    expected: writes,
    rest: { route: 'DELETE /stories/:id' },
  },
  shareStory: {
    document: change('shareStory'),
    expected: writes,
    rest: { route: 'POST /stories/:id/share', body: {} },
  },
  favoriteStory: {
    document: change('favoriteStory'),
    expected: readsAsMember,
    rest: { route: 'POST /stories/:id/favorite' },
  },
  addComment: {
    document:
      'mutation ($id: ID!) { addComment(input: { storyId: $id, content: "Well said" }) { __typename } }',
    expected: comments,
    rest: { route: 'POST /stories/:id/comments', body: { content: 'Well said' } },
  },
  'story (its comments)': {
    document: 'query ($id: ID!) { story(id: $id) { comments { totalCount } } }',
    expected: reads,
    rest: { route: 'GET /stories/:id/comments' },
  },
  createStoryVersion: {
    document:
      'mutation ($id: ID!) { createStoryVersion(input: { storyId: $id, name: "Now" }) { __typename } }',
    expected: writes,
    rest: { route: 'POST /stories/:id/versions', body: { name: 'Now' } },
  },
  'story (its versions)': {
    document: 'query ($id: ID!) { story(id: $id) { versions { totalCount } } }',
    expected: reads,
    rest: { route: 'GET /stories/:id/versions', expected: every(authorAlone) },
  },
  'updateStory (as a draft)': {
    document: change('updateStory', ', title: "Changed", asDraft: true'),
    expected: writes,
    rest: { route: 'PUT /stories/:id/draft', body: { title: 'Changed' } },
  },
  markCommentsSeen: {
    document:
      'mutation ($id: ID!) { markCommentsSeen(input: { storyId: $id, lastId: "none" }) { __typename } }',
    expected: writes,
  },
  setCommentsMode: {
    document: 'mutation ($id: ID!) { setCommentsMode(input: { storyId: $id, mode: OPEN }) { __typename } }',
    expected: writes,
  },
  publishStoryDraft: {
    document: change('publishStoryDraft'),
    expected: writes,
    rest: { route: 'POST /stories/:id/draft/publish', body: {} },
  },
  discardStoryDraft: {
    document: change('discardStoryDraft'),
    expected: writes,
    rest: { route: 'DELETE /stories/:id/draft' },
  },
  'story (its draft, which it has not)': {
    document: 'query ($id: ID!) { story(id: $id) { draft { title } } }',
    expected: reads,
    rest: { route: 'GET /stories/:id/draft', expected: every({ ...authorAlone, owner: 'NOT_FOUND' }) },
  },
  unfavoriteStory: {
    document: change('unfavoriteStory'),
    expected: every(membersOnly),
    rest: { route: 'DELETE /stories/:id/favorite' },
  },
};
