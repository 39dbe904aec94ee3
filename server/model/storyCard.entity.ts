import { Column, Entity } from 'typeorm';
import { hashColumn, OwnerPrimaryColumn } from './columns';
import { Story } from './story.entity';

/** The picture of a public story for link previews. It may be older than the story; see StoryCards. */
@Entity('story_cards')
export class StoryCard {
  @OwnerPrimaryColumn(() => Story, 'story_cards_story_fk')
  storyId: string;

  /** A hash of what the picture says. */
  @Column(hashColumn)
  drawnFrom: string;

  /** PNG. */
  @Column({ type: 'mediumblob' })
  picture: Buffer;
}
