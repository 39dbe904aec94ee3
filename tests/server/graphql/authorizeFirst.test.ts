import { testServer } from '../../support/testServer';

const app = testServer();

test('fragments that spread the next one twice are each visited once, even if a variable is missing', async () => {
  const levels = 40;
  const fragments = Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on Query { ...F${level + 1} ...F${level + 1} }`,
  );
  const query = `query ($first: Int!) { ...F0 } ${fragments.join(' ')}
    fragment F${levels} on Query { publicStories(first: $first) { edges { node { id } } } }`;
  const { errors } = await app.graphql(query, {});
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});
