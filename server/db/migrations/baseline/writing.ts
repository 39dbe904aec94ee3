import { ascii, goesWith, id, outlives } from './columns';

/** Journals and notes, and what members wrote when. */
export const writing = {
  journals: `
    id ${id} NOT NULL,
    author_id ${id} NOT NULL,
    title varchar(255) NOT NULL,
    content mediumtext NOT NULL,
    journal_date datetime(3) NOT NULL,
    mood varchar(100) NULL,
    prompt varchar(2000) NULL,
    word_count int UNSIGNED NOT NULL DEFAULT 0,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    local_id varchar(64) ${ascii} NULL,
    excerpt_text varchar(340) NOT NULL DEFAULT '',
    PRIMARY KEY (id),
    UNIQUE INDEX journals_local_id (author_id, local_id),
    INDEX journals_date (author_id, journal_date, id),
    INDEX journals_made (author_id, created_at, id),
    INDEX journals_author (author_id, id, word_count),
    ${goesWith('journals_author_fk', 'author_id', 'users')}
  `,
  notes: `
    id ${id} NOT NULL,
    author_id ${id} NOT NULL,
    journal_id ${id} NULL,
    title varchar(255) NULL,
    content mediumtext NOT NULL,
    category varchar(100) NULL,
    is_pinned tinyint NOT NULL DEFAULT 0,
    word_count int UNSIGNED NOT NULL DEFAULT 0,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    local_id varchar(64) ${ascii} NULL,
    tags text NULL,
    excerpt_text varchar(340) NOT NULL DEFAULT '',
    PRIMARY KEY (id),
    UNIQUE INDEX notes_local_id (author_id, local_id),
    INDEX notes_pinned (author_id, is_pinned, id),
    INDEX notes_journal (journal_id, is_pinned, id),
    INDEX notes_author (author_id, id, word_count),
    ${goesWith('notes_author_fk', 'author_id', 'users')},
    ${outlives('notes_journal_fk', 'journal_id', 'journals')}
  `,
  deleted_documents: `
    author_id ${id} NOT NULL,
    kind enum ('story', 'journal', 'note') NOT NULL,
    local_id varchar(64) ${ascii} NOT NULL,
    deleted_at datetime(3) NOT NULL,
    PRIMARY KEY (author_id, kind, local_id),
    INDEX deleted_documents_time (deleted_at),
    ${goesWith('deleted_documents_author_fk', 'author_id', 'users')}
  `,
  stored_texts: `
    user_id ${id} NOT NULL,
    bytes bigint NOT NULL DEFAULT 0,
    hour int UNSIGNED NOT NULL DEFAULT 0,
    hour_bytes bigint NOT NULL DEFAULT 0,
    changed_at datetime(3) NOT NULL,
    counted_at datetime(3) NULL,
    PRIMARY KEY (user_id),
    ${goesWith('stored_texts_user_fk', 'user_id', 'users')}
  `,
  writing_days: `
    user_id ${id} NOT NULL,
    day date NOT NULL,
    text_id ${id} NOT NULL,
    words_before int UNSIGNED NOT NULL,
    words_now int UNSIGNED NOT NULL,
    PRIMARY KEY (user_id, day, text_id),
    ${goesWith('writing_days_user_fk', 'user_id', 'users')}
  `,
  writing_days_off: `
    user_id ${id} NOT NULL,
    day char(10) ${ascii} NOT NULL,
    PRIMARY KEY (user_id, day),
    INDEX writing_days_off_day (day),
    ${goesWith('writing_days_off_user_fk', 'user_id', 'users')}
  `,
  writing_goals: `
    user_id ${id} NOT NULL,
    period enum ('day', 'week', 'range') NOT NULL,
    unit enum ('words', 'minutes') NOT NULL,
    target int UNSIGNED NOT NULL,
    starts_on char(10) ${ascii} NULL,
    ends_on char(10) ${ascii} NULL,
    weekdays_off tinyint UNSIGNED NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, period),
    INDEX writing_goals_end (ends_on),
    ${goesWith('writing_goals_user_fk', 'user_id', 'users')}
  `,
  writing_minutes: `
    user_id ${id} NOT NULL,
    day date NOT NULL,
    hour tinyint UNSIGNED NOT NULL,
    minutes bigint UNSIGNED NOT NULL,
    PRIMARY KEY (user_id, day, hour),
    INDEX writing_minutes_day (day),
    ${goesWith('writing_minutes_user_fk', 'user_id', 'users')}
  `,
  challenges: `
    id ${id} NOT NULL,
    opened_by_id ${id} NOT NULL,
    title varchar(200) NOT NULL,
    unit enum ('words', 'minutes') NOT NULL,
    target int UNSIGNED NOT NULL,
    starts_on char(10) ${ascii} NOT NULL,
    ends_on char(10) ${ascii} NOT NULL,
    closed_on char(10) ${ascii} NULL,
    member_count smallint UNSIGNED NOT NULL DEFAULT 0,
    local_id varchar(64) ${ascii} NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX challenges_local_id (opened_by_id, local_id),
    INDEX challenges_end (ends_on),
    ${goesWith('challenges_opened_by_fk', 'opened_by_id', 'users')}
  `,
  challenge_members: `
    challenge_id ${id} NOT NULL,
    user_id ${id} NOT NULL,
    joined_at datetime(3) NOT NULL,
    PRIMARY KEY (challenge_id, user_id),
    INDEX challenge_members_user (user_id, challenge_id),
    ${goesWith('challenge_members_challenge_fk', 'challenge_id', 'challenges')},
    ${goesWith('challenge_members_user_fk', 'user_id', 'users')}
  `,
};
