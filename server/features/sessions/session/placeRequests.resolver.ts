import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { authorize, signedInViewer } from '../../../authz/authorize';
import { Session } from '../../../model/session.entity';
import type { Context } from '../../../request/context';
import { requestSessionPlace, withdrawSessionPlaceRequest } from './placeRequests';
import { RequestSessionPlaceInput, WithdrawSessionPlaceRequestInput } from './session.inputs';
import { RequestSessionPlacePayload, WithdrawSessionPlaceRequestPayload } from './session.types';

@Resolver(() => Session)
export class SessionPlaceResolver {
  @Mutation(() => RequestSessionPlacePayload, {
    description:
      'Notifies the viewer once when a place in a full session is free; repeating it changes nothing. CONFLICT if it is not full.',
  })
  async requestSessionPlace(
    @Ctx() ctx: Context,
    @Arg('input') { id }: RequestSessionPlaceInput,
  ): Promise<RequestSessionPlacePayload> {
    const session = await authorize(ctx, 'requestSessionPlace', id);
    return { session: await requestSessionPlace(ctx, signedInViewer(ctx).id, session) };
  }

  @Mutation(() => WithdrawSessionPlaceRequestPayload, {
    description: "Doesn't notify the viewer of a free place any more; repeating it changes nothing.",
  })
  async withdrawSessionPlaceRequest(
    @Ctx() ctx: Context,
    @Arg('input') { id }: WithdrawSessionPlaceRequestInput,
  ): Promise<WithdrawSessionPlaceRequestPayload> {
    const session = await authorize(ctx, 'withdrawSessionPlaceRequest', id);
    return { session: await withdrawSessionPlaceRequest(ctx, signedInViewer(ctx).id, session) };
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is notified when a place is free.' })
  async viewerAwaitsPlace(@Root() { id }: Session, @Ctx() ctx: Context): Promise<boolean> {
    return ctx.viewer !== null && ctx.loaders.viewerAwaitsPlace.load(id);
  }
}
