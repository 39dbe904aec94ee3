import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, IdPrimaryColumn, TimeColumn } from '../../db/columns';
import { Story } from '../story/story.entity';
import { User } from '../user/user.entity';

@Entity('comments')
@Index('comments_story', ['storyId', 'id'])
@Index('comments_author', ['authorId', 'id'])
export class Comment {
  @IdPrimaryColumn()
  id: string;

  @IdColumn()
  storyId: string;

  @ManyToOne(() => Story, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'story_id', foreignKeyConstraintName: 'comments_story_fk' })
  story: Relation<Story>;

  @IdColumn()
  authorId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'comments_author_fk' })
  author: Relation<User>;

  @Column({ type: 'text' })
  content: string;

  @TimeColumn()
  createdAt: Date;

  @TimeColumn()
  updatedAt: Date;
}
