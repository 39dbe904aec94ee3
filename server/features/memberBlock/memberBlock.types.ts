import { Field, ObjectType } from 'type-graphql';
import { User } from '../../model/user.entity';

@ObjectType({ description: 'The member, as the viewer sees them now.', simpleResolvers: true })
export class MemberBlockPayload {
  @Field(() => User, { description: 'The member.' })
  user: User;
}
