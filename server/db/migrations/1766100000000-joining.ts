import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

const ascii = (type: string) => `${type} CHARACTER SET ascii COLLATE ascii_bin`;
const reference = (name: string, column: string, table: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (${column}) REFERENCES ${table}(id) ON DELETE CASCADE ON UPDATE NO ACTION`;
const engine = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/** Invitations to join, who joined by which, and a list of those who wait for approval. */
export class Joining1766100000000 implements MigrationInterface {
  name = 'Joining1766100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS invitations (
      id ${ascii('varchar(40)')} NOT NULL,
      token_hash ${ascii('char(64)')} NOT NULL,
      note varchar(200) NOT NULL,
      invited_by_id ${ascii('varchar(40)')} NOT NULL,
      uses smallint unsigned NOT NULL DEFAULT 0,
      uses_max smallint unsigned NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NULL,
      revoked_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX invitations_token (token_hash),
      INDEX invitations_invited_by (invited_by_id),
      ${reference('invitations_invited_by_fk', 'invited_by_id', 'users')}
    ) ${engine}
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS invitation_uses (
      user_id ${ascii('varchar(40)')} NOT NULL,
      invitation_id ${ascii('varchar(40)')} NOT NULL,
      PRIMARY KEY (user_id),
      INDEX invitation_uses_invitation (invitation_id, user_id),
      ${reference('invitation_uses_user_fk', 'user_id', 'users')},
      ${reference('invitation_uses_invitation_fk', 'invitation_id', 'invitations')}
    ) ${engine}
    `);
    await setIndex(runner, 'users', 'users_state', ['state', 'id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'users', 'users_state', []);
    await runner.query('DROP TABLE invitation_uses');
    await runner.query('DROP TABLE invitations');
  }
}
