import { buildFeedback } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { onFeedback, otherFeedback } from './feedbackTable';
import { testPermissions } from './matrix';
import { actors, askGraphql, castOfFile } from './outcomes';

const server = testServer();
const cast = castOfFile(server);

const read = (sql: string, id: string) => server.app.services.db.read<object>(sql, [id]);
const stateOf = async (id: string) => ({
  feedback: await read('SELECT * FROM feedback WHERE id = ?', id),
  votes: await read('SELECT * FROM feedback_votes WHERE feedback_id = ?', id),
});

testPermissions(onFeedback, server, cast, {
  build: () => buildFeedback(server, cast.owner),
  stateOf,
});
testPermissions(otherFeedback, server, cast);

it.each(actors)('the permissions that feedback reports to its reader are correct: %s', async (actor) => {
  const { id } = await buildFeedback(server, cast.owner);
  const { data } = await server.graphql(
    'query ($id: ID!) { feedback(id: $id) { viewerCanEdit viewerCanDelete viewerCanManage viewerCanVote } }',
    { id },
    cast[actor]?.token,
  );
  const may = (ability: string) => onFeedback[ability]?.expected[actor] === 'ok';
  expect(data.feedback).toEqual({
    viewerCanEdit: may('updateFeedback'),
    viewerCanDelete: may('deleteFeedback'),
    viewerCanManage: may('setFeedbackStatus'),
    viewerCanVote: may('voteOnFeedback'),
  });
});

it('an administrator cannot vote on their own feedback', async () => {
  const { id } = await buildFeedback(server, cast.admin);
  const { document } = onFeedback.voteOnFeedback!;
  expect(await askGraphql(server, document, { id }, cast.admin.token)).toBe('FORBIDDEN');
});
