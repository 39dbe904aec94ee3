import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

const before = ['author_id', 'privacy_level', 'published_at', 'id'] as const;
const [table, name] = ['stories', 'stories_author_published'] as const;

/** An author's public stories in order, with whether search engines may list them, so that no text's row is read for it. */
export class ListedAuthors1765300000000 implements MigrationInterface {
  name = 'ListedAuthors1765300000000';

  async up(runner: QueryRunner): Promise<void> {
    await setIndex(runner, table, name, [...before, 'listed']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setIndex(runner, table, name, before);
  }
}
