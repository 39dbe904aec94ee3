import { Matches, ValidateBy } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { messages } from '../../../contract/messages';
import { isPushEndpoint } from './publicAddress';

const { push: texts } = messages;

@InputType({ description: "A browser's subscription to push messages, as its PushSubscription gives it." })
export class AddPushSubscriptionInput {
  @Field(() => String, { description: 'Its endpoint: the https address of a push service.' })
  @ValidateBy(
    { name: 'isPushEndpoint', validator: { validate: (value) => isPushEndpoint(String(value)) } },
    { message: texts.endpoint },
  )
  endpoint: string;

  @Field(() => String, { description: 'Its key `p256dh`, base64url.' })
  @Matches(/^[\w-]{87}=?$/, { message: texts.key })
  p256dh: string;

  @Field(() => String, { description: 'Its key `auth`, base64url.' })
  @Matches(/^[\w-]{22}={0,2}$/, { message: texts.key })
  auth: string;
}

@InputType({ description: 'A subscription to end.' })
export class RemovePushSubscriptionInput {
  @Field(() => ID, { nullable: true, description: 'Its id; or give its endpoint.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Its endpoint.' })
  endpoint?: string | null;
}
