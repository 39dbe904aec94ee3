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

@ObjectType({ description: 'What somebody wrote was hidden, restored or removed.', simpleResolvers: true })
export class ContentDecisionPayload {
  @Field(() => ID, { description: 'The story, comment, message, feedback or member.' })
  contentId: string;

  @Field(() => ReportCase, {
    nullable: true,
    description: 'Its latest reports, now decided; null if there are none.',
  })
  reportCase: ReportCase | null;
}
