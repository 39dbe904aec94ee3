import { ask, change, findAll, read, send, table } from './operations';
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

/** Operations about one story. The text after a space names a part of the result. */
export const onStory = table({
  story: read('title', reads, 'GET /stories/:id'),
  'story (as a visitor)': read('title', reads, { route: 'GET /public/stories/:id', expected: asVisitor }),
  node: read('id', asNull(reads)),
  nodes: ask(findAll, asNull(reads)),
  updateStory: change('title: "Changed"', writes, 'PUT /stories/:id', { title: 'Changed' }),
  deleteStory: change('', writes, 'DELETE /stories/:id'),
  shareStory: change('', writes, 'POST /stories/:id/share', {}),
  favoriteStory: change('', readsAsMember, 'POST /stories/:id/favorite'),
  addComment: send('storyId: $id, content: "Well said"', comments, 'POST /stories/:id/comments', {
    content: 'Well said',
  }),
  'story (its comments)': read('comments { totalCount }', reads, 'GET /stories/:id/comments'),
  createStoryVersion: send('storyId: $id, name: "Now"', writes, 'POST /stories/:id/versions', {
    name: 'Now',
  }),
  'story (its versions)': read('versions { totalCount }', reads, {
    route: 'GET /stories/:id/versions',
    expected: every(authorAlone),
  }),
  'updateStory (as a draft)': change('title: "Changed", asDraft: true', writes, 'PUT /stories/:id/draft', {
    title: 'Changed',
  }),
  markCommentsSeen: send('storyId: $id, lastId: "none"', writes),
  setCommentsMode: send('storyId: $id, mode: OPEN', writes),
  publishStoryDraft: change('', writes, 'POST /stories/:id/draft/publish', {}),
  discardStoryDraft: change('', writes, 'DELETE /stories/:id/draft'),
  'story (its draft, which it has not)': read('draft { title }', reads, {
    route: 'GET /stories/:id/draft',
    expected: every({ ...authorAlone, owner: 'NOT_FOUND' }),
  }),
  unfavoriteStory: change('', every(membersOnly), 'DELETE /stories/:id/favorite'),
});
