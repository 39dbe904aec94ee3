import { withoutTitle } from '../../../client/documents/model/noteExcerpt';
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

test.each([
  ['Names for the ferry', 'Names for the ferry The Tern.', 'The Tern.'],
  ['Names', 'Names · The Tern.', 'The Tern.'],
  ['Pinned *heading* note', 'Pinned heading note · The Tern.', 'The Tern.'],
  ['**Bold** and `code`', 'Bold and code The Tern.', 'The Tern.'],
  ['See [the list](https://example.org/a)', 'See the list The Tern.', 'The Tern.'],
  ['A snake_case name', 'A snake_case name The Tern.', 'The Tern.'],
  ['Names  for\tthe ferry', 'Names for the ferry The Tern.', 'The Tern.'],
  ['Two \\* three', 'Two * three is six.', 'is six.'],
  // An excerpt that starts otherwise is shown as it is.
  ['Keys', 'Keyser waits.', 'Keyser waits.'],
  ['Keys', 'The keys.', 'The keys.'],
  [null, 'Rain.', 'Rain.'],
])('of a note named %j, a list shows what follows its first line', (title, excerpt, shown) => {
  expect(withoutTitle(excerpt, title)).toBe(shown);
});

test('a first line that is longer than the excerpt is said once', () => {
  expect(withoutTitle('A line that goes...', 'A *line* that goes on')).toBe('');
});
