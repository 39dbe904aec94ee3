import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { Exercise } from '../../../model/exercise.entity';

export const { Edge: ExerciseEdge, Connection: ExerciseConnection } = connectionTypes('Exercise', Exercise);

@ObjectType({ description: 'The new exercise.', simpleResolvers: true })
export class CreateExercisePayload {
  @Field(() => Exercise, { description: 'The new exercise.' })
  exercise: Exercise;

  @Field(() => ExerciseEdge, { description: 'Its edge in the list.' })
  exerciseEdge: InstanceType<typeof ExerciseEdge>;
}

@ObjectType({ description: 'The changed exercise.', simpleResolvers: true })
export class UpdateExercisePayload {
  @Field(() => Exercise, { description: 'The changed exercise.' })
  exercise: Exercise;
}

@ObjectType({ description: 'The exercise was deleted.', simpleResolvers: true })
export class DeleteExercisePayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedExerciseId: string;
}
