import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = (type: string) => `${type} CHARACTER SET ascii COLLATE ascii_bin`;
const reference = (
  name: string,
  column: string,
  table: string,
  onDelete: 'CASCADE' | 'SET NULL' = 'CASCADE',
) =>
  `CONSTRAINT ${name} FOREIGN KEY (${column}) REFERENCES ${table}(id) ON DELETE ${onDelete} ON UPDATE NO ACTION`;
const engine = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/** What members report to the organisers, and what these decide about it. */
export class Reports1766400000000 implements MigrationInterface {
  name = 'Reports1766400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS report_cases (
      id ${ascii('varchar(40)')} NOT NULL,
      subject_id ${ascii('varchar(40)')} NOT NULL,
      subject_author_id ${ascii('varchar(40)')} NOT NULL,
      excerpt varchar(300) NOT NULL,
      open tinyint NULL,
      created_at datetime(3) NOT NULL,
      decision ${ascii('varchar(24)')} NULL,
      decision_note varchar(500) NULL,
      settled_by_id ${ascii('varchar(40)')} NULL,
      settled_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX report_cases_open_once (subject_id, open),
      INDEX report_cases_open (open, id),
      INDEX report_cases_author (subject_author_id),
      INDEX report_cases_settled_by (settled_by_id),
      ${reference('report_cases_author_fk', 'subject_author_id', 'users')},
      ${reference('report_cases_settled_by_fk', 'settled_by_id', 'users', 'SET NULL')}
    ) ${engine}
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS reports (
      id ${ascii('varchar(40)')} NOT NULL,
      case_id ${ascii('varchar(40)')} NOT NULL,
      reporter_id ${ascii('varchar(40)')} NOT NULL,
      reason ${ascii('varchar(24)')} NOT NULL,
      note varchar(500) NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX reports_once (case_id, reporter_id),
      INDEX reports_case (case_id, id),
      INDEX reports_reporter (reporter_id, id),
      ${reference('reports_case_fk', 'case_id', 'report_cases')},
      ${reference('reports_reporter_fk', 'reporter_id', 'users')}
    ) ${engine}
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS content_decisions (
      id ${ascii('varchar(40)')} NOT NULL,
      author_id ${ascii('varchar(40)')} NOT NULL,
      subject_id ${ascii('varchar(40)')} NOT NULL,
      decision ${ascii('varchar(24)')} NOT NULL,
      reason varchar(500) NOT NULL,
      removed_text mediumtext NULL,
      decided_by_id ${ascii('varchar(40)')} NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      INDEX content_decisions_author (author_id, id),
      INDEX content_decisions_decided_by (decided_by_id),
      ${reference('content_decisions_author_fk', 'author_id', 'users')},
      ${reference('content_decisions_decided_by_fk', 'decided_by_id', 'users', 'SET NULL')}
    ) ${engine}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_decisions');
    await runner.query('DROP TABLE reports');
    await runner.query('DROP TABLE report_cases');
  }
}
