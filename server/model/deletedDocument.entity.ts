import { Entity, Index, PrimaryColumn } from 'typeorm';
import { limits } from '../contract/limits';
import { idColumn, OwnerPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

const documentKinds = ['story', 'journal', 'note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The idempotency key of a deleted story, journal or note: a create that arrives late doesn't make it again. */
@Entity('deleted_documents')
@Index('deleted_documents_time', ['deletedAt'])
export class DeletedDocument {
  @OwnerPrimaryColumn(() => User, 'deleted_documents_author_fk')
  authorId: string;

  @PrimaryColumn({ type: 'enum', enum: documentKinds })
  kind: DocumentKind;

  @PrimaryColumn({ ...idColumn, length: limits.localIdMax })
  localId: string;

  @TimeColumn()
  deletedAt: Date;
}
