import { noteTitle } from '../../../client/documents/model/noteTitle';

test.each([
  ['Rain.', 'Rain.'],
  ['\n\n  Rain.  \r\nAll day.', 'Rain.'],
  ['## Rain ##\n\nAll day.', 'Rain'],
  ['#hashtag of a line', '#hashtag of a line'],
  ['C# and F#', 'C# and F#'],
  ['We met in room #', 'We met in room #'],
  ['#\nAll day.', ''],
  ['', ''],
  ['\u200b\nAll day.', ''],
  ['Rain\u2028All day.', 'Rain'],
])('the first line of %j is called %j', (content, title) => {
  expect(noteTitle(content)).toBe(title);
});

test('a long first line is cut where a title ends, and never within a character', () => {
  expect(noteTitle('a'.repeat(300))).toBe('a'.repeat(255));
  expect(noteTitle(`${'a'.repeat(254)}🌧️ rain`)).toBe('a'.repeat(254));
});
