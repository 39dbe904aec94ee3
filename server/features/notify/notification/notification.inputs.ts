import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { DigestFrequency, NotificationKind, NotificationWay } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { ConnectionArgs } from '../../../graphql/connection';
import { given, IsWhole } from '../../../graphql/inputRules';

const minute = { min: 0, max: 24 * 60 - 1 };
const { notification: texts } = messages;
/** More than there are kinds and ways, which repetitions could exceed. */
const preferencesMax = 50;

@ArgsType()
export class NotificationsArgs extends ConnectionArgs {
  @Field(() => Boolean, { nullable: true, description: 'Only unread ones, or only read ones.' })
  unread?: boolean | null;

  @Field(() => [NotificationKind], { nullable: true, description: 'Only these kinds.' })
  @given('kinds')
  @ArrayMaxSize(preferencesMax)
  kinds?: NotificationKind[] | null;
}

@InputType({ description: 'Notifications to mark as read: by their ids, or all.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], {
    nullable: true,
    description: `At most ${limits.page.max}; those that aren't the viewer's are ignored.`,
  })
  @given('ids')
  @ArrayMaxSize(limits.page.max, { message: texts.tooMany })
  ids?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'All that are unread.' })
  all?: boolean | null;
}

@InputType({ description: 'The ways of one kind of event.' })
class NotificationPreferenceInput {
  @Field(() => NotificationKind, { description: 'The kind.' })
  kind: NotificationKind;

  @Field(() => [NotificationWay], {
    nullable: true,
    description: 'The ways; empty for none; null for those of a new member.',
  })
  @given('ways')
  @ArrayMaxSize(preferencesMax)
  ways?: NotificationWay[] | null;
}

@InputType({ description: 'How to be notified of some kinds of events; the others stay unchanged.' })
export class SetNotificationPreferencesInput {
  @Field(() => [NotificationPreferenceInput], { description: 'The kinds to change.' })
  @ArrayMaxSize(preferencesMax)
  preferences: NotificationPreferenceInput[];
}

@InputType({ description: 'Quiet hours.' })
class QuietHoursInput {
  @Field(() => Int, { description: `Their start, in minutes of the day, ${minute.min} to ${minute.max}.` })
  @IsWhole(minute, { message: texts.minute })
  from: number;

  @Field(() => Int, {
    description: 'Their end, in minutes of the day; before the start it is on the next day.',
  })
  @IsWhole(minute, { message: texts.minute })
  until: number;

  @Field(() => String, { description: 'Their time zone, such as Europe/London.' })
  timeZone: string;
}

@InputType({ description: 'How to be notified; omitted fields stay unchanged.' })
export class SetNotificationSettingsInput {
  @Field(() => DigestFrequency, { nullable: true, description: 'How often the digest is sent.' })
  digest?: DigestFrequency | null;

  @Field(() => QuietHoursInput, { nullable: true, description: 'Quiet hours; null removes them.' })
  quietHours?: QuietHoursInput | null;
}
