import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { ReportReason, ReportState } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { MaxCharacters } from '../../../graphql/inputRules';

const { noteMax } = limits.report;

@ArgsType()
export class ReportCasesArgs extends ConnectionArgs {
  @Field(() => ReportState, {
    defaultValue: ReportState.OPEN,
    description: 'Those that wait for a decision, longest first, or those decided, newest first.',
  })
  state: ReportState;
}

@InputType({ description: 'A report of something that somebody else wrote.' })
export class ReportContentInput {
  @Field(() => ID, { description: 'A story, comment, member, feedback or message that the viewer may read.' })
  id: string;

  @Field(() => ReportReason, { description: 'Why.' })
  reason: ReportReason;

  @Field(() => String, {
    defaultValue: '',
    description: `What the organisers should know, at most ${noteMax} characters.`,
  })
  @MaxCharacters(noteMax, { message: messages.report.noteTooLong })
  note: string;
}

@InputType({ description: 'A report that needs no action.' })
export class DismissReportInput {
  @Field(() => ID, { description: 'The ReportCase.' })
  id: string;

  @Field(() => String, {
    defaultValue: '',
    description: `Why, for other organisers, at most ${noteMax} characters.`,
  })
  @MaxCharacters(noteMax, { message: messages.report.noteTooLong })
  note: string;
}

@InputType({ description: 'A story or comment to hide.' })
export class HideContentInput {
  @Field(() => ID, { description: 'The story or comment.' })
  id: string;

  @Field(() => String, { description: `Why; its author is told. 1 to ${noteMax} characters.` })
  @MaxCharacters(noteMax, { message: messages.decision.reasonTooLong })
  reason: string;
}

@InputType({ description: 'A hidden story or comment to show again.' })
export class RestoreContentInput {
  @Field(() => ID, { description: 'The story or comment.' })
  id: string;
}

@InputType({ description: 'A story or comment that waits, to be shown.' })
export class ApproveContentInput {
  @Field(() => ID, { description: 'The story or comment.' })
  id: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'The `contentChangedAt` of what was read, required while it waits. If it was changed since, the error is CONFLICT.',
  })
  seenAt?: Date | null;
}

@InputType({ description: 'Something to remove.' })
export class RemoveContentInput {
  @Field(() => ID, { description: 'A comment, message or feedback; of a member, the profile is emptied.' })
  id: string;

  @Field(() => String, { description: `Why; its author is told. 1 to ${noteMax} characters.` })
  @MaxCharacters(noteMax, { message: messages.decision.reasonTooLong })
  reason: string;
}
