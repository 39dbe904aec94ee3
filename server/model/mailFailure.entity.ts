import { Column, Entity, Index } from 'typeorm';
import { asciiColumn, IdPrimaryColumn, TimeColumn } from './columns';

/** A mail that was given up; its address and content aren't stored. */
@Entity('mail_failures')
@Index('mail_failures_time', ['failedAt'])
export class MailFailure {
  /** The id of the mail. */
  @IdPrimaryColumn()
  id: string;

  @Column(asciiColumn(32))
  kind: string;

  /** The class of the error, such as EAUTH or EENVELOPE 550. */
  @Column(asciiColumn(64))
  reason: string;

  @TimeColumn()
  failedAt: Date;
}
