import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { SessionStatus } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { given, HasLength, IsStepped, IsWhole, LocalIdField } from '../../../graphql/inputRules';
import { oneLine, withoutEdges } from '../../../lib/normalizeText';
import { withCommas } from '../../../lib/withCommas';

const { session } = limits;
const { capacity, duration } = session;
const titleRule = `One line that is not blank, at most ${session.titleMax} characters.`;
const descriptionRule = `Plain text that is not blank, at most ${withCommas(session.descriptionMax)} characters.`;
const durationRule = `${duration.min} to ${withCommas(duration.max)} minutes, in steps of ${duration.step}`;

const IsTitle = HasLength({ min: 1, max: session.titleMax }, oneLine, {
  tooShort: messages.session.titleRequired,
  tooLong: messages.session.titleTooLong,
});
const IsDescription = HasLength({ min: 1, max: session.descriptionMax }, withoutEdges, {
  tooShort: messages.session.descriptionRequired,
  tooLong: messages.session.descriptionTooLong,
});
const IsLocation = HasLength({ min: 0, max: session.locationMax }, oneLine, {
  tooLong: messages.session.locationTooLong,
});

@InputType()
export class SessionIdInput {
  @Field(() => ID, { description: 'The session.' })
  id: string;
}

@InputType({ description: 'A new session; the viewer leads it.' })
export class CreateSessionInput {
  @Field(() => String, { description: titleRule })
  @IsTitle
  title: string;

  @Field(() => String, { description: descriptionRule })
  @IsDescription
  description: string;

  @Field(() => Date, { description: 'When it starts; not in the past, at most five years ahead.' })
  dateTime: Date;

  @Field(() => Int, { description: `${durationRule}.` })
  @IsStepped(duration, { message: messages.session.duration })
  durationMinutes: number;

  @Field(() => Int, {
    description: `How many writers can join, ${capacity.min} to ${capacity.max}.`,
  })
  @IsWhole(capacity, { message: messages.session.capacity })
  capacity: number;

  @Field(() => String, { nullable: true, description: `At most ${session.locationMax} characters.` })
  @given('location')
  @IsLocation
  location?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it repeats weekly; false by default.',
  })
  isRecurring?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether members can read aloud in it; true by default.',
  })
  hasReading?: boolean | null;

  @LocalIdField('returns the existing session.')
  localId?: string | null;
}

@InputType({ description: 'A change to a session; omitted fields stay unchanged.' })
export class UpdateSessionInput extends SessionIdInput {
  @Field(() => String, { nullable: true, description: titleRule })
  @given('title')
  @IsTitle
  title?: string | null;

  @Field(() => String, { nullable: true, description: descriptionRule })
  @given('description')
  @IsDescription
  description?: string | null;

  @Field(() => Date, { nullable: true, description: "When it starts; can't be changed once it has started." })
  dateTime?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: `${durationRule}; can't be changed once it is over.`,
  })
  @given('durationMinutes')
  @IsStepped(duration, { message: messages.session.duration })
  durationMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `${capacity.min} to ${capacity.max} writers, at least as many as have joined.`,
  })
  @given('capacity')
  @IsWhole(capacity, { message: messages.session.capacity })
  capacity?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${session.locationMax} characters; an empty text removes it.`,
  })
  @given('location')
  @IsLocation
  location?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it repeats weekly.' })
  isRecurring?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether members can read aloud in it.' })
  hasReading?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The updatedAt that the client last saw. If somebody edited it since, nothing is written: CONFLICT, with the server's copy in extensions.session.",
  })
  baseUpdatedAt?: Date | null;
}

@InputType({ description: 'The session to delete.' })
export class DeleteSessionInput extends SessionIdInput {}

@InputType({ description: 'A status change of a session.' })
export class SetSessionStatusInput extends SessionIdInput {
  @Field(() => SessionStatus, {
    description: "One of the session's openMoves; the current status changes nothing.",
  })
  status: SessionStatus;
}

@InputType({ description: 'The session to join.' })
export class JoinSessionInput extends SessionIdInput {}

@InputType({ description: 'The session to wait for a place in.' })
export class RequestSessionPlaceInput extends SessionIdInput {}

@InputType({ description: 'The session to wait for no longer.' })
export class WithdrawSessionPlaceRequestInput extends SessionIdInput {}

@InputType({ description: 'The session to leave.' })
export class LeaveSessionInput extends SessionIdInput {}

@ArgsType()
export class SessionsArgs extends ConnectionArgs {
  @Field(() => [SessionStatus], {
    nullable: true,
    description:
      'Only sessions with these statuses. With only SCHEDULED or IN_PROGRESS, the earliest comes first.',
  })
  @given('status')
  @ArrayMaxSize(4)
  status?: SessionStatus[] | null;

  @Field(() => ID, { nullable: true, description: 'Only sessions led by this member.' })
  leaderId?: string | null;
}
