import { Field, ID, InputType } from 'type-graphql';

@InputType()
class MemberInput {
  @Field(() => ID, { description: 'The member.' })
  id: string;
}

@InputType({ description: 'Whom to mute.' })
export class MuteMemberInput extends MemberInput {}

@InputType({ description: 'Whom to mute no longer.' })
export class UnmuteMemberInput extends MemberInput {}

@InputType({ description: 'Whom to block.' })
export class BlockMemberInput extends MemberInput {}

@InputType({ description: 'Whom to block no longer.' })
export class UnblockMemberInput extends MemberInput {}
