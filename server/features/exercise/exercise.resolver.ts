import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { abilities } from '../../authz/abilities';
import { authorize, authorizeExercise, authorizeMember, canOnExercise } from '../../authz/authorize';
import type { Context } from '../../context';
import { type Connection, edgeCursor } from '../../graphql/connection';
import { Story } from '../story/story.entity';
import { Tag } from '../tag/tag.entity';
import { User } from '../user/user.entity';
import { Viewer } from '../user/viewer.type';
import { Exercise } from './exercise.entity';
import {
  CreateExerciseInput,
  DeleteExerciseInput,
  ExercisesArgs,
  UpdateExerciseInput,
} from './exercise.inputs';
import { exercises, exercisesSource } from './exercise.lists';
import { createExercise, deleteExercise, updateExercise } from './exercise.service';
import {
  CreateExercisePayload,
  DeleteExercisePayload,
  ExerciseConnection,
  UpdateExercisePayload,
} from './exercise.types';

@Resolver(() => Exercise)
export class ExerciseResolver {
  @Query(() => Exercise, {
    nullable: true,
    description: 'An exercise by id; NOT_FOUND where there is none.',
  })
  async exercise(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The exercise.' }) id: string,
  ): Promise<Exercise> {
    return authorizeExercise(ctx, 'exercise', await ctx.loaders.exerciseById.load(id));
  }

  @Query(() => ExerciseConnection, { description: 'Exercises, the newest first.' })
  exercises(@Ctx() ctx: Context, @Args() args: ExercisesArgs): Promise<Connection<Exercise>> {
    authorize(ctx, 'exercises');
    return exercises(ctx, args);
  }

  @Mutation(() => CreateExercisePayload, { description: 'Makes an exercise; staff may.' })
  async createExercise(
    @Ctx() ctx: Context,
    @Arg('input') input: CreateExerciseInput,
  ): Promise<CreateExercisePayload> {
    const exercise = await createExercise(ctx, authorizeMember(ctx, 'createExercise'), input);
    return { exercise, exerciseEdge: { node: exercise, cursor: edgeCursor(exercisesSource, exercise) } };
  }

  @Mutation(() => UpdateExercisePayload, {
    description: 'Changes an exercise; its creator may, and admins.',
  })
  async updateExercise(
    @Ctx() ctx: Context,
    @Arg('input') input: UpdateExerciseInput,
  ): Promise<UpdateExercisePayload> {
    const exercise = authorizeExercise(ctx, 'updateExercise', await ctx.loaders.exerciseById.load(input.id));
    return { exercise: await updateExercise(ctx, exercise, input) };
  }

  @Mutation(() => DeleteExercisePayload, {
    description: 'Deletes an exercise for good; the stories written from it stay.',
  })
  async deleteExercise(
    @Ctx() ctx: Context,
    @Arg('input') { id }: DeleteExerciseInput,
  ): Promise<DeleteExercisePayload> {
    await deleteExercise(
      ctx,
      authorizeExercise(ctx, 'deleteExercise', await ctx.loaders.exerciseById.load(id)),
    );
    return { deletedExerciseId: id };
  }

  @FieldResolver(() => User, { description: "Who made it; a member who left stays as 'Deleted member'." })
  creator(@Root() exercise: Exercise, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(exercise.creatorId);
  }

  @FieldResolver(() => [Tag], { description: 'Its tags, in their order.' })
  tags(@Root() exercise: Exercise, @Ctx() ctx: Context): Promise<Tag[]> {
    return ctx.loaders.exerciseTags.load(exercise.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change it.' })
  viewerCanEdit(@Root() exercise: Exercise, @Ctx() ctx: Context): boolean {
    return canOnExercise(ctx, 'updateExercise', exercise);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it.' })
  viewerCanDelete(@Root() exercise: Exercise, @Ctx() ctx: Context): boolean {
    return canOnExercise(ctx, 'deleteExercise', exercise);
  }
}

@Resolver(() => Story)
export class StoryExerciseResolver {
  @FieldResolver(() => Exercise, {
    nullable: true,
    description: 'The exercise it was written from; members alone see it.',
  })
  exercise(@Root() story: Story, @Ctx() ctx: Context): Promise<Exercise | null> | null {
    return ctx.viewer && story.exerciseId ? ctx.loaders.exerciseById.load(story.exerciseId) : null;
  }
}

@Resolver(() => Viewer)
export class ViewerExercisesResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may make exercises.' })
  canCreateExercises(@Root() _viewer: Viewer, @Ctx() ctx: Context): boolean {
    return abilities.createExercise(ctx.viewer);
  }
}
