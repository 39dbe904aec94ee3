import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { IdPrimaryColumn, idColumn, OwnerColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { Session } from './session.entity';
import { User } from './user.entity';

@ObjectType({ implements: Node, description: "A message in a session's chat.", simpleResolvers: true })
@Entity('session_messages')
@Index('session_messages_session', ['sessionId', 'isDeleted', 'id', 'authorId'])
@Index('session_messages_author', ['authorId', 'id'])
@Index('session_messages_local_id', ['authorId', 'sessionId', 'localId'], { unique: true })
export class SessionMessage extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => Session, 'session_messages_session_fk')
  sessionId: string;

  @OwnerColumn(() => User, 'session_messages_author_fk')
  authorId: string;

  @Field(() => String, { description: 'Plain text.' })
  @Column({ type: 'varchar', length: limits.chat.contentMax })
  content: string;

  @Field(() => String, { nullable: true, description: "Its sender's idempotency key, if any." })
  @Column({ ...idColumn, length: limits.localIdMax, nullable: true })
  localId: string | null;

  /** A deleted message has no content; its row stays, so that a late retry doesn't send it again. */
  @Column({ type: 'boolean', default: false })
  isDeleted: boolean;

  @Field(() => Date, { description: 'When it was sent.' })
  @TimeColumn()
  createdAt: Date;
}

export const sessionMessageRows = rowsOf(SessionMessage, 'm');
