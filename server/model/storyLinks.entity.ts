import { Column, Entity, Index } from 'typeorm';
import { OwnerPrimaryColumn, TimeColumn } from './columns';
import { Story } from './story.entity';
import { Tag } from './tag.entity';
import { User } from './user.entity';

/** A member that the author shared the story with by name. */
@Entity('story_shares')
@Index('story_shares_user', ['userId', 'storyId'])
export class StoryShare {
  @OwnerPrimaryColumn(() => Story, 'story_shares_story_fk')
  storyId: string;

  @OwnerPrimaryColumn(() => User, 'story_shares_user_fk')
  userId: string;
}

/** A tag of a story. */
@Entity('story_tags')
@Index('story_tags_tag', ['tagId', 'publishedAt', 'storyId'])
export class StoryTag {
  @OwnerPrimaryColumn(() => Story, 'story_tags_story_fk')
  storyId: string;

  @OwnerPrimaryColumn(() => Tag, 'story_tags_tag_fk')
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
  @OwnerPrimaryColumn(() => User, 'story_favorites_user_fk')
  userId: string;

  @OwnerPrimaryColumn(() => Story, 'story_favorites_story_fk')
  storyId: string;

  @TimeColumn()
  createdAt: Date;
}
