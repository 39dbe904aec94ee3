import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { GoalUnit } from '../contract/enums';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import {
  dayColumn,
  IdPrimaryColumn,
  LocalIdColumn,
  OwnerColumn,
  OwnerPrimaryColumn,
  TimeColumn,
} from './columns';
import { Node } from './node.type';
import { User } from './user.entity';

@ObjectType({
  implements: Node,
  description: 'A writing challenge that members take part in together.',
  simpleResolvers: true,
})
@Entity('challenges')
@Index('challenges_end', ['endsOn'])
@Index('challenges_local_id', ['openedById', 'localId'], { unique: true })
export class Challenge extends Node {
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => User, 'challenges_opened_by_fk')
  openedById: string;

  @Field(() => String, { description: `One line, at most ${limits.challenge.titleMax} characters.` })
  @Column({ type: 'varchar', length: limits.challenge.titleMax })
  title: string;

  @Field(() => GoalUnit, { description: 'What is counted.' })
  @Column({ type: 'enum', enum: GoalUnit })
  unit: GoalUnit;

  @Field(() => Int, { description: 'How much the members want to write together.' })
  @Column({ type: 'int', unsigned: true })
  target: number;

  @Field(() => String, {
    description: 'The first day that counts, as YYYY-MM-DD, by the clock of each member.',
  })
  @Column(dayColumn)
  startsOn: string;

  @Field(() => String, { description: 'The last day that counts, as YYYY-MM-DD.' })
  @Column(dayColumn)
  endsOn: string;

  @Field(() => String, {
    nullable: true,
    description: 'The day on which it was closed early, which is then the last that counts.',
  })
  @Column({ ...dayColumn, nullable: true })
  closedOn: string | null;

  @Field(() => Int, { description: 'How many members take part.' })
  @Column({ type: 'smallint', unsigned: true, default: 0 })
  memberCount: number;

  @LocalIdColumn()
  localId?: string | null;

  @Field(() => Date, { description: 'When it was opened.' })
  @TimeColumn()
  createdAt: Date;
}

export const challengeRows = rowsOf(Challenge, 'c');

/** A member who takes part in a challenge. */
@Entity('challenge_members')
@Index('challenge_members_user', ['userId', 'challengeId'])
export class ChallengeMembership {
  @OwnerPrimaryColumn(() => Challenge, 'challenge_members_challenge_fk')
  challengeId: string;

  @OwnerPrimaryColumn(() => User, 'challenge_members_user_fk')
  userId: string;

  @TimeColumn()
  joinedAt: Date;
}
