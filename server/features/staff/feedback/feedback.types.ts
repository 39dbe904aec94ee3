import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { Feedback, FeedbackVote } from '../../../model/feedback.entity';

export const { Edge: FeedbackEdge, Connection: FeedbackConnection } = connectionTypes('Feedback', Feedback);

export const { Connection: FeedbackVoteConnection } = connectionTypes('FeedbackVote', FeedbackVote);

@ObjectType({ description: 'The new feedback.', simpleResolvers: true })
export class CreateFeedbackPayload {
  @Field(() => Feedback, { description: 'The new feedback.' })
  feedback: Feedback;

  @Field(() => FeedbackEdge, { description: 'Its edge in the list.' })
  feedbackEdge: InstanceType<typeof FeedbackEdge>;
}

@ObjectType({ description: 'The changed feedback.', simpleResolvers: true })
export class UpdateFeedbackPayload {
  @Field(() => Feedback, { description: 'The changed feedback.' })
  feedback: Feedback;
}

@ObjectType({ description: 'The feedback was deleted.', simpleResolvers: true })
export class DeleteFeedbackPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedFeedbackId: string;
}

@ObjectType({ description: 'The vote was set.', simpleResolvers: true })
export class VoteOnFeedbackPayload {
  @Field(() => Feedback, { description: 'The changed feedback.' })
  feedback: Feedback;
}

@ObjectType({ description: 'The vote was removed.', simpleResolvers: true })
export class WithdrawFeedbackVotePayload {
  @Field(() => Feedback, { description: 'The changed feedback.' })
  feedback: Feedback;
}

@ObjectType({ description: 'The status was set.', simpleResolvers: true })
export class SetFeedbackStatusPayload {
  @Field(() => Feedback, { description: 'The changed feedback.' })
  feedback: Feedback;
}

@ObjectType({ description: 'The feedback was assigned.', simpleResolvers: true })
export class AssignFeedbackPayload {
  @Field(() => Feedback, { description: 'The changed feedback.' })
  feedback: Feedback;
}
