import { limits } from './limits';

const { noteMax } = limits.report;

/** Texts about reports and what is decided about them. */
export const reportMessages = {
  report: {
    notFound: 'There is nothing to report here',
    own: 'This is your own. You can change or delete it yourself.',
    caseNotFound: 'Report not found',
    settled: 'Somebody else has decided about this already',
    noteTooLong: `At most ${noteMax} characters`,
  },
  decision: {
    reasonNeeded: 'Say why: the author is told',
    /** For texts that staff deleted by the author's own button. */
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
