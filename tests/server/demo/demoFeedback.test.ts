import { prepareContent } from '../../../server/demo/prepareContent';
import { testServer } from '../../support/testServer';

const server = testServer();

const asked = `{ publicFeedback { totalCount edges { node {
  title status score upvotesCount downvotesCount createdAt updatedAt author { username }
  assignedTo { username } assignedBy { username } } } } }`;

interface Given {
  title: string;
  createdAt: string;
  updatedAt: string;
}

test('the demo feedback is there with its votes, the latest first, as if the group had given it', async () => {
  await prepareContent(
    { ...server.config, environment: 'development', host: 'localhost' },
    server.app.services.db.dataSource,
  );
  const { totalCount, edges } = (await server.graphql(asked)).data.publicFeedback;
  const given: Given[] = edges.map(({ node }: { node: Given }) => node);
  expect([totalCount, given.length]).toEqual([12, 12]);
  expect(
    given
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  ).toEqual(given.map(({ createdAt }) => createdAt));
  for (const { createdAt, updatedAt } of given) {
    expect(updatedAt >= createdAt).toBe(true);
    expect(Date.parse(updatedAt)).toBeLessThan(Date.now());
  }
  expect(given[0]).toMatchObject({
    title: 'Exercises that one does in pairs',
    status: 'OPEN',
    author: { username: 'desmond_quaye' },
    score: 1,
    upvotesCount: 2,
    downvotesCount: 1,
    assignedTo: null,
  });
  expect(given.find(({ title }) => title.startsWith('Keep the place'))).toMatchObject({
    status: 'ACCEPTED',
    score: 3,
    assignedTo: { username: 'desmond_quaye' },
    assignedBy: { username: 'mina' },
  });
});
