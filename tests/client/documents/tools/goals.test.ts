import { goalsOf } from '../../../../client/documents/tools/goals';

const goals = goalsOf('user_1');
afterEach(() => localStorage.clear());

test('a goal is kept for its text, also once the server has given it an id', () => {
  goals.write([null, 'local_1'], { unit: 'words', amount: 1_500 });
  expect(goals.read(['story_1', 'local_1'])).toEqual({ unit: 'words', amount: 1_500 });
  expect(goals.read([null, 'local_2'])).toBeNull();
  goals.write(['story_1', 'local_1'], { unit: 'minutes', amount: 30 });
  expect(goals.read(['story_1', 'local_9'])).toEqual({ unit: 'minutes', amount: 30 });
  goals.write(['story_1', 'local_1'], null);
  expect(goals.read(['story_1', 'local_1'])).toBeNull();
});

test('goals of two hundred texts are kept, the latest ones', () => {
  for (let n = 0; n <= 200; n += 1) goals.write([`story_${n}`], { unit: 'words', amount: 1 });
  expect(goals.read(['story_0'])).toBeNull();
  expect(goals.read(['story_200'])).not.toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['a broken one', '{"story_1":{"unit":"pages","amount":3}}'],
  ['null', 'null'],
])('%s in storage is no goal', (_what, stored) => {
  localStorage.setItem('writing_goals:user_1', stored);
  expect(goals.read(['story_1'])).toBeNull();
});
