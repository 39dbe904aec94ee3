import { forgetForm, keepForm, keptName, readKept } from '../../../client/forms/keptForm';

jest.unmock('../../../client/relay/environment');

beforeEach(() => localStorage.clear());

const initial = { title: '', tags: { chosen: [] as string[], entry: '' }, limit: 30 };
const name = keptName('user_Ann', 'exercise');

test('changed fields are stored, and nothing without changes', () => {
  keepForm(name, initial, { ...initial, title: 'Doors' });
  expect(readKept(name, initial)).toEqual({ title: 'Doors' });
  keepForm(name, initial, initial);
  expect(localStorage).toHaveLength(0);
});

test.each([
  '{',
  'null',
  '"text"',
  '{"title":7}',
  '{"tags":null}',
  '{"tags":["sea"]}',
  '{"tags":{"chosen":{},"entry":""}}',
  '{"gone":"a field"}',
  '{"__proto__":{"title":"x"}}',
])('what is no such form is none: %s', (kept) => {
  localStorage.setItem(name, kept);
  expect(readKept(name, initial)).toBeNull();
});

test('a sent form deletes its own stored text, but not another tab’s', () => {
  const mine = keepForm(name, initial, { ...initial, title: 'Mine' });
  keepForm(name, initial, { ...initial, title: 'Of another tab' });
  forgetForm(name, mine);
  expect(readKept(name, initial)).toEqual({ title: 'Of another tab' });
  forgetForm(name, JSON.stringify({ title: 'Of another tab' }));
  expect(localStorage).toHaveLength(0);
});
