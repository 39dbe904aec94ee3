import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a member wrote on one day.', simpleResolvers: true })
export class WritingDay {
  @Field(() => String, { description: "The day by the writer's own calendar, as YYYY-MM-DD." })
  day: string;

  @Field(() => Int, { description: 'Words that their stories, journals and notes grew by on it.' })
  words: number;
}
