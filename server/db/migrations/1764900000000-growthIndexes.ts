import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

/** Indexes with their columns before and after; an empty list means that there is none. */
const indexes = [
  {
    table: 'stories',
    name: 'stories_author_level',
    before: ['author_id', 'privacy_level', 'id'],
    after: ['author_id', 'privacy_level', 'id', 'word_count'],
  },
  {
    table: 'stories',
    name: 'stories_author_shared',
    before: [],
    after: ['author_id', 'privacy_level', 'shared_at', 'id'],
  },
  {
    table: 'journals',
    name: 'journals_author',
    before: ['author_id', 'id'],
    after: ['author_id', 'id', 'word_count'],
  },
  {
    table: 'notes',
    name: 'notes_author',
    before: ['author_id', 'id'],
    after: ['author_id', 'id', 'word_count'],
  },
] as const;

/**
 * Indexes that sum an author's words without reading the texts' rows, and that have the stories an author
 * shared in order. Each statement can be repeated, as in the first migration.
 */
export class GrowthIndexes1764900000000 implements MigrationInterface {
  name = 'GrowthIndexes1764900000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, name, after } of indexes) await setIndex(runner, table, name, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name, before } of indexes) await setIndex(runner, table, name, before);
  }
}
