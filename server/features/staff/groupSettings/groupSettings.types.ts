import { Field, ObjectType } from 'type-graphql';
import { JoiningMode } from '../../../contract/enums';

@ObjectType({ description: 'Values of the group’s settings.', simpleResolvers: true })
export class GroupSettingValues {
  @Field(() => String, { description: 'What documents and mails call the group.' })
  name: string;

  @Field(() => String, { description: 'What search engines, previews and feeds say of it.' })
  tagline: string;

  @Field(() => String, { description: 'The time zone that it meets in.' })
  timeZone: string;

  @Field(() => JoiningMode, { description: 'Who may make an account.' })
  joining: JoiningMode;

  @Field(() => String, {
    nullable: true,
    description: 'An address or a page by which everyone can reach the organisers.',
  })
  contact: string | null;

  @Field(() => Boolean, {
    description: 'Whether robots.txt lets crawlers in that gather texts to train models.',
  })
  allowsAiCrawlers: boolean;

  @Field(() => Boolean, {
    description:
      'Whether first public stories of new accounts, and their comments with links, wait for an organiser.',
  })
  newAccountsWait: boolean;
}

@ObjectType({ description: 'The settings of the group.', simpleResolvers: true })
export class GroupSettings {
  @Field(() => GroupSettingValues, { description: 'What holds now.' })
  values: GroupSettingValues;

  @Field(() => GroupSettingValues, {
    description: 'What the configuration says, which holds where nothing else was set.',
  })
  defaults: GroupSettingValues;

  @Field(() => [String], { description: 'The names of those that were set here.' })
  changed: string[];
}

@ObjectType({ description: 'The settings were saved.', simpleResolvers: true })
export class SaveGroupSettingsPayload {
  @Field(() => GroupSettings, { description: 'What holds now.' })
  groupSettings: GroupSettings;
}
