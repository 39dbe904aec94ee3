import { batchesOf, toInput } from '../../../../client/features/stories/import/importBatches';
import type { ImportedText } from '../../../../client/textFiles/importedText';

const text = (overrides: Partial<ImportedText> = {}): ImportedText => ({
  localId: 'import_1',
  title: 'A',
  content: 'Text.',
  isVerse: null,
  tags: ['sea'],
  createdAt: new Date('2023-01-02T03:04:05.678Z'),
  publishedAt: new Date('2023-03-02T03:04:05.678Z'),
  ...overrides,
});

test('a batch has at most a hundred texts, and eight megabytes of UTF-8, which can be more than characters', () => {
  const batches = batchesOf(Array.from({ length: 250 }, () => text()));
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
  const long = text({ content: 'é'.repeat(2_000_000) });
  expect(batchesOf([long, long, long, text()]).map(({ length }) => length)).toEqual([2, 2]);
});

test('a text has the selected privacy, or its own if it is stricter, keeps its language, and stays unlisted', () => {
  const published = text({ privacyLevel: 'PUBLIC', listed: false, lang: 'nb' });
  expect(toInput(published, false)).toMatchObject({
    listed: false,
    lang: 'nb',
    privacyLevel: 'PUBLIC',
    createdAt: '2023-01-02T03:04:05.678Z',
    publishedAt: '2023-03-02T03:04:05.678Z',
  });
  expect(toInput(published, true)).toMatchObject({ privacyLevel: 'PRIVATE', publishedAt: null });
  expect(toInput(text(), false)).toMatchObject({ privacyLevel: 'PRIVATE', publishedAt: null });
});
