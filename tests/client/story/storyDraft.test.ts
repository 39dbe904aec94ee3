import { readingTimeLabel, wordsLabel } from '../../../client/features/story/labels';
import { addTag, sameTextOnServer } from '../../../client/features/story/storyDraft';
import { newLocalId } from '../../../client/features/story/unsavedCopy';
import { messages } from '../../../server/contract/messages';

const ten = Array.from({ length: 10 }, (_, index) => `tag${index}`);

test.each([
  ['trims and lowercases', [], '  Sea Story ', ['sea story'], undefined],
  ['ignores what is there already', ['sea'], 'SEA', ['sea'], undefined],
  ['ignores nothing', ['sea'], '   ', ['sea'], undefined],
  ['keeps to ten', ten, 'sea', ten, messages.story.tooManyTags],
  ['keeps to twenty characters', [], 'a'.repeat(21), [], messages.tag.invalid],
  ['takes any script', [], 'Θάλασσα', ['θάλασσα'], undefined],
  ['refuses other marks', [], 'c++', [], messages.tag.invalid],
])('adding a tag %s', (_name, tags, entry, expected, problem) => {
  const added = addTag(tags, entry);
  expect([...added.tags]).toEqual(expected);
  expect(added.problem).toBe(problem);
});

test.each([
  [undefined, 'Quick read'],
  [null, 'Quick read'],
  [1, '1 min read'],
  [12, '12 min read'],
])('a reading time of %p reads %s', (minutes, label) => {
  expect(readingTimeLabel(minutes)).toBe(label);
});

test('one word is no words', () => {
  expect([wordsLabel(0), wordsLabel(1), wordsLabel(2)]).toEqual(['0 words', '1 word', '2 words']);
});

test('a local id has the form local_{timestamp}_{random}, and never comes twice', () => {
  expect(newLocalId()).toMatch(/^local_\d{13}_[a-z0-9]+$/);
  expect(newLocalId()).not.toBe(newLocalId());
});

test('what the server trims is the same text', () => {
  const sent = { title: ' A ', content: 'b\r\nc\n' };
  expect(sameTextOnServer(sent, { title: 'A', content: 'b\nc' })).toBe(true);
  expect(sameTextOnServer(sent, { title: 'A', content: 'b c' })).toBe(false);
});
