import { parse } from 'graphql';
import { messages } from '../../../server/contract/messages';
import { knownCostOf } from '../../../server/graphql/admission/cost';
import { CostBudget, type Payer } from '../../../server/graphql/admission/costBudget';
import { AppError } from '../../../server/lib/errors';
import type { RateLimits } from '../../../server/request/rateLimits';
import { makeSchema } from '../../../server/schema';
import { buildMember } from '../../support/factories';
import { startTestServer, type TestServer } from '../../support/testServer';

const query = '{ publicStories(first: 10) { edges { node { id title } } } }';
describe('the cost of a document', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('is reported in the response’s headers, with the maximum for a document', async () => {
    server = await startTestServer();
    const { headers } = await server.graphql(query);
    // One list, and ten times an edge, a node and its two fields.
    expect(headers.get('x-cost')).toBe('41');
    expect(headers.get('x-cost-limit')).toBe('10000');
  });

  it('uses a page size given in a variable', async () => {
    server = await startTestServer();
    const withVariable = query.replace(
      '{ publicStories(first: 10)',
      'query ($n: Int) { publicStories(first: $n)',
    );
    expect((await server.graphql(withVariable, { n: 50 })).headers.get('x-cost')).toBe('201');
    expect((await server.graphql(withVariable, {})).headers.get('x-cost')).toBe('81');
  });

  it('is subtracted from the points of a minute, and 429 tells when to retry', async () => {
    server = await startTestServer({ rateLimits: 100 / 60_000 });
    const first = await server.graphql(query);
    expect(first.headers.get('ratelimit-limit')).toBe('100');
    // Its fields cost 41; its text 6, which is known the second time.
    expect(first.headers.get('ratelimit-remaining')).toBe('53');
    expect(Number(first.headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
    expect((await server.graphql(query)).headers.get('ratelimit-remaining')).toBe('12');
    const refused = await server.graphql(query);
    expect(refused.status).toBe(429);
    expect(refused.errors?.[0]).toMatchObject({ message: messages.askedTooMuch });
    expect(refused.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(refused.headers.get('retry-after')).toBe(String(refused.errors?.[0]?.extensions.retryAfter));
    expect(refused.data).toBeUndefined();
    expect(refused.headers.get('x-cost')).toBe('41');
    expect(refused.headers.get('ratelimit-limit')).toBe('100');
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(refused.headers.get('ratelimit-reset')).toBe(refused.headers.get('retry-after'));
  });

  it('counts for each member separately, on all servers together', async () => {
    server = await startTestServer({ rateLimits: 100 / 120_000 });
    const another = await server.another();
    const [spender, saver] = [await buildMember(server), await buildMember(server)];
    await server.graphql(query, {}, spender.token);
    await another.graphql(query, {}, spender.token);
    expect((await server.graphql(query, {}, spender.token)).status).toBe(429);
    expect((await server.graphql(query, {}, saver.token)).status).toBe(200);
    expect((await server.graphql(query)).status).toBe(200);
  });
});

const schema = makeSchema();
const costing = (query: string) => {
  const document = parse(query);
  return (variables: Record<string, unknown>) => knownCostOf(schema, document, variables, undefined);
};

describe('the cost of an operation that is known', () => {
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

const limit = 60_000;
const member: Payer = { limit: 'costMember', key: 'member' };

/** A fake of the counter that servers share; also counts the calls. */
function sharedCount() {
  let used = 0;
  let asked = 0;
  const take = async (_name: string, _key: string, points: number) => {
    asked += 1;
    await new Promise((resolve) => setImmediate(resolve));
    used += points;
    if (used > limit) throw new AppError('RATE_LIMITED', 'Too many', { retryAfter: 60 });
    return { limit, remaining: limit - used, reset: 60 };
  };
  return { limits: { take, pointsOf: () => limit } as unknown as RateLimits, asked: () => asked };
}

async function spendUntilRefused(spend: () => Promise<unknown>): Promise<number> {
  for (let times = 0; ; times += 1)
    try {
      await spend();
    } catch {
      return times;
    }
}

describe('the points that a caller may spend in a minute', () => {
  it('are exactly the limit, and few operations ask the shared count', async () => {
    const shared = sharedCount();
    const budget = new CostBudget();
    const times = await spendUntilRefused(() => budget.spend(shared.limits, member, 341));
    expect(times * 341).toBeLessThanOrEqual(limit);
    expect((times + 1) * 341).toBeGreaterThan(limit);
    expect(shared.asked()).toBeLessThan(times / 2);
  });

  it('are exceeded neither by concurrent operations nor, by more than what each hasn’t reported, by several servers', async () => {
    const shared = sharedCount();
    const servers = [new CostBudget(), new CostBudget(), new CostBudget()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 900 }, (_, n) => servers[n % 3]?.spend(shared.limits, member, 100)),
    );
    const spent = outcomes.filter(({ status }) => status === 'fulfilled').length * 100;
    expect(spent).toBeLessThanOrEqual(limit * (1 + 3 / 60));
    expect(spent).toBeGreaterThan(limit * 0.9);
  });

  it('all go to work that was done, even if it costs more than what is left', async () => {
    const shared = sharedCount();
    const budget = new CostBudget();
    await budget.spend(shared.limits, member, limit - 100);
    await expect(budget.spend(shared.limits, member, 800)).rejects.toThrow();
    await budget.spend(shared.limits, member, 5);
    await expect(budget.spend(shared.limits, member, 800, true)).rejects.toThrow();
    await expect(budget.spend(shared.limits, member, 5)).rejects.toThrow();
  });

  it('are refused without the shared count once it has refused some, so that a flood waits for nothing', async () => {
    const shared = sharedCount();
    const budget = new CostBudget();
    await spendUntilRefused(() => budget.spend(shared.limits, member, 9_000));
    const before = shared.asked();
    const refused = await Promise.allSettled(
      Array.from({ length: 500 }, () => budget.spend(shared.limits, member, 9_000)),
    );
    for (const one of refused)
      expect(one).toMatchObject({ reason: { code: 'RATE_LIMITED', details: { retryAfter: 60 } } });
    expect(shared.asked()).toBe(before);
  });
});
