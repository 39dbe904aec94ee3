import { Field, ObjectType } from 'type-graphql';
import { ImportOutcome } from '../../contract/enums';
import { Story } from '../../model/story.entity';

@ObjectType({ description: 'What is wrong with a field.', simpleResolvers: true })
export class FieldProblem {
  @Field(() => String, { description: 'The field.' })
  field: string;

  @Field(() => String, { description: 'What is wrong with it.' })
  message: string;
}

@ObjectType({ description: 'What became of one text, or would.', simpleResolvers: true })
export class ImportStoryResult {
  @Field(() => ImportOutcome, { description: 'What it is.' })
  outcome: ImportOutcome;

  @Field(() => Story, { nullable: true, description: 'The story; null where there is none (yet).' })
  story: Story | null;

  @Field(() => [FieldProblem], {
    description: 'What is wrong with it, by field; empty where it can be made.',
  })
  problems: FieldProblem[];
}

@ObjectType({ description: 'What became of the texts, in their order.', simpleResolvers: true })
export class ImportStoriesPayload {
  @Field(() => [ImportStoryResult], { description: 'One for each text.' })
  results: ImportStoryResult[];
}
