import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { authorize, authorizeMember } from '../../../authz/authorize';
import { ReportedKind } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { type Connection, ConnectionArgs } from '../../../graphql/connection';
import { withCommas } from '../../../lib/withCommas';
import { Report, ReportCase } from '../../../model/report.entity';
import { User } from '../../../model/user.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { approveContent, hideContent, latestCase, removeContent, restoreContent } from './content.service';
import {
  ApproveContentInput,
  DismissReportInput,
  HideContentInput,
  RemoveContentInput,
  ReportCasesArgs,
  ReportContentInput,
  RestoreContentInput,
} from './report.inputs';
import { countReports, reportCases } from './report.lists';
import { dismissReport, reportContent } from './report.service';
import {
  ApproveContentPayload,
  DismissReportPayload,
  HideContentPayload,
  RemoveContentPayload,
  ReportCaseConnection,
  ReportConnection,
  ReportContentPayload,
  RestoreContentPayload,
} from './report.types';
import { contentExists, findReadable, reportedKindOf } from './subject';

const decisionPayload = async (ctx: Context, contentId: string) => ({
  contentId,
  reportCase: await latestCase(ctx, contentId),
});

@Resolver(() => ReportCase)
export class ReportCaseResolver {
  @Query(() => ReportCaseConnection, {
    description: 'What members reported, and what rules found. Allowed for staff.',
  })
  reportCases(
    @Ctx() ctx: Context,
    @Args() { state, ...args }: ReportCasesArgs,
  ): Promise<Connection<ReportCase>> {
    authorize(ctx, 'reportCases');
    return reportCases(ctx, state, args);
  }

  @Mutation(() => ReportContentPayload, {
    description:
      'Reports a story, comment, member, feedback or message of somebody else to the organisers; repeating it changes nothing. NOT_FOUND if the viewer may not read it.',
  })
  async reportContent(
    @Ctx() ctx: Context,
    @Arg('input') input: ReportContentInput,
  ): Promise<ReportContentPayload> {
    await reportContent(ctx, authorizeMember(ctx, 'reportContent'), input);
    return { reportedId: input.id };
  }

  @Mutation(() => DismissReportPayload, {
    description:
      'Settles reports without doing anything else; repeating it changes nothing. CONFLICT if they were settled otherwise. Allowed for staff.',
  })
  async dismissReport(
    @Ctx() ctx: Context,
    @Arg('input') input: DismissReportInput,
  ): Promise<DismissReportPayload> {
    authorize(ctx, 'dismissReport');
    return { reportCase: await dismissReport(ctx, input) };
  }

  @Mutation(() => HideContentPayload, {
    description:
      'Hides a story or comment from all but its author, settles its reports and tells its author; repeating it changes nothing. NOT_FOUND if the viewer may not read it and nobody reported it. Allowed for staff.',
  })
  async hideContent(
    @Ctx() ctx: Context,
    @Arg('input') { id, reason }: HideContentInput,
  ): Promise<HideContentPayload> {
    authorize(ctx, 'hideContent');
    await hideContent(ctx, id, reason);
    return decisionPayload(ctx, id);
  }

  @Mutation(() => RestoreContentPayload, {
    description:
      'Shows a hidden story or comment again as its author chose, and tells its author; repeating it changes nothing. Allowed for staff.',
  })
  async restoreContent(
    @Ctx() ctx: Context,
    @Arg('input') { id }: RestoreContentInput,
  ): Promise<RestoreContentPayload> {
    authorize(ctx, 'restoreContent');
    await restoreContent(ctx, id);
    return decisionPayload(ctx, id);
  }

  @Mutation(() => ApproveContentPayload, {
    description:
      'Shows a story or comment that waits for an organiser, and tells its author; repeating it changes nothing. Allowed for staff.',
  })
  async approveContent(
    @Ctx() ctx: Context,
    @Arg('input') { id, seenAt }: ApproveContentInput,
  ): Promise<ApproveContentPayload> {
    authorize(ctx, 'approveContent');
    await approveContent(ctx, id, seenAt);
    return decisionPayload(ctx, id);
  }

  @Mutation(() => RemoveContentPayload, {
    description:
      'Removes a comment, message or feedback, or empties a profile, settles its reports and tells its author, who keeps the text. NOT_FOUND if it is gone. Allowed for staff.',
  })
  async removeContent(
    @Ctx() ctx: Context,
    @Arg('input') { id, reason }: RemoveContentInput,
  ): Promise<RemoveContentPayload> {
    authorize(ctx, 'removeContent');
    await removeContent(ctx, id, reason);
    return decisionPayload(ctx, id);
  }

  @FieldResolver(() => ReportedKind, { description: 'What was reported.' })
  kind(@Root() { subjectId }: ReportCase): ReportedKind {
    return reportedKindOf(subjectId) ?? ReportedKind.STORY;
  }

  @FieldResolver(() => String, { description: 'The id of what was reported.' })
  contentId(@Root() { subjectId }: ReportCase): string {
    return subjectId;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The path of the page that shows it; null if it is gone, or the viewer may not read it.',
  })
  async path(@Root() { subjectId }: ReportCase, @Ctx() ctx: Context): Promise<string | null> {
    return (await findReadable(ctx, subjectId))?.path ?? null;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who wrote it.' })
  contentAuthor(@Root() { subjectAuthorId }: ReportCase, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(subjectAuthorId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it waits for a decision.' })
  isOpen(@Root() { open }: ReportCase): boolean {
    return open === 1;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who decided; null while it waits.' })
  async settledBy(@Root() { settledById }: ReportCase, @Ctx() ctx: Context): Promise<User | null> {
    return settledById ? ctx.loaders.userById.load(settledById) : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is a story or comment that can be hidden; false while its author is suspended.',
  })
  async canHide(
    @Root() { subjectId, subjectAuthorId }: ReportCase,
    @Ctx() { loaders }: Context,
  ): Promise<boolean> {
    if ((await loaders.contentIsHidden.load(subjectId)) !== false) return false;
    return (await loaders.userById.load(subjectAuthorId))?.state !== 'suspended';
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is a story or comment that staff have hidden.' })
  async canRestore(@Root() { subjectId }: ReportCase, @Ctx() ctx: Context): Promise<boolean> {
    return (await ctx.loaders.contentIsHidden.load(subjectId)) === true;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is there and can be removed; stories are hidden instead.',
  })
  async canRemove(@Root() { subjectId }: ReportCase, @Ctx() ctx: Context): Promise<boolean> {
    return reportedKindOf(subjectId) !== ReportedKind.STORY && contentExists(ctx, subjectId);
  }

  @FieldResolver(() => ReportConnection, { description: 'The reports, first one first.' })
  reports(
    @Root() { id }: ReportCase,
    @Ctx() ctx: Context,
    @Args() args: ConnectionArgs,
  ): Promise<Connection<Report>> {
    return ctx.loaders.caseReports(args).load(id);
  }
}

@Resolver(() => Report)
export class ReportResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Who reported it.' })
  reporter(@Root() { reporterId }: Report, @Ctx() ctx: Context): Promise<User | null> {
    return ctx.loaders.userById.load(reporterId);
  }
}

@Resolver(() => Viewer)
export class ViewerReportsResolver {
  @FieldResolver(() => Int, {
    description: `How many reported things wait for the decision of the viewer, counted up to ${withCommas(limits.reportsCounted)}; 0 for others than staff, and for programs.`,
  })
  reportsWaiting(@Ctx() ctx: Context): Promise<number> {
    return countReports(ctx);
  }
}
