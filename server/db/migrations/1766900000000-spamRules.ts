import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

const ascii = (type: string) => `${type} CHARACTER SET ascii COLLATE ascii_bin`;
const enumOf = (...values: string[]) => `enum(${values.map((value) => `'${value}'`).join(', ')})`;
const states = ['shown', 'waiting', 'held', 'hidden'];

async function addColumn(runner: QueryRunner, table: string, column: string, type: string): Promise<void> {
  if (!(await runner.hasColumn(table, column)))
    await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
}

/** What waits for an organiser and why, texts that were posted before, and comments that staff hide. */
export class SpamRules1766900000000 implements MigrationInterface {
  name = 'SpamRules1766900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE comments MODIFY COLUMN state ${enumOf(...states)} NOT NULL DEFAULT 'shown'`,
    );
    await addColumn(runner, 'comments', 'state_before', `${enumOf('shown', 'waiting')} NULL`);
    await addColumn(runner, 'comments', 'text_hash', `${ascii('char(64)')} NULL`);
    await setIndex(runner, 'comments', 'comments_text', ['text_hash', 'id']);
    await addColumn(runner, 'stories', 'text_hash', `${ascii('char(64)')} NULL`);
    await setIndex(runner, 'stories', 'stories_author_text', ['author_id', 'text_hash']);
    await addColumn(runner, 'report_cases', 'held', 'tinyint NOT NULL DEFAULT 0');
    await runner.query(`
    CREATE TABLE IF NOT EXISTS case_findings (
      case_id ${ascii('varchar(40)')} NOT NULL,
      rule ${ascii('varchar(24)')} NOT NULL,
      amount int unsigned NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (case_id, rule),
      CONSTRAINT case_findings_case_fk FOREIGN KEY (case_id) REFERENCES report_cases(id)
        ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE case_findings');
    await runner.query('ALTER TABLE report_cases DROP held');
    await setIndex(runner, 'stories', 'stories_author_text', []);
    await runner.query('ALTER TABLE stories DROP text_hash');
    await setIndex(runner, 'comments', 'comments_text', []);
    await runner.query('ALTER TABLE comments DROP text_hash, DROP state_before');
    // What the version before doesn't know is left to the story's author.
    await runner.query("UPDATE comments SET state = 'waiting' WHERE state IN ('held', 'hidden')");
    await runner.query(
      `ALTER TABLE comments MODIFY COLUMN state ${enumOf('shown', 'waiting')} NOT NULL DEFAULT 'shown'`,
    );
  }
}
