import { limits } from './limits';

const { name, tagline, contact } = limits.group;

/** Texts about the group's settings. */
export const groupMessages = {
  groupSettings: {
    nameNeeded: 'Give the group a name',
    nameTooLong: `The name can have at most ${name.max} characters`,
    taglineNeeded: 'Say something about the group',
    taglineTooLong: `The tagline can have at most ${tagline.max} characters`,
    oneLine: 'This can’t contain line breaks or control characters',
    timeZone: 'Choose a time zone from the list, such as Europe/London',
    contact: `Enter an email address, or the address of a page that starts with https://, with at most ${contact.max} characters`,
  },
} as const;
