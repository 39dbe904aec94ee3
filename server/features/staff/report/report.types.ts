import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { Report, ReportCase } from '../../../model/report.entity';

export const { Connection: ReportConnection } = connectionTypes('Report', Report);
export const { Connection: ReportCaseConnection } = connectionTypes('ReportCase', ReportCase);

@ObjectType({ description: 'The report was stored.', simpleResolvers: true })
export class ReportContentPayload {
  @Field(() => ID, { description: 'What was reported.' })
  reportedId: string;
}

@ObjectType({ description: 'The report was dismissed.', simpleResolvers: true })
export class DismissReportPayload {
  @Field(() => ReportCase, { description: 'The reports, with the decision.' })
  reportCase: ReportCase;
}

const latestReports = 'The latest reports about it, as they are now; null if there are none.';

@ObjectType({ description: 'The story or comment was hidden.', simpleResolvers: true })
export class HideContentPayload {
  @Field(() => ID, { description: 'The story or comment.' })
  contentId: string;

  @Field(() => ReportCase, { nullable: true, description: latestReports })
  reportCase: ReportCase | null;
}

@ObjectType({ description: 'The story or comment is shown again.', simpleResolvers: true })
export class RestoreContentPayload {
  @Field(() => ID, { description: 'The story or comment.' })
  contentId: string;

  @Field(() => ReportCase, { nullable: true, description: latestReports })
  reportCase: ReportCase | null;
}

@ObjectType({ description: 'The story or comment was approved, and is shown.', simpleResolvers: true })
export class ApproveContentPayload {
  @Field(() => ID, { description: 'The story or comment.' })
  contentId: string;

  @Field(() => ReportCase, { nullable: true, description: latestReports })
  reportCase: ReportCase | null;
}

@ObjectType({
  description: 'The comment, message, feedback or profile text was removed.',
  simpleResolvers: true,
})
export class RemoveContentPayload {
  @Field(() => ID, { description: 'The comment, message, feedback or member.' })
  contentId: string;

  @Field(() => ReportCase, { nullable: true, description: latestReports })
  reportCase: ReportCase | null;
}
