import type { MigrationInterface, QueryRunner } from 'typeorm';
import { epochSlots } from '../database';
import { accounts } from './baseline/accounts';
import { ascii } from './baseline/columns';
import { community } from './baseline/community';
import { notifications } from './baseline/notifications';
import { sessions } from './baseline/sessions';
import { stories } from './baseline/stories';
import { writing } from './baseline/writing';
import { baselineTime } from './standing';

/** Tables that belong to no member. */
const installation = {
  installation_settings: `
    name varchar(64) ${ascii} NOT NULL,
    value varchar(255) NOT NULL,
    PRIMARY KEY (name)
  `,
  public_epoch: `
    slot tinyint UNSIGNED NOT NULL,
    n bigint UNSIGNED NOT NULL DEFAULT 0,
    PRIMARY KEY (slot)
  `,
  rate_limits: `
    \`key\` varchar(255) ${ascii} NOT NULL,
    points int NOT NULL DEFAULT 0,
    expire bigint UNSIGNED NULL,
    PRIMARY KEY (\`key\`),
    INDEX rate_limits_expire (expire)
  `,
  persisted_documents: `
    hash char(64) ${ascii} NOT NULL,
    text mediumtext NOT NULL,
    registered_at datetime(3) NOT NULL,
    PRIMARY KEY (hash),
    INDEX persisted_documents_time (registered_at)
  `,
};

/** A table comes after those that its foreign keys refer to. */
const tables = {
  ...accounts,
  ...sessions,
  ...stories,
  ...writing,
  ...community,
  ...notifications,
  ...installation,
};

/**
 * The tables of version 1.0. A database of the last version before it has them all: then only tables that it no longer used, and
 * the list of its migrations, are dropped. Each statement can be repeated: the database commits every CREATE TABLE,
 * and a start can be killed in between.
 */
export class Baseline1795970000000 implements MigrationInterface {
  name = 'Baseline1795970000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(tables))
      await runner.query(
        `CREATE TABLE IF NOT EXISTS ${name} (${columns}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
      );
    const slots = Array.from({ length: epochSlots }, (_, slot) => `(${slot}, 0)`);
    await runner.query(`INSERT IGNORE INTO public_epoch (slot, n) VALUES ${slots.join(', ')}`);
    // Their locks decide who joins, and a row that isn't there can't be locked. Empty means the configuration's.
    await runner.query(
      "INSERT IGNORE INTO installation_settings (name, value) VALUES ('group.joining', ''), ('waiting_since', '')",
    );
    await runner.query('DROP TABLE IF EXISTS house_facts');
    await runner.query('DELETE FROM migrations WHERE timestamp < ?', [baselineTime]);
  }

  async down(): Promise<void> {
    throw new Error('The tables of version 1.0 are not dropped.');
  }
}
