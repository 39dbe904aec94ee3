import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { maySeeAuditLog } from '../authz/abilities';
import { authorize, findAllowed, findComment, findProfile } from '../authz/authorize';
import { abilities } from '../authz/tokenAbilities';
import { limits } from '../contract/limits';
import { badInput } from '../lib/errors';
import { kindOf } from '../lib/ids';
import { Node } from '../model/node.type';
import type { ReportCase } from '../model/report.entity';
import type { Context } from '../request/context';

const mayReadReports = ({ viewer }: Context) => abilities.reportCases(viewer);

/** How each kind is loaded; null if the viewer may not read it. */
const finders: Record<string, (ctx: Context, id: string) => Promise<Node | null>> = {
  story: (ctx, id) => findAllowed(ctx, 'story', id),
  session: (ctx, id) => findAllowed(ctx, 'session', id),
  exercise: (ctx, id) => findAllowed(ctx, 'exercise', id),
  version: (ctx, id) => findAllowed(ctx, 'storyVersion', id),
  challenge: (ctx, id) => findAllowed(ctx, 'challenge', id),
  feedback: (ctx, id) => findAllowed(ctx, 'feedback', id),
  journal: (ctx, id) => findAllowed(ctx, 'journal', id),
  note: (ctx, id) => findAllowed(ctx, 'note', id),
  notification: async (ctx, id) => (ctx.viewer ? ctx.loaders.shownNotificationById.load(id) : null),
  comment: findComment,
  async message(ctx, id) {
    const message = await ctx.loaders.sessionMessageById.load(id);
    const isThere = message && !message.isDeleted;
    return isThere && (await findAllowed(ctx, 'sessionChatChanged', message.sessionId)) ? message : null;
  },
  user: findProfile,
  tag: async (ctx, id) => (ctx.viewer ? ctx.loaders.tagById.load(id) : null),
  signin: async (ctx, id) => (ctx.viewer?.token ? null : ctx.loaders.ownSignInById.load(id)),
  invitation: async (ctx, id) =>
    abilities.invitations(ctx.viewer) ? ctx.loaders.invitationById.load(id) : null,
  case: findCase,
  async report(ctx, id) {
    const report = mayReadReports(ctx) ? await ctx.loaders.reportById.load(id) : null;
    return report && (await findCase(ctx, report.caseId)) ? report : null;
  },
  member: (ctx, id) => findAllowed(ctx, 'managedMember', id),
  async audit(ctx, id) {
    if (!ctx.viewer || ctx.viewer.token) return null;
    const entry = await ctx.loaders.auditEntryById.load(id);
    if (maySeeAuditLog(ctx.viewer)) return entry;
    return entry?.subjectId === ctx.viewer.id && entry.act !== 'report_dismissed' ? entry : null;
  },
  token: async (ctx, id) => (ctx.viewer?.token ? null : ctx.loaders.ownPersonalAccessTokenById.load(id)),
};

/** The author of the reported text must not see the case, even as an organiser. */
async function findCase(ctx: Context, id: string): Promise<ReportCase | null> {
  const found = mayReadReports(ctx) ? await ctx.loaders.reportCaseById.load(id) : null;
  return found && found.subjectAuthorId !== ctx.viewer?.id ? found : null;
}

async function find(ctx: Context, id: string): Promise<Node | null> {
  const kind = kindOf(id) ?? '';
  // The prefix comes from the client and could be `constructor`.
  const finder = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
  return (await finder?.(ctx, id)) ?? null;
}

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: "Any object by its id; null if it doesn't exist or the viewer may not read it.",
  })
  node(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Its global id.' }) id: string,
  ): Promise<Node | null> {
    authorize(ctx, 'node');
    return find(ctx, id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: `Several objects by their ids, at most ${limits.page.max}, in order.`,
  })
  nodes(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: `Their global ids, at most ${limits.page.max}.` }) ids: string[],
  ): Promise<(Node | null)[]> {
    authorize(ctx, 'nodes');
    if (ids.length > limits.page.max) throw badInput({ ids: `Ask for at most ${limits.page.max} at a time` });
    return Promise.all(ids.map((id) => find(ctx, id)));
  }
}
