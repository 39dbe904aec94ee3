import { ArgsType, Field } from 'type-graphql';
import { Role } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { ConnectionArgs } from '../../../graphql/connection';

@ArgsType()
export class MembersArgs extends ConnectionArgs {
  @Field(() => String, {
    nullable: true,
    description: `Only members whose name or username starts with the text, at most ${limits.search.max} characters.`,
  })
  search?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only members with this role.' })
  role?: Role | null;
}
