import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

const comments = ['story_id', 'state', 'id'];
const messages = ['session_id', 'is_deleted', 'id'];

/** Comments and messages are counted without those of suspended members, on their index alone. */
export class CountsWithAuthors1795906885000 implements MigrationInterface {
  name = 'CountsWithAuthors1795906885000';

  async up(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'comments', 'comments_story', [...comments, 'author_id']);
    await setIndex(runner, 'session_messages', 'session_messages_session', [...messages, 'author_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'comments', 'comments_story', comments);
    await setIndex(runner, 'session_messages', 'session_messages_session', messages);
  }
}
