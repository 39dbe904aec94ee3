import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { authorize, authorizeSession, canOnSession } from '../../authz/authorize';
import { type Context, recheckViewer } from '../../context';
import type { ChangedIds } from '../../pubSub';
import type { Session } from './session.entity';
import { SessionChange, SessionsChange } from './session.types';

interface SubscribeParams {
  args: Record<string, unknown>;
  context: unknown;
}

@Resolver()
export class SessionSubscriptions {
  @Subscription(() => SessionChange, {
    description:
      "Tells of each change to one session's details, status and participants, and of its going away.",
    subscribe: async ({ args, context }: SubscribeParams) => {
      const ctx = context as Context;
      const id = String(args.id);
      authorizeSession(ctx, 'sessionChanged', await ctx.loaders.sessionById.load(id));
      return ctx.pubSub.follow('sessionChanged', id);
    },
  })
  async sessionChanged(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The session to follow.' }) id: string,
  ): Promise<SessionChange> {
    await recheckViewer(ctx);
    const session = await ctx.loaders.sessionById.load(id);
    if (!session || !canOnSession(ctx, 'sessionChanged', session))
      return { session: null, removedSessionId: id };
    return { session, removedSessionId: null };
  }

  /** Where anything may have changed, and at the beginning, it tells of nothing: whoever shows a list reads it again. */
  @Subscription(() => SessionsChange, {
    description: 'Tells of changes to any session, for lists.',
    subscribe: ({ context }: SubscribeParams) => {
      const ctx = context as Context;
      authorize(ctx, 'sessionsChanged');
      return ctx.pubSub.follow('sessionsChanged', 'all');
    },
  })
  async sessionsChanged(@Ctx() ctx: Context, @Root() ids: ChangedIds): Promise<SessionsChange> {
    await recheckViewer(ctx);
    authorize(ctx, 'sessionsChanged');
    const found = await Promise.all(ids.map((id) => ctx.loaders.sessionById.load(id)));
    return {
      sessions: found.filter(
        (session): session is Session => session !== null && canOnSession(ctx, 'session', session),
      ),
      removedSessionIds: ids.filter((_, place) => !found[place]),
    };
  }
}
