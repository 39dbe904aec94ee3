import { Field, ID, Int, ObjectType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { saidKeptDays } from '../../../jobs/sweeps';
import { Session } from '../../../model/session.entity';
import { SessionPayload } from '../session/session.types';
import { OfMember } from '../table/ofMember';

/** Cost of a list of writers: the default capacity, as the list has no argument for its length. */
export const costOfWriters = ({ childComplexity }: { childComplexity: number }) =>
  1 + limits.session.capacity.default * childComplexity;

/** Cost of a list of sprints: as many as a usual session has. */
const costOfSprints = ({ childComplexity }: { childComplexity: number }) => 1 + 4 * childComplexity;

@ObjectType({
  description: 'A timed round of writing within a session, with a shared countdown.',
  simpleResolvers: true,
})
export class SessionSprint {
  @Field(() => Date, { description: 'When it started.' })
  startedAt: Date;

  @Field(() => Date, { description: 'When it ends or ended.' })
  endsAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the member who started it; null after their account was deleted.',
  })
  starterId: string | null;
}

@ObjectType({ description: "A writer in a sprint's result.", simpleResolvers: true })
export class SessionSprintWriter extends OfMember {
  @Field(() => Int, { description: 'Words they wrote in the sprint; never negative.' })
  words: number;
}

@ObjectType({
  description: 'The words written in a sprint, by those who show them; of a running one, so far.',
  simpleResolvers: true,
})
export class SessionSprintResult {
  @Field(() => Date, { description: 'When it started.' })
  startedAt: Date;

  @Field(() => Date, { description: 'When it ends or ended.' })
  endsAt: Date;

  @Field(() => Int, { description: 'Their total number of words.' })
  words: number;

  @Field(() => [SessionSprintWriter], { description: 'Most words first.', complexity: costOfWriters })
  writers: SessionSprintWriter[];
}

@ObjectType({ description: 'The words that the viewer wrote in a sprint.', simpleResolvers: true })
export class SessionSprintWords {
  @Field(() => Date, { description: "The sprint's start." })
  startedAt: Date;

  @Field(() => Int, { description: 'Words, also those hidden from others; never negative.' })
  words: number;
}

@ObjectType({ description: 'What a member said in a session.', simpleResolvers: true })
export class SessionLinesOfMember extends OfMember {
  @Field(() => String, { nullable: true, description: 'What they intended, if they said it.' })
  intention: string | null;

  @Field(() => String, { nullable: true, description: 'Their line at the end, if any.' })
  closing: string | null;
}

@ObjectType({
  description: "A session's writing room; the same for every member.",
  simpleResolvers: true,
})
export class SessionRoom {
  @Field(() => Session, { description: 'The session.' })
  session: Session;
}

@ObjectType({ description: 'A story or exercise written in a session.', simpleResolvers: true })
export class SessionPiece {
  exerciseId: string | null;

  @Field(() => String, { description: "The story's title, or the exercise's." })
  title: string;
}

@ObjectType({ description: 'A writer in a session.', simpleResolvers: true })
export class SessionRoomWriter extends OfMember {
  @Field(() => Boolean, { description: 'Whether they lead it.' })
  isLeader: boolean;

  @Field(() => Boolean, {
    description: 'Whether they are present, or were moments ago; false if they hide it.',
  })
  isHere: boolean;

  @Field(() => SessionPiece, {
    nullable: true,
    description: 'Their story or exercise; null if they hide it.',
  })
  piece: SessionPiece | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Words they have written in the session; null if they hide them.',
  })
  words: number | null;

  @Field(() => String, {
    nullable: true,
    description: `What they intend to do, if they said it: plain text, at most ${limits.session.lineMax} characters.`,
  })
  intention: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Their line at the end, if any: plain text, at most ${limits.session.lineMax} characters.`,
  })
  closing: string | null;
}

@ObjectType({
  description: 'What the viewer writes in a session, including what they hide from others.',
  simpleResolvers: true,
})
export class SessionWriting {
  sessionId: string;

  storyId: string | null;

  exerciseId: string | null;

  @Field(() => Boolean, { description: 'Whether the room sees the story or exercise.' })
  showsPiece: boolean;

  @Field(() => Boolean, {
    description: 'Whether the room sees the word count and includes it in its total.',
  })
  showsWords: boolean;

  @Field(() => Int, { description: 'Words that the viewer has written in the session.' })
  words: number;

  @Field(() => String, { nullable: true, description: 'What the viewer intends to do, if they said it.' })
  intention: string | null;

  @Field(() => String, { nullable: true, description: "The viewer's line at the end, if any." })
  closing: string | null;
}

@ObjectType({ description: "A writer in a session's summary.", simpleResolvers: true })
export class SessionSummaryWriter extends OfMember {
  @Field(() => Int, { description: 'Words they wrote in the session.' })
  words: number;
}

@ObjectType({
  description: "A session's summary, from the words of those who show them.",
  simpleResolvers: true,
})
export class SessionSummary {
  @Field(() => Int, { description: 'Their total number of words.' })
  words: number;

  @Field(() => [SessionSummaryWriter], {
    description: 'Writers who show their words, most words first.',
    complexity: costOfWriters,
  })
  writers: SessionSummaryWriter[];

  @Field(() => Int, { description: 'Number of writers who hide their words.' })
  quietWriterCount: number;

  @Field(() => Int, { description: 'Minutes per interval.' })
  intervalMinutes: number;

  @Field(() => [SessionSprintResult], {
    description: `Its latest ${limits.session.sprintsShown} sprints, earliest first.`,
    complexity: costOfSprints,
  })
  sprints: SessionSprintResult[];

  @Field(() => [SessionLinesOfMember], {
    description: `What members said they intend, and their lines at the end; kept for ${saidKeptDays} days.`,
    complexity: costOfWriters,
  })
  lines: SessionLinesOfMember[];

  @Field(() => [Int], { description: "Total words per interval from the session's start." })
  intervals: number[];
}

@ObjectType({ description: "The viewer's writing was set.", simpleResolvers: true })
export class WriteInSessionPayload extends SessionPayload {}

@ObjectType({ description: "The viewer's lines were set.", simpleResolvers: true })
export class SaySessionLinesPayload extends SessionPayload {}

@ObjectType({ description: 'The sprint was started.', simpleResolvers: true })
export class StartSprintPayload extends SessionPayload {}

@ObjectType({ description: 'The sprint was ended.', simpleResolvers: true })
export class EndSprintPayload extends SessionPayload {}

@ObjectType({
  description: 'The viewer is present in the room while the subscription is open.',
  simpleResolvers: true,
})
export class SessionAttendance extends SessionPayload {}
