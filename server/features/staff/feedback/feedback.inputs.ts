import { IsIn } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { FeedbackCategory, FeedbackPriority, FeedbackStatus, VoteType } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { given, HasLength, LocalIdField, MaxCharacters } from '../../../graphql/inputRules';
import { oneLine, withoutEdges } from '../../../lib/normalizeText';
import { withCommas } from '../../../lib/withCommas';

const { titleMax, description } = limits.feedback;
const titleRule = `One line of 1 to ${titleMax} characters.`;
const descriptionRule = `Plain text of ${description.min} to ${withCommas(description.max)} characters.`;

const IsTitle = HasLength({ min: 1, max: titleMax }, oneLine, {
  tooShort: messages.feedback.titleRequired,
  tooLong: messages.feedback.titleTooLong,
});
const IsDescription = HasLength(description, withoutEdges, {
  tooShort: messages.feedback.descriptionTooShort,
  tooLong: messages.feedback.descriptionTooLong,
});

/** GraphQL's enum type already refuses other values; this message is for REST. */
const IsCategory = IsIn(Object.values(FeedbackCategory), { message: messages.feedback.categoryRequired });

@InputType({ description: 'New feedback.' })
export class CreateFeedbackInput {
  @Field(() => String, { description: titleRule })
  @IsTitle
  title: string;

  @Field(() => String, { description: descriptionRule })
  @IsDescription
  description: string;

  @Field(() => FeedbackCategory, {
    nullable: true,
    description: 'Its category; FEATURE by default.',
  })
  @given('category')
  @IsCategory
  category?: FeedbackCategory | null;

  @Field(() => FeedbackPriority, { nullable: true, description: 'Its priority.' })
  priority?: FeedbackPriority | null;

  @LocalIdField('returns the existing feedback.')
  localId?: string | null;
}

@InputType({ description: 'A change to feedback; omitted fields stay unchanged.' })
export class UpdateFeedbackInput {
  @Field(() => ID, { description: 'The feedback.' })
  id: string;

  @Field(() => String, { nullable: true, description: titleRule })
  @given('title')
  @IsTitle
  title?: string | null;

  @Field(() => String, { nullable: true, description: descriptionRule })
  @given('description')
  @IsDescription
  description?: string | null;

  @Field(() => FeedbackCategory, { nullable: true, description: 'Its category.' })
  @given('category')
  @IsCategory
  category?: FeedbackCategory | null;

  @Field(() => FeedbackPriority, {
    nullable: true,
    description: 'Its priority; null removes it.',
  })
  priority?: FeedbackPriority | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. If somebody edited it since, nothing is written: CONFLICT, with the server's copy in extensions.feedback.",
  })
  baseUpdatedAt?: Date | null;
}

@InputType({ description: 'The feedback to delete.' })
export class DeleteFeedbackInput {
  @Field(() => ID, { description: 'The feedback.' })
  id: string;
}

@InputType({ description: 'A vote on feedback.' })
export class VoteOnFeedbackInput {
  @Field(() => ID, { description: 'The feedback.' })
  id: string;

  @Field(() => VoteType, { description: "The viewer's new vote." })
  voteType: VoteType;
}

@InputType({ description: 'The feedback from which to remove the vote.' })
export class WithdrawFeedbackVoteInput {
  @Field(() => ID, { description: 'The feedback.' })
  id: string;
}

@InputType({ description: 'A new status for feedback.' })
export class SetFeedbackStatusInput {
  @Field(() => ID, { description: 'The feedback.' })
  id: string;

  @Field(() => FeedbackStatus, { description: 'Any status; there is no fixed order.' })
  status: FeedbackStatus;
}

@InputType({ description: 'An assignment of feedback.' })
export class AssignFeedbackInput {
  @Field(() => ID, { description: 'The feedback.' })
  id: string;

  @Field(() => ID, { nullable: true, description: 'A member; null unassigns it.' })
  assignedToId?: string | null;
}

@ArgsType()
export class PublicFeedbackArgs extends ConnectionArgs {
  @Field(() => FeedbackStatus, { nullable: true, description: 'Only feedback with this status.' })
  status?: FeedbackStatus | null;

  @Field(() => FeedbackCategory, { nullable: true, description: 'Only feedback of this category.' })
  category?: FeedbackCategory | null;
}

@ArgsType()
export class SimilarFeedbackArgs {
  @Field(() => String, {
    description: `A title or the start of one, at most ${titleMax} characters.`,
  })
  @MaxCharacters(titleMax, { message: messages.feedback.titleTooLong })
  title: string;
}
