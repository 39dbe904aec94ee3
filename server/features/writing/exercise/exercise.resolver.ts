import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { authorize, authorizeMember, can, signedInViewer } from '../../../authz/authorize';
import { abilities } from '../../../authz/tokenAbilities';
import { type Connection, connectionTypes, edgeCursor } from '../../../graphql/connection';
import { Exercise } from '../../../model/exercise.entity';
import { Story } from '../../../model/story.entity';
import { Tag } from '../../../model/tag.entity';
import { User } from '../../../model/user.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import {
  CreateExerciseInput,
  DeleteExerciseInput,
  ExercisesArgs,
  UpdateExerciseInput,
} from './exercise.inputs';
import { exercises, exercisesSource } from './exercise.loaders';
import { createExercise, deleteExercise, updateExercise } from './exercise.service';

const { Edge: ExerciseEdge, Connection: ExerciseConnection } = connectionTypes('Exercise', Exercise);

@ObjectType({ description: 'The new exercise.', simpleResolvers: true })
class CreateExercisePayload {
  @Field(() => Exercise, { description: 'The new exercise.' })
  exercise: Exercise;

  @Field(() => ExerciseEdge, { description: 'Its edge in the list.' })
  exerciseEdge: InstanceType<typeof ExerciseEdge>;
}

@ObjectType({ description: 'The changed exercise.', simpleResolvers: true })
class UpdateExercisePayload {
  @Field(() => Exercise, { description: 'The changed exercise.' })
  exercise: Exercise;
}

@ObjectType({ description: 'The exercise was deleted.', simpleResolvers: true })
class DeleteExercisePayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedExerciseId: string;
}

@Resolver(() => Exercise)
export class ExerciseResolver {
  @Query(() => Exercise, {
    nullable: true,
    description: "An exercise by id; NOT_FOUND if it doesn't exist.",
  })
  async exercise(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The exercise.' }) id: string,
  ): Promise<Exercise> {
    return authorize(ctx, 'exercise', id);
  }

  @Query(() => ExerciseConnection, { description: 'Exercises, newest first.' })
  exercises(@Ctx() ctx: Context, @Args() args: ExercisesArgs): Promise<Connection<Exercise>> {
    authorize(ctx, 'exercises');
    return exercises(ctx, args);
  }

  @Mutation(() => CreateExercisePayload, { description: 'Creates an exercise. Allowed for staff.' })
  async createExercise(
    @Ctx() ctx: Context,
    @Arg('input') input: CreateExerciseInput,
  ): Promise<CreateExercisePayload> {
    const exercise = await createExercise(ctx, authorizeMember(ctx, 'createExercise'), input);
    return { exercise, exerciseEdge: { node: exercise, cursor: edgeCursor(exercisesSource, exercise) } };
  }

  @Mutation(() => UpdateExercisePayload, {
    description: 'Changes an exercise. Allowed for its creator and admins.',
  })
  async updateExercise(
    @Ctx() ctx: Context,
    @Arg('input') input: UpdateExerciseInput,
  ): Promise<UpdateExercisePayload> {
    const exercise = await authorize(ctx, 'updateExercise', input.id);
    return { exercise: await updateExercise(ctx, signedInViewer(ctx).id, exercise, input) };
  }

  @Mutation(() => DeleteExercisePayload, {
    description: 'Permanently deletes an exercise; stories written from it stay.',
  })
  async deleteExercise(
    @Ctx() ctx: Context,
    @Arg('input') { id }: DeleteExerciseInput,
  ): Promise<DeleteExercisePayload> {
    await deleteExercise(ctx, await authorize(ctx, 'deleteExercise', id));
    return { deletedExerciseId: id };
  }

  @FieldResolver(() => User, { description: "Its creator; 'Deleted member' after the account was deleted." })
  creator(@Root() exercise: Exercise, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(exercise.creatorId);
  }

  @FieldResolver(() => [Tag], { description: 'Its tags in order.' })
  tags(@Root() exercise: Exercise, @Ctx() ctx: Context): Promise<Tag[]> {
    return ctx.loaders.exerciseTags.load(exercise.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change it.' })
  viewerCanEdit(@Root() exercise: Exercise, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'updateExercise', exercise);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it.' })
  viewerCanDelete(@Root() exercise: Exercise, @Ctx() ctx: Context): Promise<boolean> {
    return can(ctx, 'deleteExercise', exercise);
  }
}

@Resolver(() => Story)
export class StoryExerciseResolver {
  @FieldResolver(() => Exercise, {
    nullable: true,
    description: 'The exercise it was written from; visible only to members.',
  })
  exercise(@Root() story: Story, @Ctx() ctx: Context): Promise<Exercise | null> | null {
    return ctx.viewer && story.exerciseId ? ctx.loaders.exerciseById.load(story.exerciseId) : null;
  }
}

@Resolver(() => Viewer)
export class ViewerExercisesResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may create exercises.' })
  canCreateExercises(@Root() _viewer: Viewer, @Ctx() ctx: Context): boolean {
    return abilities.createExercise(ctx.viewer);
  }
}
