import { Field, ObjectType } from 'type-graphql';
import { Viewer } from '../../../model/viewer.type';
import { AuthTokens } from '../account/account.types';

@ObjectType({
  description: 'A person who has an account at the provider and none here.',
  simpleResolvers: true,
})
class ProviderNewcomer {
  @Field(() => String, { description: 'Their address, which the provider has verified.' })
  email: string;

  @Field(() => String, { description: 'A username that is free.' })
  suggestedUsername: string;

  @Field(() => String, { nullable: true, description: 'The token of the invitation that they came with.' })
  invitation: string | null;
}

@ObjectType({
  description: 'The member, signed in; or the newcomer, who repeats the call with a username.',
  simpleResolvers: true,
})
export class SignInWithProviderPayload {
  @Field(() => AuthTokens, { nullable: true, description: "The new sign-in's tokens." })
  tokens: AuthTokens | null;

  @Field(() => Viewer, { nullable: true, description: 'The member who signed in.' })
  viewer: Viewer | null;

  @Field(() => String, { nullable: true, description: "The device's secret, as with signIn." })
  deviceToken: string | null;

  @Field(() => String, { nullable: true, description: 'The path of the app that was asked for.' })
  returnTo: string | null;

  @Field(() => ProviderNewcomer, { nullable: true, description: 'Set if there is no account yet.' })
  newcomer: ProviderNewcomer | null;
}

@ObjectType({ description: "The provider's account opens the viewer's.", simpleResolvers: true })
export class LinkProviderPayload {
  @Field(() => Viewer, { description: 'The viewer.' })
  viewer: Viewer;
}

@ObjectType({ description: "No account at the provider opens the viewer's any more.", simpleResolvers: true })
export class UnlinkProviderPayload {
  @Field(() => Viewer, { description: 'The viewer.' })
  viewer: Viewer;
}
