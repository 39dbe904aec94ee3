import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

/** An index for the directory of members with a role, by username. */
export class Directory1766500000000 implements MigrationInterface {
  name = 'Directory1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'users', 'users_directory', ['state', 'roles', 'username']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'users', 'users_directory', []);
  }
}
