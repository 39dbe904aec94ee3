import { Column, Entity, ForeignKey } from 'typeorm';
import { hashColumn, IdPrimaryColumn } from './columns';
import { Story } from './story.entity';

/** The picture of a public story for link previews. It may be older than the story; see StoryCards. */
@Entity('story_cards')
export class StoryCard {
  @IdPrimaryColumn()
  @ForeignKey(() => Story, { name: 'story_cards_story_fk', onDelete: 'CASCADE' })
  storyId: string;

  /** A hash of what the picture says. */
  @Column(hashColumn)
  drawnFrom: string;

  /** PNG. */
  @Column({ type: 'mediumblob' })
  picture: Buffer;
}
