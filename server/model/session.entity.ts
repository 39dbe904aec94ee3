import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { SessionKind, SessionStatus } from '../contract/enums';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { withCommas } from '../lib/withCommas';
import {
  asciiColumn,
  IdColumn,
  IdPrimaryColumn,
  LocalIdColumn,
  OwnerColumn,
  ReferenceColumn,
  RowVersionColumn,
  TimeColumn,
} from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

const { session } = limits;

@ObjectType({
  implements: Node,
  description: 'A writing session.',
  simpleResolvers: true,
})
@Entity('sessions')
@Index('sessions_time', ['dateTime', 'id'])
@Index('sessions_status', ['status', 'dateTime', 'id'])
@Index('sessions_leader', ['leaderId', 'dateTime', 'id'])
@Index('sessions_due', ['dueAt'])
@Index('sessions_previous', ['previousId'], { unique: true })
@Index('sessions_sprint_starter', ['sprintStarterId'])
@Index('sessions_local_id', ['leaderId', 'localId'], { unique: true })
export class Session extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @Field(() => SessionKind, { description: 'Whether it has a date or is always open.' })
  @Column({ type: 'enum', enum: SessionKind, default: SessionKind.SCHEDULED })
  kind: SessionKind;

  @Field(() => ID, { description: "The leader's id." })
  @OwnerColumn(() => User, 'sessions_leader_fk')
  leaderId: string;

  /** Id of the first session of its series; its own id for the first or only one. */
  @IdColumn()
  seriesId: string;

  /** The previous session of the series; unique, so that each has one successor. */
  @ReferenceColumn(() => Session, 'sessions_previous_fk')
  previousId: string | null;

  @Field(() => String, { description: `One line, at most ${session.titleMax} characters.` })
  @Column({ type: 'varchar', length: session.titleMax })
  title: string;

  @Field(() => String, {
    description: `A description: plain text, at most ${withCommas(session.descriptionMax)} characters.`,
  })
  @Column({ type: 'text' })
  description: string;

  @Field(() => Date, {
    description: 'When it starts; for the standing session, when its current day started.',
  })
  @TimeColumn()
  dateTime: Date;

  @Field(() => Int, { description: 'Its duration in minutes.' })
  @Column({ type: 'smallint', unsigned: true })
  durationMinutes: number;

  @Field(() => Date, {
    description:
      'When it ends: its duration after its start, which is dateTime or, if it was started before that, startedAt; for the standing session, the end of its current day.',
  })
  @TimeColumn()
  endsAt: Date;

  /**
   * The time of day in the group's time zone, which the series keeps even if a clock change shifts one
   * session.
   */
  @Column(asciiColumn(12))
  wallClock: string;

  @Field(() => Int, { description: 'How many writers can join, without the leader.' })
  @Column({ type: 'tinyint', unsigned: true })
  capacity: number;

  @Field(() => String, { nullable: true, description: 'Its location, if any.' })
  @Column({ type: 'varchar', length: session.locationMax, nullable: true })
  location: string | null;

  @Field(() => Boolean, {
    description: "Whether it repeats weekly, at the same time of day in the group's time zone.",
  })
  @Column({ type: 'boolean', default: false })
  isRecurring: boolean;

  @Field(() => Boolean, { description: 'Whether members can read aloud in it.' })
  @Column({ type: 'boolean', default: true })
  hasReading: boolean;

  @Field(() => SessionStatus, { description: 'Its status.' })
  @Column({ type: 'enum', enum: SessionStatus, default: SessionStatus.SCHEDULED })
  status: SessionStatus;

  @Field(() => Int, { description: 'How many writers have joined.' })
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  participantCount: number;

  /** When the session clock must start it, end it or create its successor; null for never. */
  @TimeColumn({ nullable: true })
  dueAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was started, if it was.' })
  @TimeColumn({ nullable: true })
  startedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ended, if it did.' })
  @TimeColumn({ nullable: true })
  endedAt: Date | null;

  @TimeColumn({ nullable: true })
  sprintStartedAt: Date | null;

  @TimeColumn({ nullable: true })
  sprintEndsAt: Date | null;

  @ReferenceColumn(() => User, 'sessions_sprint_starter_fk')
  sprintStarterId: string | null;

  @LocalIdColumn()
  localId?: string | null;

  @Field(() => Date, { description: 'When it was created.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: 'When its details or its status last changed.' })
  @TimeColumn()
  updatedAt: Date;

  /** Grows with each change that calendars show: its details, its status, the group's time zone. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  revision: number;

  /** Grows also with changes of what its page shows from other tables: see `sessions/table/raiseSessionVersion.ts`. */
  @Field(() => Int, { description: 'Grows with each change, so that clients can drop what is older.' })
  @RowVersionColumn()
  rowVersion: number;

  /** When a field that an edit can set last changed; null if never. */
  @TimeColumn({ nullable: true, select: false })
  editedAt?: Date | null;
}

export const sessionRows = rowsOf(Session, 's');

/** Whether it is neither over nor cancelled. */
export const isOpen = ({ status }: Pick<Session, 'status'>): boolean =>
  status === SessionStatus.SCHEDULED || status === SessionStatus.IN_PROGRESS;

/** Whether it is the group's standing session. */
export const isDropIn = ({ kind }: Pick<Session, 'kind'>): boolean => kind === SessionKind.DROP_IN;
