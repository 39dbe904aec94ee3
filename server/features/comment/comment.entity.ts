import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, IdPrimaryColumn, TimeColumn } from '../../db/columns';
import { Node } from '../../graphql/node.type';
import { Story } from '../story/story.entity';
import { User } from '../user/user.entity';

/** A page of comments can weigh some megabytes, and is read with them: a document may ask for few such pages. */
const contentCost = 10;

@ObjectType({ implements: Node, description: 'What a reader said of a story.', simpleResolvers: true })
@Entity('comments')
@Index('comments_story', ['storyId', 'id'])
@Index('comments_author', ['authorId', 'id'])
export class Comment extends Node {
  @Field(() => ID, { description: 'The global id, the same in every surface.' })
  @IdPrimaryColumn()
  override id: string;

  @IdColumn()
  storyId: string;

  @ManyToOne(() => Story, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'story_id', foreignKeyConstraintName: 'comments_story_fk' })
  storyRow: Relation<Story>;

  @IdColumn()
  authorId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'comments_author_fk' })
  authorRow: Relation<User>;

  @Field(() => String, { description: 'Plain text.', complexity: contentCost })
  @Column({ type: 'text' })
  content: string;

  @Field(() => Date, { description: 'When it was said.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  @TimeColumn()
  updatedAt: Date;
}
