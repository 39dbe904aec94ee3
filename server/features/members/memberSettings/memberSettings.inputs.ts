import { ArrayMaxSize, Matches, Min, ValidateNested } from 'class-validator';
import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { limits } from '../../../contract/limits';
import { MaxCharacters } from '../../../graphql/inputRules';
import { MemberSetting } from '../../../model/memberSetting.entity';

const { nameMax, valueMax, most } = limits.setting;

@InputType({ description: 'A changed setting.' })
class SettingInput {
  @Field(() => String, {
    description:
      'Its name: `privacy.default_story_privacy`, or `editor.` and the name of a setting of the editor.',
  })
  @Matches(/^(editor\.[a-z][a-z_]*|privacy\.default_story_privacy)$/, {
    message: 'Only settings of the editor and the default privacy follow the account',
  })
  @MaxCharacters(nameMax)
  name: string;

  @Field(() => String, { description: 'Its value as JSON: a text, a number or a boolean.' })
  @Matches(/^("[^"\\\p{Cc}]*"|-?(0|[1-9]\d{0,14})(\.\d{1,15})?|true|false)$/u, {
    message: 'A value is a JSON text without escapes, a number, true or false',
  })
  @MaxCharacters(valueMax)
  value: string;

  @Field(() => Float, {
    description: 'How many milliseconds ago the member changed it, by the clock of the device: 0 for now.',
  })
  @Min(0, { message: 'A change is not in the future' })
  changedAgoMs: number;
}

@InputType({ description: 'Changed settings.' })
export class SaveSettingsInput {
  @Field(() => [SettingInput], { description: `The settings, at most ${most}.` })
  @ArrayMaxSize(most, { message: `At most ${most} settings` })
  @ValidateNested({ each: true })
  settings: SettingInput[];
}

@ObjectType({ description: "The member's settings.", simpleResolvers: true })
export class SaveSettingsPayload {
  @Field(() => [MemberSetting], { description: 'All settings that follow the member, after the change.' })
  settings: MemberSetting[];
}
