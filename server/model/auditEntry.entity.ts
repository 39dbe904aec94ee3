import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { AuditAct as AuditActEnum } from '../contract/enums';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { IdColumn, IdPrimaryColumn, idColumn, ReferenceColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

export type AuditAct = `${AuditActEnum}`;

/** The kind of actor: a member (including staff), the operator at the command line, somebody who isn't signed in, or a rule. */
export type AuditActorKind = 'member' | 'operator' | 'visitor' | 'system';

/**
 * One act that concerns the security of an account or the rights in the group. Never an address or a secret. Rows are added by
 * `server/record/audit/audit.ts`; only deleting an account or the hourly clean-up changes or removes them.
 */
@ObjectType({
  implements: Node,
  description: 'An act that concerns the security of an account or the rights in the group.',
  simpleResolvers: true,
})
@Entity('audit_log')
@Index('audit_log_subject', ['subjectId', 'id'])
@Index('audit_log_actor', ['actorId', 'id'])
@Index('audit_log_act', ['act', 'id'])
export class AuditEntry extends Node {
  /** Sorts by time. */
  @IdPrimaryColumn()
  override id: string;

  @Field(() => AuditActEnum, { description: 'What happened.' })
  @IdColumn()
  act: AuditAct;

  @Column({ ...idColumn, length: 16 })
  actorKind: AuditActorKind;

  @ReferenceColumn(() => User, 'audit_log_actor_fk')
  actorId: string | null;

  /** The member it is about. */
  @ReferenceColumn(() => User, 'audit_log_subject_fk')
  subjectId: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of the sign-in, token or invitation, or the name of the role or setting that it is about.',
  })
  @IdColumn({ nullable: true })
  thing: string | null;

  /** Why staff did it. Deleting the account that it is about removes it. */
  @Column({ type: 'varchar', length: limits.reason.max, nullable: true })
  reason: string | null;

  @Field(() => Date, { description: 'When it happened.' })
  @TimeColumn()
  createdAt: Date;
}

export const auditRows = rowsOf(AuditEntry, 'a');
