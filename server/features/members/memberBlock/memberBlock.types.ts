import { Field, ObjectType } from 'type-graphql';
import { User } from '../../../model/user.entity';

@ObjectType({ simpleResolvers: true })
class MemberPayload {
  @Field(() => User, { description: 'The member, as the viewer sees them now.' })
  user: User;
}

@ObjectType({ description: 'After muting.', simpleResolvers: true })
export class MuteMemberPayload extends MemberPayload {}

@ObjectType({ description: 'After muting has ended.', simpleResolvers: true })
export class UnmuteMemberPayload extends MemberPayload {}

@ObjectType({ description: 'After blocking.', simpleResolvers: true })
export class BlockMemberPayload extends MemberPayload {}

@ObjectType({ description: 'After blocking has ended.', simpleResolvers: true })
export class UnblockMemberPayload extends MemberPayload {}
