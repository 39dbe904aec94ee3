import { FeedbackStatus } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { buildFeedback, buildMember, type TestMember } from '../../../support/factories';
import { feedbackCalls } from '../../../support/feedbackCalls';
import { codeOf, dataOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = feedbackCalls(server);
let member: TestMember;
beforeAll(async () => {
  const author = await buildMember(server);
  member = await buildMember(server);
  const give = (title: string, description = 'Nothing more to say.') =>
    buildFeedback(server, author, { title, description });
  await give('Export stories as EPUB', 'So that I can read them on my e-reader.');
  await give('A dark mode for the reading page');
  await give('Larger text', 'Everything in the dark sidebar is too small for me.');
  await give('Reminders before Monday', 'A mail an hour before the session.');
  await give('暗いテーマ');
  await give('ダークモード');
  await give('Übersetzt auf Deutsch');
  await give('Sort by 50%_off');
  for (const status of [FeedbackStatus.REJECTED, FeedbackStatus.CLOSED]) {
    const { id } = await give(`Darkness ${status}`);
    await server.sql('UPDATE feedback SET status = ? WHERE id = ?', [status, id]);
  }
  for (let n = 0; n < 7; n += 1) await give(`Pagination number ${n}`);
});

async function similar(title: string): Promise<string[]> {
  const data = await dataOf(calls.similar(title, member.token));
  return data.similarFeedback.map((feedback: { title: string }) => feedback.title);
}

describe('feedback like a title', () => {
  it('has its words, best match first', async () => {
    expect(await similar('dark reading mode')).toEqual(['A dark mode for the reading page', 'Larger text']);
  });

  it.each(['epu', 'Exp', 'export my', 'exporting? EPUB!', 'EPUBs or e-readers: export'])(
    'is found while %j is being typed',
    async (title) => {
      expect((await similar(title))[0]).toBe('Export stories as EPUB');
    },
  );

  // The second of each is typed with marks that are characters of their own.
  it.each([
    ['Übers', 'Übersetzt auf Deutsch'],
    ['U\u0308bers', 'Übersetzt auf Deutsch'],
    ['ダーク', 'ダークモード'],
    ['タ\u3099ーク', 'ダークモード'],
  ])('typed as %j is found', async (title, found) => {
    expect(await similar(title)).toEqual([found]);
  });

  it('is also found by its description', async () => {
    expect(await similar('mail reminder')).toEqual(['Reminders before Monday']);
  });

  it('does not include rejected or closed feedback', async () => {
    expect(await similar('darkness')).toEqual([]);
  });

  it('is limited to five', async () => {
    expect(await similar('pagination')).toHaveLength(5);
  });

  it.each(['', '  ', 'ex', '+-*', 'e p'])(
    'is nothing for %j, which has fewer than three letters',
    async (title) => {
      expect(await similar(title)).toEqual([]);
    },
  );

  it('is found by its exact title if the index has none of the words', async () => {
    expect(await similar('暗いテ')).toEqual(['暗いテーマ']);
    expect(await similar('is it the')).toEqual([]);
  });

  it.each([
    '+dark -mode',
    '"dark mode',
    'dark) (mode',
    '~dark* @8 >mode <x',
    "dark' OR 1=1 -- ",
    'dark\\',
    '%dark%',
    '💡 dark',
  ])('takes %j for its words', async (title) => {
    expect(await similar(title)).toContain('A dark mode for the reading page');
  });

  it.each(['%%%', '___', '50_%off'])('takes nothing in %j for any character', async (title) => {
    expect(await similar(title)).toEqual([]);
  });

  it('is limited to titles of 200 characters', async () => {
    expect(await similar('word '.repeat(40))).toEqual([]);
    expect(fieldsOf(await calls.similar('x'.repeat(201), member.token))).toEqual({
      title: messages.feedback.titleTooLong,
    });
  });

  it('includes its votes, and is for members only', async () => {
    const { data } = await calls.similar('epub', member.token);
    expect(data.similarFeedback[0]).toMatchObject({ score: 0, viewerVote: null });
    expect(codeOf(await calls.similar('epub'))).toBe('UNAUTHENTICATED');
  });
});
