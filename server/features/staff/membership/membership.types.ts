import { Field, ID, ObjectType } from 'type-graphql';
import { MemberState, Role } from '../../../contract/enums';
import { connectionTypes } from '../../../graphql/connection';
import { AuditEntry } from '../../../model/auditEntry.entity';
import { Node } from '../../../model/node.type';
import { User } from '../../../model/user.entity';

@ObjectType({
  implements: Node,
  description: 'A member, as staff manages them. Deleted accounts have none.',
  simpleResolvers: true,
})
export class ManagedMember extends Node {
  /** An id of its own: a client's store would merge it with the User of the same id. */
  @Field(() => ID, { description: 'The global id.' })
  override id: string;

  userId: string;

  @Field(() => User, { description: 'The member, as others see them.' })
  user: User;

  @Field(() => [Role], { description: 'Their roles.' })
  roles: readonly Role[];

  @Field(() => MemberState, { description: 'Whether they may use their account.' })
  state: `${MemberState}`;

  @Field(() => Boolean, { description: 'Whether their address is confirmed.' })
  isConfirmed: boolean;

  @Field(() => Date, { description: 'When they joined, or asked to.' })
  joinedAt: Date;
}

export const { Connection: ManagedMemberConnection } = connectionTypes('ManagedMember', ManagedMember);
export const { Connection: AuditEntryConnection } = connectionTypes('AuditEntry', AuditEntry);

abstract class ManagedMemberPayload {
  managedMember: ManagedMember;
}

function payloadOf(name: string, description: string) {
  @ObjectType(name, { description, simpleResolvers: true })
  class Payload extends ManagedMemberPayload {
    @Field(() => ManagedMember, { description: 'The member.' })
    override managedMember: ManagedMember;
  }
  return Payload;
}

export const SuspendMemberPayload = payloadOf('SuspendMemberPayload', 'The member is suspended.');
export const RestoreMemberPayload = payloadOf('RestoreMemberPayload', 'The member is restored.');
export const SetMemberRolesPayload = payloadOf('SetMemberRolesPayload', 'The member has these roles.');
export const EndMemberSignInsPayload = payloadOf('EndMemberSignInsPayload', "The member's sign-ins ended.");
export const SendMemberRecoveryPayload = payloadOf(
  'SendMemberRecoveryPayload',
  'The mail goes out within the limits of the address.',
);

export type { ManagedMemberPayload };
