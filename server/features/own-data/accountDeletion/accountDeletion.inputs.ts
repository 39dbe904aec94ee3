import { IsOptional, MaxLength, MinLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';

@InputType({ description: "The viewer's password as a confirmation." })
export class DeleteAccountInput {
  @Field(() => String, {
    nullable: true,
    description: "The account's password. An account without one needs a fresh sign-in instead.",
  })
  @IsOptional()
  @MaxLength(limits.password.max, { message: messages.accountDeletion.wrongPassword })
  @MinLength(1, { message: messages.password.required })
  password?: string | null;
}
