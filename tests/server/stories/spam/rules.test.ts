import { findingText, newAccount, repeatedLeast } from '../../../../server/contract/spamRules';
import { type Author, isNew } from '../../../../server/features/members/user/newAccount';
import { hashOfText, isFullOfLinks, judge, linksIn } from '../../../../server/features/stories/spam/rules';
import { minMs } from '../../../support/minMs';

const young: Author = { isStaff: false, days: 0, approved: 0 };
const old: Author = { isStaff: false, days: 400, approved: 0 };
const link = 'https://cheap.example/pills';
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const said = (given: Partial<Parameters<typeof judge>[0]>) => {
  const { findings, waits } = judge({
    kind: 'comment',
    text: 'Lovely.',
    author: young,
    repeated: 0,
    newAccountsWait: true,
    ...given,
  });
  return { waits, rules: findings.map(({ rule }) => rule) };
};

it.each([
  [young, true],
  [{ ...young, days: newAccount.days - 1, approved: newAccount.approved - 1 }, true],
  [{ ...young, days: newAccount.days }, false],
  [{ ...young, approved: newAccount.approved }, false],
  [{ ...young, isStaff: true }, false],
])('%j is a new account: %p', (author, expected) => {
  expect(isNew(author)).toBe(expected);
});

it.each([
  ['see www.example.com and [this](https://a.example/b), or <http://c.example>', 3],
  ['no.dots.here, e.g. or 3.14', 0],
  ['httpsfoo wwwidth', 0],
])('%s has %p links', (text, count) => {
  expect(linksIn(text)).toHaveLength(count);
});

it.each([
  ['one link alone', link, false],
  ['two links and nothing else', `${link} ${link}`, true],
  ['three links in a short text', `${link} ${link} ${link} ${words(50)}`, true],
  ['three links in a long text', `${link} ${link} ${link} ${words(400)}`, false],
  ['no link', words(10), false],
])('%s is full of links: %#', (_, text, expected) => {
  expect(isFullOfLinks(text)).toBe(expected);
});

describe('the same text', () => {
  it('is the same whatever its case, signs and spaces', () => {
    const text = 'Buy the best watches of the whole world at our shop';
    expect(hashOfText(text)).toBe(hashOfText(`  ${text.toUpperCase().replaceAll(' ', '…  ')}!!`));
    expect(hashOfText(text)).not.toBe(hashOfText(`${text}s`));
  });

  it('counts only from a length that people don’t write by chance', () => {
    expect(hashOfText('Thank you so much!')).toBeNull();
    expect(hashOfText('a'.repeat(repeatedLeast))).not.toBeNull();
  });
});

it.each<[string, Partial<Parameters<typeof judge>[0]>, ReturnType<typeof said>]>([
  ['a new account’s comment', {}, { waits: false, rules: [] }],
  ['a new account’s comment with a link', { text: link }, { waits: true, rules: ['new_account', 'links'] }],
  ['a new account’s story', { kind: 'story' }, { waits: true, rules: ['new_account'] }],
  ['the same without the setting', { kind: 'story', newAccountsWait: false }, { waits: false, rules: [] }],
  ['an old account’s link', { text: link, author: old }, { waits: false, rules: [] }],
  [
    'an old account’s many links',
    { text: `${link} ${link}`, author: old },
    { waits: false, rules: ['links'] },
  ],
  ['an old account’s text again', { author: old, repeated: 2 }, { waits: false, rules: ['repeated'] }],
  [
    'whatever staff write',
    { text: `${link} ${link}`, author: { ...young, isStaff: true }, repeated: 2 },
    { waits: false, rules: [] },
  ],
])('%s', (_, given, expected) => {
  expect(said(given)).toEqual(expected);
});

it('each finding is a sentence that its author understands', () => {
  const sentences = (['new_account', 'links', 'repeated'] as const).flatMap((rule) =>
    [0, 1, 5].map((amount) => findingText({ rule, amount })),
  );
  expect(new Set(sentences)).toEqual(
    new Set([
      ...['The account was made today', 'The account is a day old', 'The account is 5 days old'],
      ...[
        'The text has 0 links',
        'The text has a link',
        'The text has 5 links',
        'The same text was posted before',
      ],
    ]),
  );
});

it.each([
  ['letters that stand for many', '\ufdfa'.repeat(2_000_000)],
  ['letters with many marks', `a${'\u0301'.repeat(29)}`.repeat(64_000)],
])('a long text of %s is compared in the time of others', (_, text) => {
  const letters = '\u0436'.repeat(text.length);
  const ofOthers = minMs(0, () => hashOfText(letters));
  expect(minMs(2.5 * ofOthers, () => hashOfText(text))).toBeLessThan(2.5 * ofOthers);
});
