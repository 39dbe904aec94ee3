import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = 'varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const day = 'char(10) CHARACTER SET ascii COLLATE ascii_bin';
const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ofUser = (name: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION`;

/** Writing goals, single days off, minutes of writing, and group challenges. Each statement can be repeated. */
export class Goals1765810000000 implements MigrationInterface {
  name = 'Goals1765810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS writing_goals (
      user_id ${id},
      period enum ('day', 'week', 'range') NOT NULL,
      unit enum ('words', 'minutes') NOT NULL,
      target int UNSIGNED NOT NULL,
      starts_on ${day} NULL,
      ends_on ${day} NULL,
      weekdays_off tinyint UNSIGNED NOT NULL DEFAULT 0,
      PRIMARY KEY (user_id, period),
      INDEX writing_goals_end (ends_on),
      ${ofUser('writing_goals_user_fk')}
    ) ${table}`);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS writing_days_off (
      user_id ${id},
      day ${day} NOT NULL,
      PRIMARY KEY (user_id, day),
      INDEX writing_days_off_day (day),
      ${ofUser('writing_days_off_user_fk')}
    ) ${table}`);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS writing_minutes (
      user_id ${id},
      day date NOT NULL,
      hour tinyint UNSIGNED NOT NULL,
      minutes bigint UNSIGNED NOT NULL,
      PRIMARY KEY (user_id, day, hour),
      INDEX writing_minutes_day (day),
      ${ofUser('writing_minutes_user_fk')}
    ) ${table}`);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS challenges (
      id ${id},
      opened_by_id ${id},
      title varchar(200) NOT NULL,
      unit enum ('words', 'minutes') NOT NULL,
      target int UNSIGNED NOT NULL,
      starts_on ${day} NOT NULL,
      ends_on ${day} NOT NULL,
      closed_on ${day} NULL,
      member_count smallint UNSIGNED NOT NULL DEFAULT 0,
      local_id varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      INDEX challenges_end (ends_on),
      UNIQUE INDEX challenges_local_id (opened_by_id, local_id),
      CONSTRAINT challenges_opened_by_fk FOREIGN KEY (opened_by_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${table}`);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS challenge_members (
      challenge_id ${id},
      user_id ${id},
      joined_at datetime(3) NOT NULL,
      PRIMARY KEY (challenge_id, user_id),
      INDEX challenge_members_user (user_id, challenge_id),
      CONSTRAINT challenge_members_challenge_fk FOREIGN KEY (challenge_id) REFERENCES challenges(id) ON DELETE CASCADE ON UPDATE NO ACTION,
      ${ofUser('challenge_members_user_fk')}
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [
      'challenge_members',
      'challenges',
      'writing_minutes',
      'writing_days_off',
      'writing_goals',
    ])
      await runner.query(`DROP TABLE IF EXISTS ${name}`);
  }
}
