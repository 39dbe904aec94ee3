import { parse } from 'graphql';
import { KnownCosts } from '../../../server/graphql/knownCosts';
import { makeSchema } from '../../../server/schema';

const schema = makeSchema();
const costing = (query: string) => {
  const known = new KnownCosts();
  const document = parse(query);
  return (variables: Record<string, unknown>) => known.costOf(schema, document, variables, undefined);
};

describe('the cost of an operation', () => {
  it('is not taken from variables that were invalid', () => {
    const costOf = costing('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }');
    expect(costOf({ ids: new Array(100).fill(null) })).toBe(0);
    expect(costOf({ ids: new Array(100).fill('story_x') })).toBeGreaterThan(100);
    const costOfMutation = costing(
      'mutation ($input: FollowUserInput!) { followUser(input: $input) { user { id } } }',
    );
    expect(costOfMutation({ input: { none: true } })).toBe(0);
    expect(costOfMutation({ input: { id: 'user_x' } })).toBeGreaterThan(0);
  });

  it('is cached by the variables that the operation declares, and by no others', () => {
    const costOf = costing('query ($first: Int) { publicStories(first: $first) { edges { node { id } } } }');
    const variables = {
      first: 10,
      get undeclared() {
        throw new Error('looked at');
      },
    };
    expect(costOf(variables)).toBe(costOf({ first: 10 }));
    expect(costOf({ first: 100 })).toBeGreaterThan(costOf({ first: 10 }));
  });
});
