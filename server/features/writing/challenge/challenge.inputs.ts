import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { GoalUnit } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { HasLength, IsDay, IsWhole, LocalIdField } from '../../../graphql/inputRules';
import { oneLine } from '../../../lib/normalizeText';
import { withCommas } from '../../../lib/withCommas';

const texts = messages.challenge;
const { titleMax, target, rangeDays } = limits.challenge;

@ArgsType()
export class ViewerChallengesArgs extends ConnectionArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'Only those that are not over.' })
  running: boolean;
}

@InputType({ description: 'A new challenge.' })
export class OpenChallengeInput {
  @Field(() => String, { description: `One line that is not blank, at most ${titleMax} characters.` })
  @HasLength({ min: 1, max: titleMax }, oneLine, {
    tooShort: texts.titleRequired,
    tooLong: texts.titleTooLong,
  })
  title: string;

  @Field(() => GoalUnit, { description: 'What is counted.' })
  unit: GoalUnit;

  @Field(() => Int, {
    description: `How much the members want to write together, ${target.min} to ${withCommas(target.max)}.`,
  })
  @IsWhole(target, { message: texts.target })
  target: number;

  @Field(() => String, { description: 'The first day that counts, as YYYY-MM-DD; it may be past.' })
  @IsDay({ message: messages.goal.notADay })
  startsOn: string;

  @Field(() => String, {
    description: `The last day that counts, as YYYY-MM-DD; at most ${rangeDays} days in all.`,
  })
  @IsDay({ message: messages.goal.notADay })
  endsOn: string;

  @LocalIdField('returns the existing challenge.')
  localId?: string | null;
}

@InputType({ description: 'A challenge to join.' })
export class JoinChallengeInput {
  @Field(() => ID, { description: 'The challenge.' })
  id: string;
}

@InputType({ description: 'A challenge to leave.' })
export class LeaveChallengeInput {
  @Field(() => ID, { description: 'The challenge.' })
  id: string;
}

@InputType({ description: 'A challenge to close before its last day.' })
export class CloseChallengeInput {
  @Field(() => ID, { description: 'The challenge.' })
  id: string;
}

@InputType({ description: 'A challenge to delete.' })
export class DeleteChallengeInput {
  @Field(() => ID, { description: 'The challenge.' })
  id: string;
}
