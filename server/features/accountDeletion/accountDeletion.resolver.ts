import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { authorizeMember } from '../../authz/authorize';
import type { Context } from '../../context';
import { DeleteAccountInput } from './accountDeletion.inputs';
import { deleteAccount } from './accountDeletion.service';
import { DeleteAccountPayload } from './accountDeletion.types';

/** Hashing a password costs as much as reading a long list, so one document can't contain ten. */
const passwordCost = 1_000;

@Resolver()
export class AccountDeletionResolver {
  @Mutation(() => DeleteAccountPayload, {
    description:
      "Permanently deletes the viewer's account and data. Their comments on others' public stories stay, by 'Deleted member'.",
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
