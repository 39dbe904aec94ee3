import { ArgsType, Field } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { IsDay } from '../../../graphql/inputRules';

@ArgsType()
export class WritingDaysArgs {
  @Field(() => String, { description: 'The first day, as YYYY-MM-DD.' })
  @IsDay({ message: messages.writingDays.notADay })
  from: string;

  @Field(() => String, {
    description: `The last day, as YYYY-MM-DD; at most ${limits.writingDays.span} days after the first.`,
  })
  @IsDay({ message: messages.writingDays.notADay })
  to: string;
}
