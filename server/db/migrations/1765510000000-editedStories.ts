import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

const indexes = {
  stories_author_edited: ['author_id', 'edited_at', 'id'],
  stories_author_title: ['author_id', 'title', 'id'],
  stories_author_words: ['author_id', 'word_count', 'id'],
};

/**
 * When a story or its draft was last edited, and indexes for the orders of a member's list. Servers of the previous version
 * leave the time of what they change as it was until the next save. Each statement can be repeated.
 */
export class EditedStories1765510000000 implements MigrationInterface {
  name = 'EditedStories1765510000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('stories', 'edited_at')))
      await runner.query(
        'ALTER TABLE stories ADD COLUMN edited_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)',
      );
    await runner.query(
      'UPDATE stories SET edited_at = GREATEST(updated_at, COALESCE(draft_changed_at, updated_at))',
    );
    for (const [name, columns] of Object.entries(indexes)) await setIndex(runner, 'stories', name, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await setIndex(runner, 'stories', name, []);
    await runner.query('ALTER TABLE stories DROP COLUMN edited_at');
  }
}
