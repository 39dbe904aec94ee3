import { Field, Int, ObjectType } from 'type-graphql';
import { Viewer } from '../../../model/viewer.type';

@ObjectType({ description: 'The second factor of an account: an authenticator app.', simpleResolvers: true })
export class SecondFactor {
  @Field(() => Date, { description: 'Since when it is asked for.' })
  turnedOnAt: Date;

  @Field(() => Int, { description: 'Recovery codes that are left.' })
  recoveryCodesLeft: number;
}

@ObjectType({
  description: 'A secret for an authenticator app. Nothing is asked for until a code confirms it.',
  simpleResolvers: true,
})
export class StartTotpPayload {
  @Field(() => String, { description: 'The secret in base 32, for typing.' })
  secret: string;

  @Field(() => String, { description: 'An otpauth URI with the secret, for a QR code.' })
  uri: string;
}

@ObjectType({ description: 'The second factor is on.', simpleResolvers: true })
export class ConfirmTotpPayload {
  @Field(() => [String], {
    description: 'Recovery codes, each for one sign-in without the app. They are returned only here.',
  })
  recoveryCodes: string[];

  @Field(() => Viewer, { description: 'The viewer.' })
  viewer: Viewer;
}

@ObjectType({ description: 'The second factor is off.', simpleResolvers: true })
export class DisableTotpPayload {
  @Field(() => Viewer, { description: 'The viewer.' })
  viewer: Viewer;
}

@ObjectType({ description: 'New recovery codes; the former ones ended.', simpleResolvers: true })
export class RenewRecoveryCodesPayload {
  @Field(() => [String], { description: 'The codes. They are returned only here.' })
  recoveryCodes: string[];

  @Field(() => Viewer, { description: 'The viewer.' })
  viewer: Viewer;
}
