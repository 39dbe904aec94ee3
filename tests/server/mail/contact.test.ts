import { contactOf } from '../../../server/mail/contact';

it.each([
  ['hello@writers.example', 'no-reply@writers.example', 'hello@writers.example'],
  ['https://writers.example/us', 'no-reply@writers.example', 'the organisers: https://writers.example/us'],
  [undefined, 'mondays@writers.example', 'mondays@writers.example'],
  [undefined, 'no-reply@writers.example', 'the organisers'],
  [undefined, 'DoNotReply@writers.example', 'the organisers'],
])('with contact %s and sender %s, mails say to write to %s', (groupContact, address, expected) => {
  expect(contactOf({ groupContact, mailFrom: { name: 'Monday Writers', address } })).toBe(expected);
});
