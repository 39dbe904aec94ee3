import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context';
import { Exercise } from '../../model/exercise.entity';
import { Story } from '../../model/story.entity';
import { User } from '../../model/user.entity';
import {
  perWriter,
  SessionPiece,
  SessionRoom,
  SessionRoomWriter,
  SessionSummaryWriter,
  SessionWriting,
} from './room.types';

@Resolver(() => SessionRoom)
export class SessionRoomResolver {
  @FieldResolver(() => [SessionRoomWriter], {
    description: 'The leader first, then participants by time of joining.',
    complexity: perWriter,
  })
  writers(@Root() { session }: SessionRoom, @Ctx() ctx: Context): Promise<SessionRoomWriter[]> {
    return ctx.loaders.sessionRoomWriters.load(session.id);
  }
}

@Resolver(() => SessionRoomWriter)
export class SessionRoomWriterResolver {
  @FieldResolver(() => User, { description: 'The member.' })
  member(@Root() writer: SessionRoomWriter, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(writer.memberId);
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
}

@Resolver(() => SessionSummaryWriter)
export class SessionSummaryWriterResolver {
  @FieldResolver(() => User, { description: 'The member.' })
  member(@Root() writer: SessionSummaryWriter, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(writer.memberId);
  }
}
