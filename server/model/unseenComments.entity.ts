import { Entity, Index } from 'typeorm';
import { IdColumn, OwnerColumn, OwnerPrimaryColumn } from './columns';
import { Comment } from './comment.entity';
import { Story } from './story.entity';
import { User } from './user.entity';

/** A story with comments by others that its author has not seen. */
@Entity('unseen_comments')
@Index('unseen_comments_user', ['userId', 'lastId'])
export class UnseenComments {
  @OwnerPrimaryColumn(() => Story, 'unseen_comments_story_fk')
  storyId: string;

  /** The story's author. */
  @OwnerColumn(() => User, 'unseen_comments_user_fk')
  userId: string;

  /** Comments from this id on are unseen; ids sort by creation. It sorts after all ids if only late comments are unseen. */
  @IdColumn()
  firstId: string;

  /** The latest comment; it may have been deleted since. */
  @IdColumn()
  lastId: string;
}

/**
 * An unseen comment that was approved after later ones were shown. It has its own row, because the story's author may have seen
 * the later ones.
 */
@Entity('late_comments')
@Index('late_comments_story', ['storyId', 'commentId'])
export class LateComment {
  @OwnerPrimaryColumn(() => Comment, 'late_comments_comment_fk')
  commentId: string;

  @IdColumn()
  storyId: string;
}
