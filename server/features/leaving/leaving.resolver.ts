import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { authorizeMember } from '../../authz/authorize';
import type { Context } from '../../context';
import { Viewer } from '../user/viewer.type';
import { deleteAccount } from './deleteAccount.service';
import { linkToDataExport } from './exportLink';
import { DeleteAccountInput } from './leaving.inputs';
import { DataExport, DeleteAccountPayload } from './leaving.types';

/** Hashing a password takes as much work as reading a long list: ten in one document are too many. */
const passwordCost = 1_000;

@Resolver()
export class LeavingResolver {
  @Mutation(() => DeleteAccountPayload, {
    description:
      "Deletes the viewer's account and everything of theirs for good; their comments on others' public stories stay, as 'Deleted member'.",
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

@Resolver(() => Viewer)
export class ViewerDataResolver {
  @FieldResolver(() => DataExport, {
    description: 'A link to one ZIP of everything the server holds on the viewer.',
  })
  dataExport(@Ctx() ctx: Context): Promise<DataExport> {
    return linkToDataExport(ctx);
  }
}
