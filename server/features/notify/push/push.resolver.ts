import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { authorizeMember, authorizeViewerField } from '../../../authz/authorize';
import { PushSubscription } from '../../../model/pushSubscription.entity';
import { SignIn } from '../../../model/signIn.entity';
import { Viewer } from '../../../model/viewer.type';
import type { Context } from '../../../request/context';
import { AddPushSubscriptionInput, RemovePushSubscriptionInput } from './push.inputs';
import { addPushSubscription, pushSubscriptionsOf, removePushSubscription } from './push.service';

@Resolver(() => PushSubscription)
export class PushSubscriptionResolver {
  @FieldResolver(() => SignIn, { nullable: true, description: 'The sign-in with which it ends.' })
  signIn(@Root() { signInId }: PushSubscription, @Ctx() ctx: Context): Promise<SignIn | null> {
    return ctx.loaders.ownSignInById.load(signInId);
  }
}

@ObjectType({ description: 'The browser receives push messages.', simpleResolvers: true })
class AddPushSubscriptionPayload {
  @Field(() => [PushSubscription], { description: "All of the viewer's, latest first." })
  pushSubscriptions: PushSubscription[];
}

@ObjectType({ description: 'The browser receives no push messages any more.', simpleResolvers: true })
class RemovePushSubscriptionPayload {
  @Field(() => [PushSubscription], { description: "All of the viewer's that are left, latest first." })
  pushSubscriptions: PushSubscription[];
}

@Resolver(() => Viewer)
export class ViewerPushResolver {
  @FieldResolver(() => [PushSubscription], {
    description: 'Browsers that receive push messages, latest first. Not for personal access tokens.',
  })
  pushSubscriptions(@Root() { user }: Viewer, @Ctx() ctx: Context): Promise<PushSubscription[]> {
    authorizeViewerField(ctx, 'pushSubscriptions');
    return pushSubscriptionsOf(ctx, user.id);
  }

  @FieldResolver(() => String, {
    description:
      'The public key with which a browser subscribes to push messages (`applicationServerKey`), base64url.',
  })
  async pushPublicKey(@Ctx() ctx: Context): Promise<string> {
    return (await ctx.pushKeys()).publicKey;
  }

  @Mutation(() => AddPushSubscriptionPayload, {
    description: 'Sends push messages to a browser until its sign-in ends; repeating it changes nothing.',
  })
  async addPushSubscription(
    @Ctx() ctx: Context,
    @Arg('input') input: AddPushSubscriptionInput,
  ): Promise<AddPushSubscriptionPayload> {
    const userId = authorizeMember(ctx, 'addPushSubscription');
    await addPushSubscription(ctx, userId, input);
    return { pushSubscriptions: await pushSubscriptionsOf(ctx, userId) };
  }

  @Mutation(() => RemovePushSubscriptionPayload, {
    description: 'Sends no push messages to a browser any more; repeating it changes nothing.',
  })
  async removePushSubscription(
    @Ctx() ctx: Context,
    @Arg('input') input: RemovePushSubscriptionInput,
  ): Promise<RemovePushSubscriptionPayload> {
    const userId = authorizeMember(ctx, 'removePushSubscription');
    await removePushSubscription(ctx, userId, input);
    return { pushSubscriptions: await pushSubscriptionsOf(ctx, userId) };
  }
}
