import { Entity, Index, PrimaryColumn } from 'typeorm';
import { hashColumn, LongTextColumn, TimeColumn } from './columns';

/** A GraphQL document that a build of our client sends by its hash, for servers of other versions. */
@Entity('persisted_documents')
@Index('persisted_documents_time', ['registeredAt'])
export class PersistedDocument {
  /** SHA-256 of the text. */
  @PrimaryColumn(hashColumn)
  hash: string;

  @LongTextColumn()
  text: string;

  /** When a server whose build has it was last known to run; within a day. */
  @TimeColumn()
  registeredAt: Date;
}
