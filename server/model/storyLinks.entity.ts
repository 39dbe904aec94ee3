import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { IdPrimaryColumn, TimeColumn } from './columns';
import { Story } from './story.entity';
import { Tag } from './tag.entity';
import { User } from './user.entity';

/** A member that the author shared the story with by name. */
@Entity('story_shares')
@Index('story_shares_user', ['userId', 'storyId'])
export class StoryShare {
  @IdPrimaryColumn()
  @ForeignKey(() => Story, { name: 'story_shares_story_fk', onDelete: 'CASCADE' })
  storyId: string;

  @IdPrimaryColumn()
  @ForeignKey(() => User, { name: 'story_shares_user_fk', onDelete: 'CASCADE' })
  userId: string;
}

/** A tag of a story. */
@Entity('story_tags')
@Index('story_tags_tag', ['tagId', 'publishedAt', 'storyId'])
export class StoryTag {
  @IdPrimaryColumn()
  @ForeignKey(() => Story, { name: 'story_tags_story_fk', onDelete: 'CASCADE' })
  storyId: string;

  @IdPrimaryColumn()
  @ForeignKey(() => Tag, { name: 'story_tags_tag_fk', onDelete: 'CASCADE' })
  tagId: string;

  /** The tag's place in the order that the author chose. */
  @Column({ type: 'tinyint', unsigned: true })
  position: number;

  /** The story's own `publishedAt`, so that an index has a tag's public stories in order. */
  @TimeColumn({ nullable: true })
  publishedAt: Date | null;
}

/** A story among a member's favourites. */
@Entity('story_favorites')
@Index('story_favorites_story', ['storyId'])
@Index('story_favorites_user', ['userId', 'createdAt', 'storyId'])
export class StoryFavorite {
  @IdPrimaryColumn()
  @ForeignKey(() => User, { name: 'story_favorites_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @IdPrimaryColumn()
  @ForeignKey(() => Story, { name: 'story_favorites_story_fk', onDelete: 'CASCADE' })
  storyId: string;

  @TimeColumn()
  createdAt: Date;
}
