import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

const enumOf = (...values: string[]) => `enum(${values.map((value) => `'${value}'`).join(', ')})`;

/** Who may comment on a story, as its author decides, and comments that wait for the author. */
export class CommentsModes1766500100000 implements MigrationInterface {
  name = 'CommentsModes1766500100000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('stories', 'comments_mode')))
      await runner.query(
        `ALTER TABLE stories ADD COLUMN comments_mode ${enumOf('open', 'approval', 'closed')} NOT NULL DEFAULT 'open'`,
      );
    if (!(await runner.hasColumn('comments', 'state')))
      await runner.query(
        `ALTER TABLE comments ADD COLUMN state ${enumOf('shown', 'waiting')} NOT NULL DEFAULT 'shown'`,
      );
    await setIndex(runner, 'comments', 'comments_story', ['story_id', 'state', 'id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'comments', 'comments_story', ['story_id', 'id']);
    await runner.query('ALTER TABLE comments DROP state');
    await runner.query('ALTER TABLE stories DROP comments_mode');
  }
}
