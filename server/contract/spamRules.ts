/** Rules against spam. */
export const spamRules = ['new_account', 'links', 'repeated'] as const;
export type SpamRule = (typeof spamRules)[number];

/** Something that a rule found: how many days, links or earlier texts. */
export interface Finding {
  rule: SpamRule;
  amount: number;
}

/**
 * An account is new for so many days, or until organisers have approved so many of its texts. Each of its comments, shares and
 * reports takes so many points of the limit.
 */
export const newAccount = { days: 14, approved: 3, points: 3 } as const;

/** Texts with so many links are looked at, unless they have more words for each. */
export const manyLinks = { least: 3, wordsEach: 100 } as const;
/** Texts with so many links that most of it is links, in characters, are looked at as well. */
export const mostlyLinks = { least: 2, share: 0.5 } as const;

/** Shorter texts are often the same: 'Thank you for reading'. */
export const repeatedLeast = 40;
/** A comment is compared with those of so many hours. */
export const repeatedHours = 24;

/**
 * So many texts of one author are listed at a time, besides those that wait or were reported: more would say nothing new of them, and
 * would hide the cases of others. Texts that are sent at the same moment may exceed it by a few.
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
