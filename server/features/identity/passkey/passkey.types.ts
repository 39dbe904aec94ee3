import { Field, ID, ObjectType } from 'type-graphql';
import { Passkey } from '../../../model/passkey.entity';
import { Viewer } from '../../../model/viewer.type';
import { AuthTokens } from '../account/account.types';
import { challengeMinutes } from './challenges';

const optionsField = (kind: string) => ({
  description: `Options for \`navigator.credentials.${kind}()\` as JSON, with a challenge that is answered once, within ${challengeMinutes} minutes.`,
});

@ObjectType({ description: 'What a browser needs for making a passkey.', simpleResolvers: true })
export class StartPasskeyPayload {
  @Field(() => String, optionsField('create'))
  options: string;
}

@ObjectType({ description: 'What a browser needs for signing in by passkey.', simpleResolvers: true })
export class StartPasskeySignInPayload {
  @Field(() => String, optionsField('get'))
  options: string;
}

@ObjectType({
  description: "What a browser needs for confirming by passkey that it's the viewer.",
  simpleResolvers: true,
})
export class StartPasskeyVerificationPayload {
  @Field(() => String, optionsField('get'))
  options: string;
}

@ObjectType({ description: 'The member, signed in by passkey.', simpleResolvers: true })
export class SignInWithPasskeyPayload {
  @Field(() => AuthTokens, { description: "The new sign-in's tokens." })
  tokens: AuthTokens;

  @Field(() => Viewer, { description: 'The member who signed in.' })
  viewer: Viewer;

  @Field(() => String, { description: "The device's secret, as signIn returns it." })
  deviceToken: string;
}

@ObjectType({ description: 'The passkey signs in.', simpleResolvers: true })
export class AddPasskeyPayload {
  @Field(() => Passkey, { description: 'The new passkey.' })
  passkey: Passkey;

  @Field(() => Viewer, { description: 'The viewer, with all passkeys.' })
  viewer: Viewer;
}

@ObjectType({ description: 'The passkey has another name.', simpleResolvers: true })
export class RenamePasskeyPayload {
  @Field(() => Passkey, { description: 'The passkey.' })
  passkey: Passkey;
}

@ObjectType({ description: 'The passkey signs nobody in any more.', simpleResolvers: true })
export class RemovePasskeyPayload {
  @Field(() => ID, { description: 'Its id.' })
  removedPasskeyId: string;

  @Field(() => Viewer, { description: 'The viewer, with the passkeys that are left.' })
  viewer: Viewer;
}
