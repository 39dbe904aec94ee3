import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, IdPrimaryColumn, TimeColumn } from '../../db/columns';
import { User } from '../user/user.entity';

/** An entry of a member's journal; nobody else reads it. */
@Entity('journals')
@Index('journals_author', ['authorId', 'id'])
export class Journal {
  @IdPrimaryColumn()
  id: string;

  @IdColumn()
  authorId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'journals_author_fk' })
  author: Relation<User>;

  @Column({ type: 'varchar', length: 255 })
  title: string;

  @Column({ type: 'mediumtext' })
  content: string;

  @TimeColumn()
  journalDate: Date;

  @Column({ type: 'varchar', length: 100, nullable: true })
  mood: string | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  prompt: string | null;

  @Column({ type: 'int', unsigned: true, default: 0 })
  wordCount: number;

  @TimeColumn()
  createdAt: Date;

  @TimeColumn()
  updatedAt: Date;
}
