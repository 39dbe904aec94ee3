import { Matches, ValidateBy, type ValidationOptions } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { JoiningMode } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { combineRules, given, HasLength } from '../../../graphql/inputRules';
import { isEmailAddress } from '../../../lib/emailAddress';
import { oneLine } from '../../../lib/normalizeText';
import { isTimeZone } from '../../../lib/timeZones';

const { name, tagline, contact } = limits.group;
const texts = messages.groupSettings;

const PassesCheck = (name: string, validate: (value: string) => boolean, options: ValidationOptions) =>
  ValidateBy(
    { name, validator: { validate: (value) => typeof value === 'string' && validate(value) } },
    options,
  );

/** Whether a text is a mail address or a web address with https; no browser executes either, unlike javascript: addresses. */
function isContact(text: string): boolean {
  // Refuses white space and control characters.
  if (text.length > contact.max || /[\s\p{Cc}]/u.test(text)) return false;
  if (text.startsWith('https://')) return URL.canParse(text) && new URL(text).hostname.includes('.');
  return isEmailAddress(text);
}

/** A text of one line with a maximum length. The pattern refuses control characters and Unicode's line separators. */
const LineField = (
  field: string,
  max: number,
  { required, tooLong }: { required: string; tooLong: string },
  description: string,
) =>
  combineRules(
    Field(() => String, { nullable: true, description }),
    given(field),
    Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { message: texts.oneLine }),
    HasLength({ min: 1, max }, oneLine, { tooShort: required, tooLong }),
  );

@InputType({
  description:
    'Settings of the group to change. Omitted ones stay; null returns to the configuration’s value.',
})
export class SaveGroupSettingsInput {
  @LineField(
    'name',
    name.max,
    { required: texts.nameNeeded, tooLong: texts.nameTooLong },
    `What documents and mails call the group: one line, 1 to ${name.max} characters.`,
  )
  name?: string | null;

  @LineField(
    'tagline',
    tagline.max,
    { required: texts.taglineNeeded, tooLong: texts.taglineTooLong },
    `What search engines, previews and feeds say of the group: one line, 1 to ${tagline.max} characters.`,
  )
  tagline?: string | null;

  @Field(() => String, { nullable: true, description: 'The time zone that the group meets in.' })
  @given('timeZone')
  @PassesCheck('isTimeZone', isTimeZone, { message: texts.timeZone })
  timeZone?: string | null;

  @Field(() => JoiningMode, { nullable: true, description: 'Who may make an account.' })
  joining?: JoiningMode | null;

  @Field(() => String, {
    nullable: true,
    description:
      'An address, or a page that starts with https://, by which everyone can reach the organisers.',
  })
  @given('contact')
  @PassesCheck('isContact', isContact, { message: texts.contact })
  contact?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether robots.txt lets crawlers in that gather texts to train models.',
  })
  allowsAiCrawlers?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether first public stories of new accounts, and their comments with links, wait for an organiser. Turning it off releases nothing that waits.',
  })
  newAccountsWait?: boolean | null;
}
