import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: "A member's words of one day.", simpleResolvers: true })
export class WritingDay {
  @Field(() => String, { description: "The day in the writer's time zone, as YYYY-MM-DD." })
  day: string;

  @Field(() => Int, { description: 'Words added to their stories, journals and notes on that day.' })
  words: number;
}
