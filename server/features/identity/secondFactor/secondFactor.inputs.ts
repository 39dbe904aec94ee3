import { MaxLength, MinLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { messages } from '../../../contract/messages';
import { codeMax } from './codeField';

@InputType({ description: 'The first code of an authenticator app.' })
export class ConfirmTotpInput {
  @Field(() => String, { description: 'The six digits that the app shows.' })
  @MaxLength(codeMax, { message: messages.secondFactor.wrongCode })
  @MinLength(1, { message: messages.secondFactor.codeRequired })
  code: string;
}
