import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { Session } from '../../../model/session.entity';

export const { Edge: SessionEdge, Connection: SessionConnection } = connectionTypes('Session', Session);

@ObjectType({ description: 'The new session.', simpleResolvers: true })
export class CreateSessionPayload {
  @Field(() => Session, { description: 'The new session.' })
  session: Session;

  @Field(() => SessionEdge, { description: 'Its edge in lists of sessions.' })
  sessionEdge: InstanceType<typeof SessionEdge>;
}

@ObjectType({ simpleResolvers: true })
export class SessionPayload {
  @Field(() => Session, { description: 'The session.' })
  session: Session;
}

@ObjectType({ simpleResolvers: true })
class CurrentSessionPayload {
  @Field(() => Session, { description: "The session's current state." })
  session: Session;
}

@ObjectType({ description: 'The changed session.', simpleResolvers: true })
export class UpdateSessionPayload extends CurrentSessionPayload {}

@ObjectType({ description: 'The session was deleted.', simpleResolvers: true })
export class DeleteSessionPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedSessionId: string;
}

@ObjectType({ description: 'The status was set.', simpleResolvers: true })
export class SetSessionStatusPayload extends CurrentSessionPayload {}

@ObjectType({ description: 'The viewer is a participant.', simpleResolvers: true })
export class JoinSessionPayload extends CurrentSessionPayload {}

@ObjectType({ description: 'The viewer will be notified of a free place.', simpleResolvers: true })
export class RequestSessionPlacePayload extends SessionPayload {}

@ObjectType({ description: 'The viewer will not be notified of a free place.', simpleResolvers: true })
export class WithdrawSessionPlaceRequestPayload extends SessionPayload {}

@ObjectType({ description: 'The viewer is no longer a participant.', simpleResolvers: true })
export class LeaveSessionPayload extends CurrentSessionPayload {}

@ObjectType({
  description: 'A session changed or was deleted.',
  simpleResolvers: true,
})
export class SessionChange {
  @Field(() => Session, {
    nullable: true,
    description: "The session's current state; null if it was deleted.",
  })
  session: Session | null;

  @Field(() => ID, { nullable: true, description: 'The id of a deleted session.' })
  removedSessionId: string | null;
}

@ObjectType({
  description: 'Changes of sessions since the last event; empty if anything may have changed.',
  simpleResolvers: true,
})
export class SessionsChange {
  @Field(() => [Session], { description: 'New and changed sessions.' })
  sessions: Session[];

  @Field(() => [ID], { description: 'Ids of deleted sessions.' })
  removedSessionIds: string[];
}
