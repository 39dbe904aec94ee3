import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { authorize, findAllowed } from '../../../authz/authorize';
import type { ChangedIds } from '../../../events/pubSub';
import { type Context, recheckViewer, type Subscribing } from '../../../request/context';
import { SessionChange, SessionsChange } from './session.types';

@Resolver()
export class SessionSubscriptions {
  @Subscription(() => SessionChange, {
    description: "Sends changes of a session's details, status and participants, and its deletion.",
    subscribe: async ({ args: { id }, context: ctx }: Subscribing) => {
      await authorize(ctx, 'sessionChanged', id);
      return ctx.pubSub.follow('sessionChanged', id);
    },
  })
  async sessionChanged(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The session to follow.' }) id: string,
  ): Promise<SessionChange> {
    await recheckViewer(ctx);
    const session = await findAllowed(ctx, 'sessionChanged', id);
    return { session, removedSessionId: session ? null : id };
  }

  /**
   * The first event, and one after which anything may have changed, are empty: clients then fetch their lists
   * again.
   */
  @Subscription(() => SessionsChange, {
    description: 'Sends changes of any session, for lists.',
    subscribe: ({ context: ctx }: Subscribing) => {
      authorize(ctx, 'sessionsChanged');
      return ctx.pubSub.follow('sessionsChanged', 'all');
    },
  })
  async sessionsChanged(@Ctx() ctx: Context, @Root() ids: ChangedIds): Promise<SessionsChange> {
    await recheckViewer(ctx);
    authorize(ctx, 'sessionsChanged');
    const found = await Promise.all(ids.map((id) => findAllowed(ctx, 'session', id)));
    return {
      sessions: found.filter((session) => session !== null),
      removedSessionIds: ids.filter((_, place) => !found[place]),
    };
  }
}
