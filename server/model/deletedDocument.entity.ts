import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { limits } from '../contract/limits';
import { IdPrimaryColumn, idColumn, TimeColumn } from './columns';
import { User } from './user.entity';

const documentKinds = ['story', 'journal', 'note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The idempotency key of a deleted story, journal or note: a create that arrives late doesn't make it again. */
@Entity('deleted_documents')
@Index('deleted_documents_time', ['deletedAt'])
export class DeletedDocument {
  @IdPrimaryColumn()
  @ForeignKey(() => User, { name: 'deleted_documents_author_fk', onDelete: 'CASCADE' })
  authorId: string;

  @PrimaryColumn({ type: 'enum', enum: documentKinds })
  kind: DocumentKind;

  @PrimaryColumn({ ...idColumn, length: limits.localIdMax })
  localId: string;

  @TimeColumn()
  deletedAt: Date;
}
