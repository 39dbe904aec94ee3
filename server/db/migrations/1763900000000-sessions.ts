import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Writing sessions with participants, rooms and calendars, and exercises. Each statement can be repeated, as
 * in the first migration.
 */
export class Sessions1763900000000 implements MigrationInterface {
  name = 'Sessions1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await this.createExercises(runner);
    await this.createSessions(runner);
    await this.createRooms(runner);
    await this.createCalendarFeeds(runner);
    await this.addStoryColumns(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [column, index] of [
      ['session_id', 'stories_session'],
      ['exercise_id', 'stories_exercise'],
    ])
      await runner.query(
        `ALTER TABLE \`stories\` DROP FOREIGN KEY \`${index}_fk\`, DROP INDEX \`${index}\`, DROP COLUMN \`${column}\``,
      );
    for (const table of [
      'calendar_feeds',
      'session_word_intervals',
      'session_words',
      'session_presences',
      'session_writers',
      'session_participants',
      'sessions',
      'exercise_tags',
      'exercises',
    ])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }

  private async createExercises(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`exercises\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`creator_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`title\` varchar(200) NOT NULL,
      \`description\` text NOT NULL,
      \`objective\` text NOT NULL,
      \`prompt\` text NOT NULL,
      \`time_limit_minutes\` smallint UNSIGNED NULL,
      \`difficulty\` enum ('beginner', 'intermediate', 'advanced') NOT NULL,
      \`category\` enum ('character', 'plot', 'setting', 'dialogue', 'description', 'poetry', 'flash-fiction', 'creative-nonfiction') NOT NULL,
      \`is_template\` tinyint NOT NULL DEFAULT 0,
      \`created_at\` datetime(3) NOT NULL,
      \`updated_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      INDEX \`exercises_creator\` (\`creator_id\`, \`id\`),
      INDEX \`exercises_category\` (\`category\`, \`id\`),
      INDEX \`exercises_difficulty\` (\`difficulty\`, \`id\`),
      CONSTRAINT \`exercises_creator_fk\` FOREIGN KEY (\`creator_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`exercise_tags\` (
      \`exercise_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`tag_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`position\` tinyint UNSIGNED NOT NULL,
      PRIMARY KEY (\`exercise_id\`, \`tag_id\`),
      INDEX \`exercise_tags_tag\` (\`tag_id\`, \`exercise_id\`),
      CONSTRAINT \`exercise_tags_exercise_fk\` FOREIGN KEY (\`exercise_id\`) REFERENCES \`exercises\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`exercise_tags_tag_fk\` FOREIGN KEY (\`tag_id\`) REFERENCES \`tags\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  private async createSessions(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`sessions\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`leader_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`series_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`previous_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
      \`title\` varchar(200) NOT NULL,
      \`description\` text NOT NULL,
      \`date_time\` datetime(3) NOT NULL,
      \`duration_minutes\` smallint UNSIGNED NOT NULL,
      \`ends_at\` datetime(3) NOT NULL,
      \`wall_clock\` varchar(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`capacity\` tinyint UNSIGNED NOT NULL,
      \`location\` varchar(200) NULL,
      \`is_recurring\` tinyint NOT NULL DEFAULT 0,
      \`status\` enum ('scheduled', 'in_progress', 'completed', 'cancelled') NOT NULL DEFAULT 'scheduled',
      \`participant_count\` tinyint UNSIGNED NOT NULL DEFAULT '0',
      \`due_at\` datetime(3) NULL,
      \`started_at\` datetime(3) NULL,
      \`ended_at\` datetime(3) NULL,
      \`sprint_started_at\` datetime(3) NULL,
      \`sprint_ends_at\` datetime(3) NULL,
      \`created_at\` datetime(3) NOT NULL,
      \`updated_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      UNIQUE INDEX \`sessions_previous\` (\`previous_id\`),
      INDEX \`sessions_due\` (\`due_at\`),
      INDEX \`sessions_leader\` (\`leader_id\`, \`date_time\`, \`id\`),
      INDEX \`sessions_status\` (\`status\`, \`date_time\`, \`id\`),
      INDEX \`sessions_time\` (\`date_time\`, \`id\`),
      CONSTRAINT \`sessions_leader_fk\` FOREIGN KEY (\`leader_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`sessions_previous_fk\` FOREIGN KEY (\`previous_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE SET NULL ON UPDATE NO ACTION,
      CONSTRAINT \`sessions_capacity\` CHECK (\`capacity\` BETWEEN 2 AND 50),
      CONSTRAINT \`sessions_seats\` CHECK (\`participant_count\` <= \`capacity\`)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_participants\` (
      \`session_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`joined_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`session_id\`, \`user_id\`),
      INDEX \`session_participants_user\` (\`user_id\`, \`session_id\`),
      CONSTRAINT \`session_participants_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_participants_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  private async createRooms(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_writers\` (
      \`session_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
      \`exercise_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
      \`shows_piece\` tinyint NOT NULL DEFAULT 0,
      \`shows_words\` tinyint NOT NULL DEFAULT 0,
      PRIMARY KEY (\`session_id\`, \`user_id\`),
      INDEX \`session_writers_exercise\` (\`exercise_id\`),
      INDEX \`session_writers_story\` (\`story_id\`),
      INDEX \`session_writers_user\` (\`user_id\`),
      CONSTRAINT \`session_writers_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_writers_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_writers_story_fk\` FOREIGN KEY (\`story_id\`) REFERENCES \`stories\`(\`id\`) ON DELETE SET NULL ON UPDATE NO ACTION,
      CONSTRAINT \`session_writers_exercise_fk\` FOREIGN KEY (\`exercise_id\`) REFERENCES \`exercises\`(\`id\`) ON DELETE SET NULL ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_presences\` (
      \`session_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`server_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`seen_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`session_id\`, \`user_id\`, \`server_id\`),
      INDEX \`session_presences_seen\` (\`seen_at\`),
      INDEX \`session_presences_user\` (\`user_id\`),
      CONSTRAINT \`session_presences_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_presences_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_words\` (
      \`session_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`words_before\` int UNSIGNED NOT NULL,
      \`words_now\` int UNSIGNED NOT NULL,
      PRIMARY KEY (\`session_id\`, \`user_id\`, \`story_id\`),
      INDEX \`session_words_user\` (\`user_id\`),
      CONSTRAINT \`session_words_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_words_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_word_intervals\` (
      \`session_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`place\` smallint UNSIGNED NOT NULL,
      \`words\` int NOT NULL,
      PRIMARY KEY (\`session_id\`, \`user_id\`, \`place\`),
      INDEX \`session_word_intervals_user\` (\`user_id\`),
      CONSTRAINT \`session_word_intervals_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_word_intervals_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  private async createCalendarFeeds(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`calendar_feeds\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`created_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      UNIQUE INDEX \`calendar_feeds_user\` (\`user_id\`),
      CONSTRAINT \`calendar_feeds_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  private async addStoryColumns(runner: QueryRunner): Promise<void> {
    // Column, index and key in one statement, so that it is atomic.
    for (const [column, index, table] of [
      ['session_id', 'stories_session', 'sessions'],
      ['exercise_id', 'stories_exercise', 'exercises'],
    ])
      if (!(await runner.hasColumn('stories', column as string)))
        await runner.query(`
        ALTER TABLE \`stories\`
          ADD COLUMN \`${column}\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
          ADD INDEX \`${index}\` (\`${column}\`),
          ADD CONSTRAINT \`${index}_fk\` FOREIGN KEY (\`${column}\`) REFERENCES \`${table}\`(\`id\`) ON DELETE SET NULL ON UPDATE NO ACTION
        `);
  }
}
