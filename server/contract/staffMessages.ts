import { limits } from './limits';

const { name, tagline, contact } = limits.group;
const { noteMax } = limits.report;

const inMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 })} MB`;

/** Texts about the group's settings and limits, its members and reports. */
export const staffMessages = {
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
  account: { notFound: 'Member not found' },
  membership: {
    reasonNeeded: 'Give a reason',
    reasonTooLong: `A reason can have at most ${limits.reason.max} characters`,
    waits: 'This member waits for approval: approve or decline the request instead',
    ownAdminRole: 'You can’t take the role of administrator from yourself',
    lastAdmin: 'This member is the only administrator. Make someone else an administrator first.',
  },
  report: {
    notFound: 'There is nothing to report here',
    own: 'This is your own. You can change or delete it yourself.',
    caseNotFound: 'Report not found',
    settled: 'Somebody else has decided about this already',
    noteTooLong: `At most ${noteMax} characters`,
  },
  decision: {
    reasonNeeded: 'Say why: the author is told',
    /** The reason of a decision without one: staff deleted the text with the button that its author has, too. */
    noReason: 'No reason was given',
    reasonTooLong: `A reason can have at most ${noteMax} characters`,
    contentNotFound: 'This is not there any more',
    onlyTexts: 'Only stories and comments can be hidden; anything else is removed',
    changed: 'It was changed since you read it. Read it again before you decide.',
    seenAtNeeded: 'Say when what you read was last changed',
    held: 'It waits to be shown: approve, hide or remove it',
    storiesAreHidden: 'A story is hidden, never removed: nobody loses their words',
  },
} as const;
