import { Field, Int, ObjectType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { OfMember } from '../table/ofMember';

@ObjectType({ description: 'A member who reads aloud in a session, or wants to.', simpleResolvers: true })
export class SessionReader extends OfMember {
  @Field(() => Boolean, { description: 'Whether it is their turn.' })
  isReading: boolean;

  @Field(() => Boolean, { description: 'Whether they have had their turn.' })
  hasRead: boolean;
}

/** Cost of the list of readers, as it has no argument for its length. */
const costOfReaders = ({ childComplexity }: { childComplexity: number }) => 1 + 10 * childComplexity;

@ObjectType({
  description: 'The order of those who read aloud in a session, and the time of the one who reads.',
  simpleResolvers: true,
})
export class SessionReading {
  @Field(() => Int, { description: 'Grows with each change.' })
  version: number;

  @Field(() => Int, { description: 'Minutes for each reader.' })
  minutes: number;

  @Field(() => Date, {
    nullable: true,
    description: "When the reader's time is over, which may be past; null if nobody reads or it is paused.",
  })
  endsAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds that the reader has left; null if it is not paused.',
  })
  leftSeconds: number | null;

  @Field(() => [SessionReader], {
    description: `In their order, at most ${limits.reading.readersMax}.`,
    complexity: costOfReaders,
  })
  readers: SessionReader[];
}

@ObjectType({ simpleResolvers: true })
class ReadingPayload {
  @Field(() => SessionReading, { description: 'The reading.' })
  reading: SessionReading;
}

@ObjectType({ description: 'The viewer is among the readers.', simpleResolvers: true })
export class JoinSessionReadingPayload extends ReadingPayload {}

@ObjectType({ description: 'The viewer is not among the readers.', simpleResolvers: true })
export class LeaveSessionReadingPayload extends ReadingPayload {}

@ObjectType({ description: 'The reading was arranged.', simpleResolvers: true })
export class ArrangeSessionReadingPayload extends ReadingPayload {}

@ObjectType({ description: 'The step was made.', simpleResolvers: true })
export class StepSessionReadingPayload extends ReadingPayload {}
