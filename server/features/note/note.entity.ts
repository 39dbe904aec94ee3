import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, IdPrimaryColumn, TimeColumn } from '../../db/columns';
import { Journal } from '../journal/journal.entity';
import { User } from '../user/user.entity';

/** A member's note; nobody else reads it. */
@Entity('notes')
@Index('notes_journal', ['journalId'])
@Index('notes_author', ['authorId', 'id'])
export class Note {
  @IdPrimaryColumn()
  id: string;

  @IdColumn()
  authorId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'notes_author_fk' })
  author: Relation<User>;

  @IdColumn({ nullable: true })
  journalId: string | null;

  @ManyToOne(() => Journal, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'journal_id', foreignKeyConstraintName: 'notes_journal_fk' })
  journal: Relation<Journal> | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  title: string | null;

  @Column({ type: 'mediumtext' })
  content: string;

  @Column({ type: 'varchar', length: 100, nullable: true })
  category: string | null;

  @Column({ type: 'boolean', default: false })
  isPinned: boolean;

  @Column({ type: 'int', unsigned: true, default: 0 })
  wordCount: number;

  @TimeColumn()
  createdAt: Date;

  @TimeColumn()
  updatedAt: Date;
}
