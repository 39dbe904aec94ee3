import { Field, Int, ObjectType } from 'type-graphql';
import { limits } from '../../contract/limits';
import { Session } from '../../model/session.entity';

/** Cost of a list of writers: the default capacity, as the list has no argument for its length. */
export const perWriter = ({ childComplexity }: { childComplexity: number }) =>
  1 + limits.session.capacity.default * childComplexity;

@ObjectType({
  description: 'A stretch of writing inside a session that everybody sees count down.',
  simpleResolvers: true,
})
export class SessionSprint {
  @Field(() => Date, { description: 'When it was started.' })
  startedAt: Date;

  @Field(() => Date, { description: 'When it is over, or was.' })
  endsAt: Date;
}

@ObjectType({
  description: "A session's shared room: the same for every member who looks.",
  simpleResolvers: true,
})
export class SessionRoom {
  @Field(() => Session, { description: 'The session.' })
  session: Session;
}

@ObjectType({ description: 'What someone writes in a session.', simpleResolvers: true })
export class SessionPiece {
  exerciseId: string | null;

  @Field(() => String, { description: "The story's title, or the exercise's." })
  title: string;
}

@ObjectType({ description: 'Someone who writes in a session.', simpleResolvers: true })
export class SessionRoomWriter {
  memberId: string;

  @Field(() => Boolean, { description: 'Whether they lead it.' })
  isLeader: boolean;

  @Field(() => Boolean, {
    description: "Whether they are there now, or were moments ago; false where they don't show it.",
  })
  isHere: boolean;

  @Field(() => SessionPiece, {
    nullable: true,
    description: "What they picked to write; null where they don't show it.",
  })
  piece: SessionPiece | null;

  @Field(() => Int, {
    nullable: true,
    description: "Words they have written since the session's start; null where they don't show it.",
  })
  words: number | null;
}

@ObjectType({
  description: 'What the viewer writes in a session; what is not shown, only they see.',
  simpleResolvers: true,
})
export class SessionWriting {
  storyId: string | null;

  exerciseId: string | null;

  @Field(() => Boolean, { description: 'Whether the room sees which story or exercise it is.' })
  showsPiece: boolean;

  @Field(() => Boolean, {
    description: 'Whether the room sees how many words were written, and counts them in.',
  })
  showsWords: boolean;

  @Field(() => Int, { description: "Words written since the session's start, by the viewer's own saves." })
  words: number;
}

@ObjectType({ description: 'Someone who wrote in a session.', simpleResolvers: true })
export class SessionSummaryWriter {
  memberId: string;

  @Field(() => Int, { description: 'Words they wrote in it.' })
  words: number;
}

@ObjectType({
  description: 'What became of a session, from the words of those who showed theirs.',
  simpleResolvers: true,
})
export class SessionSummary {
  @Field(() => Int, { description: 'Words that they wrote together.' })
  words: number;

  @Field(() => [SessionSummaryWriter], {
    description: 'Who wrote and showed it, the most words first.',
    complexity: perWriter,
  })
  writers: SessionSummaryWriter[];

  @Field(() => Int, { description: 'How many more wrote and did not show it.' })
  quietWriterCount: number;

  @Field(() => Int, { description: 'Minutes that each of the intervals stands for.' })
  intervalMinutes: number;

  @Field(() => [Int], { description: "Words written together in each interval from the session's start." })
  intervals: number[];
}

@ObjectType({ description: 'What the viewer writes in the session now.', simpleResolvers: true })
export class WriteInSessionPayload {
  @Field(() => Session, { description: 'The session.' })
  session: Session;
}

@ObjectType({ description: 'The sprint runs.', simpleResolvers: true })
export class StartSprintPayload {
  @Field(() => Session, { description: 'The session.' })
  session: Session;
}

@ObjectType({ description: 'The sprint is over.', simpleResolvers: true })
export class EndSprintPayload {
  @Field(() => Session, { description: 'The session.' })
  session: Session;
}

@ObjectType({
  description: 'The viewer is in the room as long as the subscription lasts.',
  simpleResolvers: true,
})
export class SessionAttendance {
  @Field(() => Session, { description: 'The session.' })
  session: Session;
}
