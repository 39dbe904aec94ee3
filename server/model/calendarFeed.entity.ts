import { Entity, Index } from 'typeorm';
import { IdPrimaryColumn, OwnerColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/**
 * A member's calendar address. Its secret is derived from the id and the server's secret and isn't stored.
 */
@Entity('calendar_feeds')
@Index('calendar_feeds_user', ['userId'], { unique: true })
export class CalendarFeed {
  @IdPrimaryColumn()
  id: string;

  @OwnerColumn(() => User, 'calendar_feeds_user_fk')
  userId: string;

  @TimeColumn()
  createdAt: Date;
}
