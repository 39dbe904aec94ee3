import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authorizeMember } from '../../../authz/authorize';
import { passwordCost } from '../../../graphql/admission/cost';
import type { Context } from '../../../request/context';
import { verifySignIn } from './verifySignIn';
import { VerifySignInInput } from './verifySignIn.inputs';
import { VerifySignInPayload } from './verifySignIn.types';

@Resolver()
export class VerifySignInResolver {
  @Mutation(() => VerifySignInPayload, {
    description:
      'Proves again who holds this sign-in, after FRESH_SIGN_IN_REQUIRED: by a passkey, by a code if the account has two-step sign-in, else by its password. An account without any signs in again.',
    complexity: passwordCost,
  })
  verifySignIn(@Ctx() ctx: Context, @Arg('input') input: VerifySignInInput): Promise<VerifySignInPayload> {
    return verifySignIn(ctx, authorizeMember(ctx, 'verifySignIn'), input);
  }
}
