import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

/** Indexes with their columns before and after; an empty list means that there is none. */
const indexes = [
  {
    table: 'stories',
    name: 'stories_author_published',
    before: [],
    after: ['author_id', 'privacy_level', 'published_at', 'id'],
  },
  {
    table: 'stories',
    name: 'stories_published',
    before: ['privacy_level', 'published_at', 'id'],
    after: ['privacy_level', 'published_at', 'id', 'updated_at', 'listed'],
  },
  {
    table: 'story_tags',
    name: 'story_tags_tag',
    before: ['tag_id', 'story_id'],
    after: ['tag_id', 'published_at', 'story_id'],
  },
] as const;

/**
 * Copies to a story's tags when it was published, so that an index has the public stories of a tag in order; those of an
 * author get one, too. The index of all public stories also has what a sitemap says of them. The column is nullable,
 * because servers of the previous version still insert rows. Each statement can be repeated.
 */
export class PublicLists1765200000000 implements MigrationInterface {
  name = 'PublicLists1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    const [column] = await runner.query("SHOW COLUMNS FROM story_tags LIKE 'published_at'");
    if (!column) await runner.query('ALTER TABLE story_tags ADD COLUMN published_at datetime(3) NULL');
    await runner.query(
      `UPDATE story_tags l JOIN stories s ON s.id = l.story_id SET l.published_at = s.published_at
       WHERE s.published_at IS NOT NULL AND l.published_at IS NULL`,
    );
    for (const { table, name, after } of indexes) await setIndex(runner, table, name, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name, before } of indexes) await setIndex(runner, table, name, before);
    await runner.query('ALTER TABLE story_tags DROP COLUMN published_at');
  }
}
