import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { authorizeMember } from '../../../authz/authorize';
import { passwordCost } from '../../../graphql/admission/cost';
import type { Context } from '../../../request/context';
import { unlessFresh } from '../../identity/secondFactor/freshSignIn';
import { DeleteAccountInput } from './accountDeletion.inputs';
import { deleteAccount } from './accountDeletion.service';

@ObjectType({ description: 'The account was deleted.', simpleResolvers: true })
class DeleteAccountPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedUserId: string;
}

@Resolver()
export class AccountDeletionResolver {
  @Mutation(() => DeleteAccountPayload, {
    description: `Permanently deletes the viewer's account and data. Their comments on others' public stories stay, by 'Deleted member'. With a second factor or without a password, ${unlessFresh}.`,
    complexity: passwordCost,
  })
  async deleteAccount(
    @Ctx() ctx: Context,
    @Arg('input') input: DeleteAccountInput,
  ): Promise<DeleteAccountPayload> {
    const userId = authorizeMember(ctx, 'deleteAccount');
    await deleteAccount(ctx, userId, input);
    return { deletedUserId: userId };
  }
}
