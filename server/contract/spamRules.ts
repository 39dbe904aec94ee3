/** Rules against spam. */
export const spamRules = ['new_account', 'links', 'repeated'] as const;
export type SpamRule = (typeof spamRules)[number];

/** A match of a rule. */
export interface Finding {
  rule: SpamRule;
  /** How many days, links or earlier texts it found. */
  amount: number;
}

/**
 * An account is new for `days`, or until organisers have approved `approved` of its texts. Each of its comments, shares and reports
 * takes `points` of the rate limit.
 */
export const newAccount = { days: 14, approved: 3, points: 3 } as const;

/** A text matches with at least `least` links, unless it has `wordsEach` words or more for each of them. */
export const manyLinks = { least: 3, wordsEach: 100 } as const;
/** A text matches as well with at least `least` links that make up the part `share` of its characters. */
export const mostlyLinks = { least: 2, share: 0.5 } as const;

/** Letters of a text from which on repeating it counts. Shorter ones are often the same: 'Thank you for reading'. */
export const repeatedLeast = 40;
/** A comment is compared with those of the last so many hours. */
export const repeatedHours = 24;

/**
 * Maximum number of an author's open cases that only list a text, so that they don't crowd out the cases of others. Texts that wait or
 * were reported aren't limited. Texts that are sent at the same moment may exceed the limit by a few.
 */
export const listedMax = 20;

/** What a rule found, in words that organisers and the author read alike. */
const sentences: Record<SpamRule, (amount: number) => string> = {
  new_account: (days) =>
    days === 0 ? 'The account was made today' : `The account is ${days === 1 ? 'a day' : `${days} days`} old`,
  links: (links) => `The text has ${links === 1 ? 'a link' : `${links} links`}`,
  repeated: () => 'The same text was posted before',
};

/** A finding in one sentence, without a full stop. */
export const findingText = ({ rule, amount }: Finding): string => sentences[rule](amount);
