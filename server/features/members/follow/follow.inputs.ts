import { InputType } from 'type-graphql';
import { MemberInput } from '../memberBlock/memberBlock.inputs';

@InputType({ description: 'A member to follow.' })
export class FollowUserInput extends MemberInput {}

@InputType({ description: 'A member to unfollow.' })
export class UnfollowUserInput extends MemberInput {}
