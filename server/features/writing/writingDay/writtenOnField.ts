import { Field } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { combineRules, given, IsDay } from '../../../graphql/inputRules';

/** The `writtenOn` field of every input with a text. */
export const WrittenOnField = () =>
  combineRules(
    IsDay({ message: messages.writingDays.notADay }),
    given('writtenOn'),
    Field(() => String, {
      nullable: true,
      description: `The day, in the writer's time zone, for which the words count, as YYYY-MM-DD. By default the group's date, as for days more than ${limits.writingDays.back} back or ${limits.writingDays.ahead} ahead.`,
    }),
  );
