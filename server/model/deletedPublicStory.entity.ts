import { Entity } from 'typeorm';
import { IdPrimaryColumn, TimeColumn } from './columns';

/** A deleted story that was public once: its address answers that it is gone. Nothing tells whose it was. */
@Entity('deleted_public_stories')
export class DeletedPublicStory {
  @IdPrimaryColumn()
  storyId: string;

  @TimeColumn()
  deletedAt: Date;
}
