import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection';
import { Feedback, FeedbackVote } from '../../model/feedback.entity';

export const { Edge: FeedbackEdge, Connection: FeedbackConnection } = connectionTypes('Feedback', Feedback);

export const { Connection: FeedbackVoteConnection } = connectionTypes('FeedbackVote', FeedbackVote);

@ObjectType({ description: 'The new feedback.', simpleResolvers: true })
export class CreateFeedbackPayload {
  @Field(() => Feedback, { description: 'The feedback as it was given.' })
  feedback: Feedback;

  @Field(() => FeedbackEdge, { description: 'Its place in the list.' })
  feedbackEdge: InstanceType<typeof FeedbackEdge>;
}

@ObjectType({ description: 'The changed feedback.', simpleResolvers: true })
export class UpdateFeedbackPayload {
  @Field(() => Feedback, { description: 'The feedback as it is now.' })
  feedback: Feedback;
}

@ObjectType({ description: 'The feedback is gone.', simpleResolvers: true })
export class DeleteFeedbackPayload {
  @Field(() => ID, { description: 'The id it had.' })
  deletedFeedbackId: string;
}

@ObjectType({ description: 'The feedback that was voted on.', simpleResolvers: true })
export class VoteOnFeedbackPayload {
  @Field(() => Feedback, { description: 'The feedback as it is now.' })
  feedback: Feedback;
}

@ObjectType({ description: 'The feedback that a vote was taken from.', simpleResolvers: true })
export class WithdrawFeedbackVotePayload {
  @Field(() => Feedback, { description: 'The feedback as it is now.' })
  feedback: Feedback;
}

@ObjectType({ description: 'The feedback whose status was set.', simpleResolvers: true })
export class SetFeedbackStatusPayload {
  @Field(() => Feedback, { description: 'The feedback as it is now.' })
  feedback: Feedback;
}

@ObjectType({ description: 'The feedback that was assigned.', simpleResolvers: true })
export class AssignFeedbackPayload {
  @Field(() => Feedback, { description: 'The feedback as it is now.' })
  feedback: Feedback;
}
