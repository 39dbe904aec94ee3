import { ArrayMaxSize, ArrayUnique } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { SessionReadingStep } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { combineRules, given, IsWhole } from '../../../graphql/inputRules';

const { readersMax, minutes } = limits.reading;
const versionField = { description: 'The version that the viewer saw; CONFLICT if it has changed.' };

@InputType({ description: 'The session in which the viewer wants to read aloud.' })
export class JoinSessionReadingInput {
  @Field(() => ID, { description: 'The session, which the viewer joined or leads.' })
  sessionId: string;
}

@InputType({ description: 'The session in which the viewer no longer wants to read aloud.' })
export class LeaveSessionReadingInput {
  @Field(() => ID, { description: 'The session.' })
  sessionId: string;
}

@InputType({ description: 'An arrangement of the reading; omitted fields stay unchanged.' })
export class ArrangeSessionReadingInput {
  @Field(() => ID, { description: 'The session.' })
  sessionId: string;

  @Field(() => Int, versionField)
  version: number;

  @combineRules(
    ArrayMaxSize(readersMax, { message: messages.reading.full }),
    ArrayUnique({ message: messages.reading.twice }),
    given('memberIds'),
  )
  @Field(() => [ID], {
    nullable: true,
    description: `All readers in their order, at most ${readersMax}, who take part in the session; others are removed.`,
  })
  memberIds?: string[] | null;

  @combineRules(IsWhole(minutes, { message: messages.reading.minutes }), given('minutes'))
  @Field(() => Int, {
    nullable: true,
    description: `${minutes.min} to ${minutes.max} for each reader, from the next one on.`,
  })
  minutes?: number | null;
}

@InputType({ description: 'A step of the reading.' })
export class StepSessionReadingInput {
  @Field(() => ID, { description: 'The session, in progress.' })
  sessionId: string;

  @Field(() => Int, versionField)
  version: number;

  @Field(() => SessionReadingStep, { description: 'What to do.' })
  step: SessionReadingStep;
}
