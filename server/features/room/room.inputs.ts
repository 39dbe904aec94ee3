import { Field, ID, InputType, Int } from 'type-graphql';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { IsWhole } from '../../graphql/inputRules';

@InputType({ description: 'What the viewer writes in a session; what is left out stays as it is.' })
export class WriteInSessionInput {
  @Field(() => ID, { description: 'The session, which the viewer joined or leads.' })
  sessionId: string;

  @Field(() => ID, { nullable: true, description: "A story of the viewer's own; null takes it away." })
  storyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'An exercise; null takes it away.' })
  exerciseId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the room sees which story or exercise it is.',
  })
  showsPiece?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the room sees how many words were written, and counts them in.',
  })
  showsWords?: boolean | null;
}

@InputType({ description: 'A sprint to start.' })
export class StartSprintInput {
  @Field(() => ID, { description: 'The session, in progress.' })
  id: string;

  @Field(() => Int, { description: '5 to 60, and no more than the session has left.' })
  @IsWhole(limits.session.sprint, { message: messages.session.sprintMinutes })
  minutes: number;
}

@InputType({ description: 'The sprint to end.' })
export class EndSprintInput {
  @Field(() => ID, { description: 'The session.' })
  id: string;
}
