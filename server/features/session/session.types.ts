import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection';
import { Session } from '../../model/session.entity';

export const { Edge: SessionEdge, Connection: SessionConnection } = connectionTypes('Session', Session);

@ObjectType({ description: 'The new session.', simpleResolvers: true })
export class CreateSessionPayload {
  @Field(() => Session, { description: 'The session as it was made.' })
  session: Session;

  @Field(() => SessionEdge, { description: 'Its place in lists of sessions.' })
  sessionEdge: InstanceType<typeof SessionEdge>;
}

@ObjectType({ description: 'The changed session.', simpleResolvers: true })
export class UpdateSessionPayload {
  @Field(() => Session, { description: 'The session as it is now.' })
  session: Session;
}

@ObjectType({ description: 'The session is gone.', simpleResolvers: true })
export class DeleteSessionPayload {
  @Field(() => ID, { description: 'The id it had.' })
  deletedSessionId: string;
}

@ObjectType({ description: 'The moved session.', simpleResolvers: true })
export class SetSessionStatusPayload {
  @Field(() => Session, { description: 'The session as it is now.' })
  session: Session;
}

@ObjectType({ description: 'The viewer is a participant.', simpleResolvers: true })
export class JoinSessionPayload {
  @Field(() => Session, { description: 'The session as it is now.' })
  session: Session;
}

@ObjectType({ description: 'The viewer is no participant any more.', simpleResolvers: true })
export class LeaveSessionPayload {
  @Field(() => Session, { description: 'The session as it is now.' })
  session: Session;
}

@ObjectType({
  description: 'Something happened to a session: it changed, or it went away.',
  simpleResolvers: true,
})
export class SessionChange {
  @Field(() => Session, {
    nullable: true,
    description: 'The session as it is now; null where it was removed.',
  })
  session: Session | null;

  @Field(() => ID, { nullable: true, description: 'The id of a session that is gone.' })
  removedSessionId: string | null;
}

@ObjectType({ description: 'What happened to sessions since the last event.', simpleResolvers: true })
export class SessionsChange {
  @Field(() => [Session], { description: 'Sessions that are new or changed, as they are now.' })
  sessions: Session[];

  @Field(() => [ID], { description: 'The ids of those that are gone.' })
  removedSessionIds: string[];
}
