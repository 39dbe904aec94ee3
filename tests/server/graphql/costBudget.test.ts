import { AppError } from '../../../server/errors';
import { CostBudget, type Payer } from '../../../server/graphql/costBudget';
import type { RateLimits } from '../../../server/rateLimits';

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
  it('are exactly the limit, and the shared count is read rarely', async () => {
    const shared = sharedCount();
    const budget = new CostBudget();
    const times = await spendUntilRefused(() => budget.spend(shared.limits, member, 341));
    expect(times * 341).toBeLessThanOrEqual(limit);
    expect((times + 1) * 341).toBeGreaterThan(limit);
    expect(shared.asked()).toBeLessThan(times / 8);
  });

  it('are reported after every operation as the points left', async () => {
    const shared = sharedCount();
    const budget = new CostBudget();
    for (let time = 1; time <= 30; time += 1)
      expect(await budget.spend(shared.limits, member, 100)).toMatchObject({
        limit,
        remaining: limit - 100 * time,
      });
  });

  it('are not exceeded by concurrent operations, nor by several servers', async () => {
    const shared = sharedCount();
    const servers = [new CostBudget(), new CostBudget(), new CostBudget()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 900 }, (_, n) => servers[n % 3]?.spend(shared.limits, member, 100)),
    );
    const spent = outcomes.filter(({ status }) => status === 'fulfilled').length * 100;
    expect(spent).toBeLessThanOrEqual(limit);
    expect(spent).toBeGreaterThan(limit * 0.7);
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

  it('are unlimited if rate limits are off', async () => {
    const unlimited = { take: async () => undefined, pointsOf: () => undefined } as unknown as RateLimits;
    expect(await new CostBudget().spend(unlimited, member, 9_999)).toBeUndefined();
  });
});
