import { Entity } from 'typeorm';
import { IdPrimaryColumn, TimeColumn } from './columns';

/** A deleted story that was public once: its address answers that it is gone. Its author is not stored. */
@Entity('deleted_public_stories')
export class DeletedPublicStory {
  @IdPrimaryColumn()
  storyId: string;

  @TimeColumn()
  deletedAt: Date;
}
