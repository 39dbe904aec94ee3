import { Field, ID, InputType, Int } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { given, IsWhole, MaxCharacters } from '../../../graphql/inputRules';
import { SessionIdInput } from '../session/session.inputs';

@InputType({ description: 'What the viewer writes in a session; omitted fields stay unchanged.' })
export class WriteInSessionInput {
  @Field(() => ID, { description: 'The session, which the viewer joined or leads.' })
  sessionId: string;

  @Field(() => ID, { nullable: true, description: "One of the viewer's stories; null removes it." })
  storyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'An exercise; null removes it.' })
  exerciseId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the room sees the story or exercise.',
  })
  showsPiece?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the room sees the word count and includes it in its total.',
  })
  showsWords?: boolean | null;
}

@InputType({
  description: 'What the viewer says in a session, to everyone in the group; omitted fields stay unchanged.',
})
export class SaySessionLinesInput {
  @Field(() => ID, { description: 'The session, which the viewer joined or leads.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: `What they intend to do: one line of at most ${limits.session.lineMax} characters; null or a blank text removes it.`,
  })
  @given('intention')
  @MaxCharacters(limits.session.lineMax, { message: messages.session.intentionTooLong })
  intention?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A line at the end: at most ${limits.session.lineMax} characters; null or a blank text removes it.`,
  })
  @given('closing')
  @MaxCharacters(limits.session.lineMax, { message: messages.session.closingTooLong })
  closing?: string | null;
}

@InputType({ description: 'A sprint to start.' })
export class StartSprintInput {
  @Field(() => ID, { description: 'The session, in progress.' })
  id: string;

  @Field(() => Int, {
    description: `${limits.session.sprint.min} to ${limits.session.sprint.max}, at most the remaining time of the session.`,
  })
  @IsWhole(limits.session.sprint, { message: messages.session.sprintMinutes })
  minutes: number;
}

@InputType({ description: 'The sprint to end.' })
export class EndSprintInput extends SessionIdInput {}
