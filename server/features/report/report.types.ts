import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../graphql/connection';
import { Report, ReportCase } from '../../model/report.entity';

export const { Connection: ReportConnection } = connectionTypes('Report', Report);
export const { Connection: ReportCaseConnection } = connectionTypes('ReportCase', ReportCase);

@ObjectType({ description: 'It was reported.', simpleResolvers: true })
export class ReportContentPayload {
  @Field(() => ID, { description: 'What was reported.' })
  reportedId: string;
}

@ObjectType({ description: 'The report was dismissed.', simpleResolvers: true })
export class DismissReportPayload {
  @Field(() => ReportCase, { description: 'What was decided.' })
  reportCase: ReportCase;
}

const itsLatest = 'Its latest reports, as they are now; null if there are none.';

@ObjectType({ description: 'The story or comment was hidden.', simpleResolvers: true })
export class HideContentPayload {
  @Field(() => ID, { description: 'The story or comment.' })
  contentId: string;

  @Field(() => ReportCase, { nullable: true, description: itsLatest })
  reportCase: ReportCase | null;
}

@ObjectType({ description: 'The story or comment is shown again.', simpleResolvers: true })
export class RestoreContentPayload {
  @Field(() => ID, { description: 'The story or comment.' })
  contentId: string;

  @Field(() => ReportCase, { nullable: true, description: itsLatest })
  reportCase: ReportCase | null;
}

@ObjectType({ description: 'It is shown.', simpleResolvers: true })
export class ApproveContentPayload {
  @Field(() => ID, { description: 'The story or comment.' })
  contentId: string;

  @Field(() => ReportCase, { nullable: true, description: itsLatest })
  reportCase: ReportCase | null;
}

@ObjectType({ description: 'It was removed.', simpleResolvers: true })
export class RemoveContentPayload {
  @Field(() => ID, { description: 'The comment, message, feedback or member.' })
  contentId: string;

  @Field(() => ReportCase, { nullable: true, description: itsLatest })
  reportCase: ReportCase | null;
}
