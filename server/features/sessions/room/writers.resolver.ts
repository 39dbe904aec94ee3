import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { Exercise } from '../../../model/exercise.entity';
import { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import {
  costOfWriters,
  SessionPiece,
  SessionRoom,
  SessionRoomWriter,
  SessionSprintResult,
  SessionSprintWords,
  SessionWriting,
} from './room.types';

@Resolver(() => SessionRoom)
export class SessionRoomResolver {
  @FieldResolver(() => [SessionRoomWriter], {
    description: 'The leader first, then participants by time of joining.',
    complexity: costOfWriters,
  })
  writers(@Root() { session }: SessionRoom, @Ctx() ctx: Context): Promise<SessionRoomWriter[]> {
    return ctx.loaders.sessionRoomWriters.load(session.id);
  }

  @FieldResolver(() => SessionSprintResult, {
    nullable: true,
    description: 'The words of its current or last sprint, if any.',
  })
  sprintResult(@Root() { session }: SessionRoom, @Ctx() ctx: Context): Promise<SessionSprintResult | null> {
    return ctx.loaders.sprintResult.load(session.id);
  }
}

@Resolver(() => SessionPiece)
export class SessionPieceResolver {
  @FieldResolver(() => Exercise, { nullable: true, description: 'The exercise; null for a story.' })
  exercise(@Root() { exerciseId }: SessionPiece, @Ctx() ctx: Context): Promise<Exercise | null> | null {
    return exerciseId === null ? null : ctx.loaders.exerciseById.load(exerciseId);
  }
}

@Resolver(() => SessionWriting)
export class SessionWritingResolver {
  @FieldResolver(() => Story, { nullable: true, description: 'The story, if one is picked.' })
  story(@Root() { storyId }: SessionWriting, @Ctx() ctx: Context): Promise<Story | null> | null {
    return storyId === null ? null : ctx.loaders.storyById.load(storyId);
  }

  @FieldResolver(() => Exercise, { nullable: true, description: 'The exercise, if one is picked.' })
  exercise(@Root() { exerciseId }: SessionWriting, @Ctx() ctx: Context): Promise<Exercise | null> | null {
    return exerciseId === null ? null : ctx.loaders.exerciseById.load(exerciseId);
  }

  @FieldResolver(() => [SessionSprintWords], {
    description: `The viewer's words in its latest ${limits.session.sprintsShown} sprints, latest first; without those in which they wrote none.`,
  })
  async sprints(@Root() { sessionId }: SessionWriting, @Ctx() ctx: Context): Promise<SessionSprintWords[]> {
    return ctx.loaders.viewerSprintWords.load(sessionId);
  }
}
