import { addTags } from '../../../../client/documents/model/addTags';
import { missingFields } from '../../../../client/documents/model/missingFields';
import { toPrivacy } from '../../../../client/lib/privacy';
import { readingTimeLabel, wordsLabel } from '../../../../client/ui/content/labels';
import { messages } from '../../../../server/contract/messages';

const ten = Array.from({ length: 10 }, (_, index) => `tag${index}`);

test.each([
  ['trims and lowercases', [], '  Sea Story ', ['sea story'], undefined],
  ['ignores what is there already', ['sea'], 'SEA', ['sea'], undefined],
  ['keeps single spaces', ['slow burn'], 'Slow  Burn', ['slow burn'], undefined],
  ['ignores nothing', ['sea'], '   ', ['sea'], undefined],
  ['keeps to ten', ten, 'sea', ten, messages.story.tooManyTags],
  ['keeps to twenty characters', [], 'a'.repeat(21), [], messages.tag.invalid],
  ['takes any script', [], 'Θάλασσα', ['θάλασσα'], undefined],
  ['refuses other marks', [], 'c++', [], messages.tag.invalid],
])('adding a tag %s', (_name, tags, entry, expected, problem) => {
  const added = addTags(tags, entry);
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

test('one word is singular', () => {
  expect([wordsLabel(0), wordsLabel(1), wordsLabel(2)]).toEqual(['0 words', '1 word', '2 words']);
});

test('missing parts are reported by field, with the server’s messages', () => {
  expect(missingFields({ kind: 'story', title: ' ', content: '\n' })).toEqual({
    title: messages.story.titleRequired,
    content: messages.story.contentRequired,
  });
  expect(missingFields({ kind: 'story', title: 'Dusk', content: 'It fell.' })).toEqual({});
  expect(missingFields({ kind: 'note', title: '', content: '\n' })).toEqual({
    content: messages.note.contentRequired,
  });
});

test.each([
  ['public', 'PUBLIC'],
  ['SHARED', 'SHARED'],
  ['anything else', 'PRIVATE'],
  [undefined, 'PRIVATE'],
])('a privacy of %p is taken for %s', (level, expected) => expect(toPrivacy(level)).toBe(expected));
