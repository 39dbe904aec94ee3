import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { problemOfText } from '../../../forms/problemOfText';
import type { Problems } from '../../../forms/useCheckedForm';

const { name: nameLimit, tagline: taglineLimit, contact: contactLimit } = limits.group;
const texts = messages.groupSettings;

/** The form's values; an empty contact means none. */
export interface GroupValues {
  name: string;
  tagline: string;
  timeZone: string;
  joining: string;
  contact: string;
  newAccountsWait: boolean;
  allowsAiCrawlers: boolean;
}

type Stored = { readonly [Field in keyof Omit<GroupValues, 'contact'>]: GroupValues[Field] } & {
  readonly contact: string | null | undefined;
};

export const toValues = ({ contact, ...values }: Stored): GroupValues => ({
  ...values,
  contact: contact ?? '',
});

/** The time zones that this browser knows, to choose from; the server decides which are valid. */
export const timeZones: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

/** Whether it is an https:// address with a dot in its host, or an email address. */
const isContact = (text: string) =>
  text.length <= contactLimit.max && (/^https:\/\/\S+\.\S+$/.test(text) || limits.email.pattern.test(text));

export function problemsOf({ name, tagline, timeZone, contact }: GroupValues): Problems<GroupValues> {
  return {
    name: problemOfText(
      name,
      { min: 1, max: nameLimit.max },
      { tooShort: texts.nameNeeded, tooLong: texts.nameTooLong },
    ),
    tagline: problemOfText(
      tagline,
      { min: 1, max: taglineLimit.max },
      { tooShort: texts.taglineNeeded, tooLong: texts.taglineTooLong },
    ),
    timeZone: isTimeZone(timeZone.trim()) ? undefined : texts.timeZone,
    contact: !contact.trim() || isContact(contact.trim()) ? undefined : texts.contact,
  };
}

const trimmed = <Value extends string | boolean>(value: Value): Value =>
  (typeof value === 'string' ? value.trim() : value) as Value;

/**
 * The mutation's input, with changed fields only. A value equal to that of the configuration becomes null, so that it follows the
 * configuration again.
 */
export function toInput(saved: GroupValues, defaults: GroupValues, values: GroupValues) {
  const fields = Object.keys(values) as (keyof GroupValues)[];
  return Object.fromEntries(
    fields
      .filter((field) => trimmed(values[field]) !== saved[field])
      .map((field) => {
        const value = trimmed(values[field]);
        return [field, value === defaults[field] ? null : value];
      }),
  );
}
