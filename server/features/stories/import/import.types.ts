import { Field, ObjectType } from 'type-graphql';
import { ImportOutcome } from '../../../contract/enums';
import { Story } from '../../../model/story.entity';

@ObjectType({ description: 'An invalid field.', simpleResolvers: true })
export class FieldProblem {
  @Field(() => String, { description: 'The field.' })
  field: string;

  @Field(() => String, { description: 'The error message.' })
  message: string;
}

@ObjectType({ description: 'The result for one text.', simpleResolvers: true })
export class ImportStoryResult {
  @Field(() => ImportOutcome, { description: 'The outcome.' })
  outcome: ImportOutcome;

  @Field(() => Story, { nullable: true, description: 'The story, if it exists.' })
  story: Story | null;

  @Field(() => [FieldProblem], {
    description: 'Errors by field; empty if it can be created.',
  })
  problems: FieldProblem[];
}

@ObjectType({ description: 'The results in the order of the texts.', simpleResolvers: true })
export class ImportStoriesPayload {
  @Field(() => [ImportStoryResult], { description: 'One per text.' })
  results: ImportStoryResult[];
}
