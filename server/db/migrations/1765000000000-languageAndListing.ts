import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the language of a story's text, and whether search engines may list it, which is so for stories that exist. Both
 * have defaults, because servers of the previous version still insert rows. The statement may run again.
 */
export class LanguageAndListing1765000000000 implements MigrationInterface {
  name = 'LanguageAndListing1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    const [column] = await runner.query("SHOW COLUMNS FROM stories LIKE 'listed'");
    if (!column)
      await runner.query(
        `ALTER TABLE stories ADD COLUMN listed tinyint NOT NULL DEFAULT 1,
         ADD COLUMN lang varchar(35) CHARACTER SET ascii COLLATE ascii_bin NULL`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stories DROP COLUMN listed, DROP COLUMN lang');
  }
}
