import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { MemberState, Role } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { combineRules, HasLength } from '../../../graphql/inputRules';
import { withoutEdges } from '../../../lib/normalizeText';

const { max } = limits.reason;
const { reasonNeeded, reasonTooLong } = messages.membership;

const MemberField = () => Field(() => ID, { description: 'The id of the ManagedMember, or of the User.' });

const ReasonField = (description: string) =>
  combineRules(
    Field(() => String, { description }),
    HasLength({ min: 1, max }, withoutEdges, { tooShort: reasonNeeded, tooLong: reasonTooLong }),
  );

const reasonDescription = `Why, at most ${max} characters. The member is told, and the audit log has it.`;

@ArgsType()
export class ManagedMembersArgs extends ConnectionArgs {
  @Field(() => String, {
    nullable: true,
    description: `Only members whose name or username starts with this text, or, for administrators, whose address does: at most ${limits.search.max} characters.`,
  })
  search?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only members with this role.' })
  role?: Role | null;

  @Field(() => MemberState, { nullable: true, description: 'Only members in this state.' })
  state?: MemberState | null;
}

@InputType({ description: 'A member to suspend.' })
export class SuspendMemberInput {
  @MemberField()
  id: string;

  @ReasonField(reasonDescription)
  reason: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether what they wrote for others is removed as well, which restoring does not undo: comments, feedback, messages, profile. Stories are hidden one by one, as by hideContent.',
  })
  removeContent?: boolean | null;
}

@InputType({ description: 'A suspended member to restore.' })
export class RestoreMemberInput {
  @MemberField()
  id: string;

  @ReasonField(reasonDescription)
  reason: string;
}

@InputType({ description: "A member's new roles." })
export class SetMemberRolesInput {
  @MemberField()
  id: string;

  @Field(() => [Role], {
    description: 'All their roles; every member has USER, whether or not it is listed.',
  })
  roles: Role[];

  @ReasonField(reasonDescription)
  reason: string;
}

@InputType({ description: 'A member whose sign-ins to end.' })
export class EndMemberSignInsInput {
  @MemberField()
  id: string;

  @ReasonField(reasonDescription)
  reason: string;
}

@InputType({ description: 'A member to send a link to a new password.' })
export class SendMemberRecoveryInput {
  @MemberField()
  id: string;
}
