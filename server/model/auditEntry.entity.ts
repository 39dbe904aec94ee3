import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, IdPrimaryColumn, idColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** What happened. Rows are added by `server/audit/audit.ts` and never changed. */
export type AuditAct =
  | 'sign_up'
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out_everywhere'
  | 'password_changed'
  | 'email_changed'
  | 'token_created'
  | 'token_revoked'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'approved'
  | 'declined'
  | 'invitation_made'
  | 'invitation_revoked'
  | 'role_given'
  | 'role_taken'
  | 'report_dismissed'
  | 'content_hidden'
  | 'content_restored'
  | 'content_removed';

/** Who did it: a member, the operator at the command line, or somebody who isn't signed in. */
export type AuditActorKind = 'member' | 'operator' | 'visitor';

/** One act that concerns the security of an account or the rights in the group. Never an address, a text or a secret. */
@Entity('audit_log')
@Index('audit_log_subject', ['subjectId', 'id'])
@Index('audit_log_actor', ['actorId', 'id'])
export class AuditEntry {
  /** Sorts by time. */
  @IdPrimaryColumn()
  id: string;

  @Column({ ...idColumn })
  act: AuditAct;

  @Column({ ...idColumn, length: 16 })
  actorKind: AuditActorKind;

  @IdColumn({ nullable: true })
  @ForeignKey(() => User, { name: 'audit_log_actor_fk', onDelete: 'SET NULL' })
  actorId: string | null;

  /** The member it is about. */
  @IdColumn({ nullable: true })
  @ForeignKey(() => User, { name: 'audit_log_subject_fk', onDelete: 'SET NULL' })
  subjectId: string | null;

  /** The sign-in, token, role or invitation that it is about. */
  @IdColumn({ nullable: true })
  thing: string | null;

  @TimeColumn()
  createdAt: Date;
}
