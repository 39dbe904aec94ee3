import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index } from 'typeorm';
import { ExerciseCategory, ExerciseDifficulty } from '../contract/enums';
import { limits } from '../contract/limits';
import { rowsOf } from '../db/entityRows';
import { IdPrimaryColumn, LocalIdColumn, OwnerColumn, OwnerPrimaryColumn, TimeColumn } from './columns';
import { Node } from './node.type';
import { Tag } from './tag.entity';
import { User } from './user.entity';

@ObjectType({
  implements: Node,
  description: 'A writing exercise, created by staff.',
  simpleResolvers: true,
})
@Entity('exercises')
@Index('exercises_difficulty', ['difficulty', 'id'])
@Index('exercises_category', ['category', 'id'])
@Index('exercises_creator', ['creatorId', 'id'])
@Index('exercises_local_id', ['creatorId', 'localId'], { unique: true })
export class Exercise extends Node {
  @Field(() => ID, { description: 'The global id.' })
  @IdPrimaryColumn()
  override id: string;

  @OwnerColumn(() => User, 'exercises_creator_fk')
  creatorId: string;

  @Field(() => String, { description: 'One line.' })
  @Column({ type: 'varchar', length: limits.exercise.titleMax })
  title: string;

  @Field(() => String, { description: 'The task, with one paragraph per line.' })
  @Column({ type: 'text' })
  description: string;

  @Field(() => String, { description: 'The skill that it practises.' })
  @Column({ type: 'text' })
  objective: string;

  @Field(() => String, { description: 'Text to start from; may be empty.' })
  @Column({ type: 'text' })
  prompt: string;

  @Field(() => Int, { nullable: true, description: 'Time limit in minutes; null for no limit.' })
  @Column({ type: 'smallint', unsigned: true, nullable: true })
  timeLimitMinutes: number | null;

  @Field(() => ExerciseDifficulty, { description: 'Its difficulty.' })
  @Column({ type: 'enum', enum: ExerciseDifficulty })
  difficulty: ExerciseDifficulty;

  @Field(() => ExerciseCategory, { description: 'Its category.' })
  @Column({ type: 'enum', enum: ExerciseCategory })
  category: ExerciseCategory;

  @Field(() => Boolean, { description: 'Whether it is a template for other exercises.' })
  @Column({ type: 'boolean', default: false })
  isTemplate: boolean;

  @LocalIdColumn()
  localId?: string | null;

  @Field(() => Date, { description: 'When it was created.' })
  @TimeColumn()
  createdAt: Date;

  @Field(() => Date, { description: 'When it last changed.' })
  @TimeColumn()
  updatedAt: Date;
}

export const exerciseRows = rowsOf(Exercise, 'e');

@Entity('exercise_tags')
@Index('exercise_tags_tag', ['tagId', 'exerciseId'])
export class ExerciseTag {
  @OwnerPrimaryColumn(() => Exercise, 'exercise_tags_exercise_fk')
  exerciseId: string;

  @OwnerPrimaryColumn(() => Tag, 'exercise_tags_tag_fk')
  tagId: string;

  /** Order chosen by the creator. */
  @Column({ type: 'tinyint', unsigned: true })
  position: number;
}
