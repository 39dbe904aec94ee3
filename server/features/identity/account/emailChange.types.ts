import { Field, ObjectType } from 'type-graphql';
import { Viewer } from '../../../model/viewer.type';

@ObjectType({ description: 'The link was queued, if the address can be used.', simpleResolvers: true })
export class RequestEmailChangePayload {
  @Field(() => String, { description: 'A message for the member, the same for every address.' })
  message: string;
}

@ObjectType({ description: 'The account has a new address.', simpleResolvers: true })
export class ConfirmEmailChangePayload {
  @Field(() => String, { description: 'The new address.' })
  email: string;

  @Field(() => Viewer, { description: 'The viewer.' })
  viewer: Viewer;
}

@ObjectType({ description: 'What became of the test mail.', simpleResolvers: true })
export class SendTestEmailPayload {
  @Field(() => Boolean, {
    description: 'False if no mail server is set up, so that email reaches nobody.',
  })
  isSent: boolean;

  @Field(() => String, { description: 'A message for the member.' })
  message: string;
}
