import { Field } from 'type-graphql';
import { messages } from '../contract/messages';
import { given, IsDay } from '../graphql/inputRules';

/** The `writtenOn` field of every input with a text. */
export function WrittenOnField(): PropertyDecorator {
  const rules: PropertyDecorator[] = [
    IsDay({ message: messages.writingDays.notADay }),
    given('writtenOn'),
    Field(() => String, {
      nullable: true,
      description:
        "The day by the writer's own calendar that its words are counted on, as YYYY-MM-DD; the group's today where it is not given, or lies more than 31 days back or 1 ahead.",
    }),
  ];
  return (target, property) => {
    for (const rule of rules) rule(target, property);
  };
}
