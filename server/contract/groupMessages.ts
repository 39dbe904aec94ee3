import { limits } from './limits';

const { name, tagline, contact } = limits.group;

export const inMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 })} MB`;

/** Texts about the group's settings. */
export const groupMessages = {
  tooManySubscriptions: 'Too many subscriptions are open. Please close some.',
  stored: {
    full: (max: number) =>
      `Your texts, with their drafts and earlier versions, take the ${inMegabytes(max)} that a member has. You can read, export and delete them as before. Deleting makes room; shortening may not, because earlier versions are kept.`,
    hour: (max: number) => `At most ${inMegabytes(max)} of texts can be saved in an hour.`,
  },
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
