import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

/** Ended rate limits are found by their end, without a look at all others. */
export class RateLimitExpiry1767000000000 implements MigrationInterface {
  name = 'RateLimitExpiry1767000000000';

  async up(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'rate_limits', 'rate_limits_expire', ['expire']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'rate_limits', 'rate_limits_expire', []);
  }
}
