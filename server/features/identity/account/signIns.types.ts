import { Field, ID, ObjectType } from 'type-graphql';
import { connectionTypes } from '../../../graphql/connection';
import { SignIn } from '../../../model/signIn.entity';

export const { Connection: SignInConnection } = connectionTypes('SignIn', SignIn);

@ObjectType({ description: 'The sign-in was ended.', simpleResolvers: true })
export class RevokeSignInPayload {
  @Field(() => ID, { description: 'Its id.' })
  revokedSignInId: string;
}

@ObjectType({ description: 'The sign-ins were ended.', simpleResolvers: true })
export class RevokeAllSignInsPayload {
  @Field(() => [ID], { description: 'Their ids.' })
  revokedSignInIds: string[];
}
