import type { MigrationInterface, QueryRunner } from 'typeorm';

const privacy = (...more: string[]) =>
  `MODIFY COLUMN privacy_level enum (${['private', 'shared', 'public', ...more].map((level) => `'${level}'`).join(', ')}) NOT NULL DEFAULT 'private'`;

/** Stories that only their authors see, and how they are shown otherwise. */
export class WithheldStories1766020000000 implements MigrationInterface {
  name = 'WithheldStories1766020000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('stories', 'withheld')))
      await runner.query(`
      ALTER TABLE stories ${privacy('withheld')},
        ADD COLUMN withheld_level enum ('shared', 'public') NULL,
        ADD COLUMN withheld tinyint UNSIGNED NOT NULL DEFAULT 0
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Of what is withheld, the earlier version shows nothing.
    await runner.query("UPDATE stories SET privacy_level = 'private' WHERE privacy_level = 'withheld'");
    await runner.query(`ALTER TABLE stories DROP COLUMN withheld, DROP COLUMN withheld_level, ${privacy()}`);
  }
}
