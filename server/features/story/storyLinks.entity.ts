import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { idColumn, TimeColumn } from '../../db/columns';
import { Tag } from '../tag/tag.entity';
import { User } from '../user/user.entity';
import { Story } from './story.entity';

/** A member whom the author named when sharing. */
@Entity('story_shares')
@Index('story_shares_user', ['userId', 'storyId'])
export class StoryShare {
  @PrimaryColumn(idColumn)
  storyId: string;

  @PrimaryColumn(idColumn)
  userId: string;

  @ManyToOne(() => Story, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'story_id', foreignKeyConstraintName: 'story_shares_story_fk' })
  story: Relation<Story>;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'story_shares_user_fk' })
  user: Relation<User>;
}

@Entity('story_tags')
@Index('story_tags_tag', ['tagId', 'storyId'])
export class StoryTag {
  @PrimaryColumn(idColumn)
  storyId: string;

  @PrimaryColumn(idColumn)
  tagId: string;

  /** The author's order. */
  @Column({ type: 'tinyint', unsigned: true })
  position: number;

  @ManyToOne(() => Story, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'story_id', foreignKeyConstraintName: 'story_tags_story_fk' })
  story: Relation<Story>;

  @ManyToOne(() => Tag, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tag_id', foreignKeyConstraintName: 'story_tags_tag_fk' })
  tag: Relation<Tag>;
}

@Entity('story_favorites')
@Index('story_favorites_story', ['storyId'])
@Index('story_favorites_user', ['userId', 'createdAt', 'storyId'])
export class StoryFavorite {
  @PrimaryColumn(idColumn)
  userId: string;

  @PrimaryColumn(idColumn)
  storyId: string;

  @TimeColumn()
  createdAt: Date;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'story_favorites_user_fk' })
  user: Relation<User>;

  @ManyToOne(() => Story, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'story_id', foreignKeyConstraintName: 'story_favorites_story_fk' })
  story: Relation<Story>;
}
