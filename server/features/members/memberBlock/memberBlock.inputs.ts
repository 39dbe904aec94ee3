import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class MemberInput {
  @Field(() => ID, { description: 'The member.' })
  id: string;
}

@InputType({ description: 'The member to mute.' })
export class MuteMemberInput extends MemberInput {}

@InputType({ description: 'The member to unmute.' })
export class UnmuteMemberInput extends MemberInput {}

@InputType({ description: 'The member to block.' })
export class BlockMemberInput extends MemberInput {}

@InputType({ description: 'The member to unblock.' })
export class UnblockMemberInput extends MemberInput {}
