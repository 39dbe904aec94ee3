import { newId } from '../../../server/lib/ids';
import { testServer } from '../../support/testServer';
import { onComment } from './commentTable';
import { testPermissions, withPrivacy } from './matrix';
import { actors, askAll, askGraphql, buildStoryOf, castOfFile, privacies, row } from './outcomes';

const server = testServer();
const cast = castOfFile(server);

/** A comment by the named member, who may have lost access to the story since. */
async function buildCommentOn(storyId: string): Promise<string> {
  const id = newId('comment');
  const now = new Date();
  await server.sql(
    `INSERT INTO comments (id, story_id, author_id, content, created_at, updated_at)
     VALUES (?, ?, ?, 'As it was', ?, ?)`,
    [id, storyId, cast.named.id, now, now],
  );
  return id;
}

describe.each(privacies)('of a comment on a story that is %s', (privacy) => {
  testPermissions(withPrivacy(onComment, privacy), server, cast, {
    build: async () => ({ id: await buildCommentOn((await buildStoryOf(server, cast, privacy)).id) }),
    stateOf: (id) => server.app.services.db.read('SELECT content FROM comments WHERE id = ?', [id]),
  });
});

describe('the permissions that a comment reports to its reader', () => {
  const asked = 'query ($id: ID!) { node(id: $id) { ... on Comment { viewerCanEdit viewerCanDelete } } }';

  it.each(privacies)('are correct, on a story that is %s', async (privacy) => {
    const id = await buildCommentOn((await buildStoryOf(server, cast, privacy)).id);
    for (const actor of actors) {
      const { data } = await server.graphql(asked, { id }, cast[actor]?.token);
      const may = (operation: string) => onComment[operation]!.expected[privacy][actor] === 'ok';
      if (data.node)
        expect([actor, data.node]).toEqual([
          actor,
          { viewerCanEdit: may('updateComment'), viewerCanDelete: may('deleteComment') },
        ]);
      else expect(onComment.node!.expected[privacy][actor]).toBe('null');
    }
  });
});

describe('a story that was shared without comments', () => {
  const closed = row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok');

  it.each(['shared', 'public'] as const)('and is %s takes them from its author alone', async (privacy) => {
    const { id } = await buildStoryOf(server, cast, 'private');
    await server.mutate('shareStory', { id, canComment: false }, cast.owner.token);
    if (privacy === 'public')
      await server.mutate('updateStory', { id, privacyLevel: 'PUBLIC' }, cast.owner.token);
    const add =
      'mutation ($id: ID!) { addComment(input: { storyId: $id, content: "May I?" }) { __typename } }';
    expect(await askAll((actor) => askGraphql(server, add, { id }, cast[actor]?.token))).toEqual(closed);
    const can = await askAll(async (actor) => {
      const { data } = await server.graphql(
        'query ($id: ID!) { node(id: $id) { ... on Story { viewerCanComment } } }',
        { id },
        cast[actor]?.token,
      );
      return data.node?.viewerCanComment ? 'ok' : 'null';
    });
    expect(can).toEqual(row('null', 'null', 'null', 'null', 'null', 'ok'));
  });
});
