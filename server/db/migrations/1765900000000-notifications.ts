import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';
const id = `varchar(40) ${ascii} NOT NULL`;
const kind = `varchar(32) ${ascii} NOT NULL`;
const email = 'varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const foreignKey = (name: string, column: string, target: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (${column}) REFERENCES ${target}(id) ON DELETE CASCADE ON UPDATE NO ACTION`;

/** Events to notify of, and what becomes of them: in the app, by mail and by push. */
const tables = [
  `CREATE TABLE IF NOT EXISTS notification_events (
    id ${id},
    act ${kind},
    actor_id varchar(40) ${ascii} NULL,
    subject_id ${id},
    item_id ${id},
    created_at datetime(3) NOT NULL,
    due_at datetime(3) NOT NULL,
    claim varchar(40) ${ascii} NULL,
    attempts tinyint UNSIGNED NOT NULL DEFAULT 0,
    after_id varchar(40) ${ascii} NULL,
    PRIMARY KEY (id),
    INDEX notification_events_due (due_at),
    INDEX notification_events_claim (claim)
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS notifications (
    id ${id},
    user_id ${id},
    kind ${kind},
    subject_id ${id},
    unread tinyint NULL,
    created_at datetime(3) NOT NULL,
    changed_at datetime(3) NOT NULL,
    read_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX notifications_joined (user_id, kind, subject_id, unread),
    INDEX notifications_user (user_id, changed_at, id),
    INDEX notifications_unread (user_id, unread, changed_at, id),
    INDEX notifications_kind (user_id, kind, changed_at, id),
    INDEX notifications_subject (subject_id),
    INDEX notifications_changed (changed_at),
    ${foreignKey('notifications_user_fk', 'user_id', 'users')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS notification_items (
    notification_id ${id},
    item_id ${id},
    actor_id ${id},
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (notification_id, item_id),
    INDEX notification_items_actor (actor_id, notification_id),
    INDEX notification_items_item (item_id),
    ${foreignKey('notification_items_notification_fk', 'notification_id', 'notifications')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS notices (
    id ${id},
    user_id ${id},
    way enum ('mail', 'digest', 'push') NOT NULL,
    kind ${kind},
    subject_id ${id},
    item_id ${id},
    actor_id varchar(40) ${ascii} NULL,
    created_at datetime(3) NOT NULL,
    delivery_id varchar(40) ${ascii} NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX notices_once (user_id, way, kind, subject_id, item_id),
    INDEX notices_waiting (user_id, way, delivery_id),
    INDEX notices_delivery (delivery_id),
    INDEX notices_item (item_id),
    ${foreignKey('notices_user_fk', 'user_id', 'users')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS notification_settings (
    user_id ${id},
    starts_with enum ('app', 'standard') NOT NULL DEFAULT 'standard',
    digest enum ('daily', 'weekly') NOT NULL DEFAULT 'weekly',
    quiet_from smallint UNSIGNED NULL,
    quiet_until smallint UNSIGNED NULL,
    quiet_zone varchar(64) ${ascii} NULL,
    PRIMARY KEY (user_id),
    ${foreignKey('notification_settings_user_fk', 'user_id', 'users')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS notification_preferences (
    user_id ${id},
    kind ${kind},
    ways set ('app', 'mail', 'push', 'digest') NOT NULL,
    PRIMARY KEY (user_id, kind),
    ${foreignKey('notification_preferences_user_fk', 'user_id', 'users')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS session_reminders (
    session_id ${id},
    hours tinyint UNSIGNED NOT NULL,
    date_time datetime(3) NOT NULL,
    PRIMARY KEY (session_id, hours, date_time),
    ${foreignKey('session_reminders_session_fk', 'session_id', 'sessions')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS session_place_requests (
    session_id ${id},
    user_id ${id},
    requested_at datetime(3) NOT NULL,
    PRIMARY KEY (session_id, user_id),
    INDEX session_place_requests_user (user_id),
    ${foreignKey('session_place_requests_session_fk', 'session_id', 'sessions')},
    ${foreignKey('session_place_requests_user_fk', 'user_id', 'users')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS deleted_session_members (
    session_id ${id},
    user_id ${id},
    leader_id varchar(40) ${ascii} NULL,
    title varchar(200) NOT NULL,
    deleted_at datetime(3) NOT NULL,
    PRIMARY KEY (session_id, user_id),
    INDEX deleted_session_members_user (user_id),
    INDEX deleted_session_members_leader (leader_id),
    INDEX deleted_session_members_deleted (deleted_at),
    ${foreignKey('deleted_session_members_user_fk', 'user_id', 'users')},
    CONSTRAINT deleted_session_members_leader_fk FOREIGN KEY (leader_id) REFERENCES users(id) ON DELETE SET NULL ON UPDATE NO ACTION
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS followers_told (
    follower_id ${id},
    followed_id ${id},
    PRIMARY KEY (follower_id, followed_id),
    INDEX followers_told_followed (followed_id),
    ${foreignKey('followers_told_follower_fk', 'follower_id', 'users')},
    ${foreignKey('followers_told_followed_fk', 'followed_id', 'users')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS told_members (
    item_id ${id},
    user_id ${id},
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (item_id, user_id),
    INDEX told_members_user (user_id),
    INDEX told_members_created (created_at),
    ${foreignKey('told_members_user_fk', 'user_id', 'users')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS unconfirmed_mails (
    address_hash char(64) ${ascii} NOT NULL,
    sent tinyint UNSIGNED NOT NULL,
    last_sent_at datetime(3) NOT NULL,
    mail_id ${id},
    PRIMARY KEY (address_hash),
    INDEX unconfirmed_mails_sent (last_sent_at)
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS push_subscriptions (
    id ${id},
    user_id ${id},
    sign_in_id ${id},
    endpoint_hash char(64) ${ascii} NOT NULL,
    endpoint varchar(2048) ${ascii} NOT NULL,
    p256dh varchar(128) ${ascii} NOT NULL,
    auth varchar(64) ${ascii} NOT NULL,
    failures tinyint UNSIGNED NOT NULL DEFAULT 0,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE INDEX push_subscriptions_endpoint (endpoint_hash),
    INDEX push_subscriptions_user (user_id, created_at, id),
    INDEX push_subscriptions_sign_in (sign_in_id),
    ${foreignKey('push_subscriptions_user_fk', 'user_id', 'users')},
    ${foreignKey('push_subscriptions_sign_in_fk', 'sign_in_id', 'sign_ins')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS push_messages (
    id ${id},
    user_id ${id},
    waiting tinyint NULL DEFAULT 1,
    joined_count int UNSIGNED NOT NULL DEFAULT 0,
    created_at datetime(3) NOT NULL,
    due_at datetime(3) NOT NULL,
    claim varchar(40) ${ascii} NULL,
    attempts tinyint UNSIGNED NOT NULL DEFAULT 0,
    PRIMARY KEY (id),
    UNIQUE INDEX push_messages_waiting (user_id, waiting),
    INDEX push_messages_due (due_at),
    INDEX push_messages_claim (claim),
    ${foreignKey('push_messages_user_fk', 'user_id', 'users')}
  ) ${table}`,
  `CREATE TABLE IF NOT EXISTS readers (
    id ${id},
    address_key varchar(40) ${ascii} NOT NULL,
    email ${email} NOT NULL,
    follows varchar(40) ${ascii} NOT NULL,
    created_at datetime(3) NOT NULL,
    confirmed_at datetime(3) NULL,
    told_until datetime(3) NULL,
    refusals tinyint UNSIGNED NOT NULL DEFAULT 0,
    PRIMARY KEY (id),
    INDEX readers_address (address_key),
    INDEX readers_follows (follows, confirmed_at),
    INDEX readers_unconfirmed (confirmed_at, created_at)
  ) ${table}`,
];

/** Columns of existing tables, by the column that shows that they were added. */
const columns: [table: string, column: string, alteration: string][] = [
  [
    'mails',
    'user_id',
    `ADD user_id varchar(40) ${ascii} NULL, ADD topic varchar(40) ${ascii} NULL,
     ADD joined varchar(100) ${ascii} NULL, ADD joined_count int UNSIGNED NOT NULL DEFAULT 0,
     ADD unanswered tinyint UNSIGNED NOT NULL DEFAULT 0,
     MODIFY due_at datetime(3) NULL, ADD send_at datetime(3) NULL, ADD INDEX mails_send (send_at),
     ADD UNIQUE INDEX mails_joined (joined), ADD INDEX mails_user (user_id)`,
  ],
  ['account_links', 'email', `ADD email ${email} NULL`],
  [
    'users',
    'mail_refusals',
    'ADD mail_refusals tinyint UNSIGNED NOT NULL DEFAULT 0, ADD mail_refused_at datetime(3) NULL',
  ],
  ['follows', 'untold', 'ADD untold tinyint NULL, ADD INDEX follows_untold (untold)'],
];

/**
 * Notifications in the app, by mail and by push, and readers by mail. Accounts that exist are notified in the app only.
 * Each statement can be repeated.
 */
export class Notifications1765900000000 implements MigrationInterface {
  name = 'Notifications1765900000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const create of tables) await runner.query(create);
    for (const [name, column, alteration] of columns) {
      const [existing] = await runner.query(`SHOW COLUMNS FROM ${name} LIKE '${column}'`);
      if (!existing) await runner.query(`ALTER TABLE ${name} ${alteration}`);
    }
    await runner.query(`ALTER TABLE mails MODIFY kind varchar(32) ${ascii} NOT NULL`);
    await runner.query(
      "ALTER TABLE account_links MODIFY purpose enum ('password_reset', 'magic_link', 'email_confirmation', 'email_change') NOT NULL",
    );
    await runner.query(
      "INSERT IGNORE INTO notification_settings (user_id, starts_with) SELECT id, 'app' FROM users WHERE deleted_at IS NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [
      'readers',
      'followers_told',
      'told_members',
      'push_messages',
      'push_subscriptions',
      'unconfirmed_mails',
      'session_place_requests',
      'deleted_session_members',
    ])
      await runner.query(`DROP TABLE IF EXISTS ${name}`);
    for (const name of ['session_reminders', 'notification_preferences', 'notification_settings', 'notices'])
      await runner.query(`DROP TABLE IF EXISTS ${name}`);
    for (const name of ['notification_items', 'notifications', 'notification_events'])
      await runner.query(`DROP TABLE IF EXISTS ${name}`);
    await runner.query('ALTER TABLE follows DROP INDEX follows_untold, DROP untold');
    await runner.query('ALTER TABLE users DROP mail_refusals, DROP mail_refused_at');
    await runner.query('ALTER TABLE account_links DROP email');
    await runner.query('DELETE FROM mails WHERE due_at IS NULL');
    await runner.query(
      'ALTER TABLE mails MODIFY due_at datetime(3) NOT NULL, DROP INDEX mails_send, DROP send_at, DROP INDEX mails_joined, DROP INDEX mails_user, DROP user_id, DROP topic, DROP joined, DROP joined_count, DROP unanswered',
    );
  }
}
