import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index for the votes of one feedback in order of time. Each statement can be repeated, as in the first
 * migration.
 */
export class FeedbackVoteOrder1764600000000 implements MigrationInterface {
  name = 'FeedbackVoteOrder1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    const [index] = await runner.query(
      "SHOW INDEX FROM `feedback_votes` WHERE Key_name = 'feedback_votes_order'",
    );
    if (!index)
      await runner.query(
        'CREATE INDEX `feedback_votes_order` ON `feedback_votes` (`feedback_id`, `created_at`, `user_id`)',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `feedback_votes_order` ON `feedback_votes`');
  }
}
