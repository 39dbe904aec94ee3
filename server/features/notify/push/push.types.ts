import { Field, ObjectType } from 'type-graphql';
import { PushSubscription } from '../../../model/pushSubscription.entity';

@ObjectType({ description: 'The browser receives push messages.', simpleResolvers: true })
export class AddPushSubscriptionPayload {
  @Field(() => [PushSubscription], { description: "All of the viewer's, latest first." })
  pushSubscriptions: PushSubscription[];
}

@ObjectType({ description: 'The browser receives no push messages any more.', simpleResolvers: true })
export class RemovePushSubscriptionPayload {
  @Field(() => [PushSubscription], { description: "All of the viewer's that are left, latest first." })
  pushSubscriptions: PushSubscription[];
}
