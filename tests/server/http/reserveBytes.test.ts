import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { reserveBytes } from '../../../server/http';

const mb = 1024 * 1024;
const answer = () => ({ status: 200, headers: {}, body: Buffer.alloc(30 * mb) });
const response = () => new ServerResponse(new IncomingMessage(new Socket()));

test('a response to a client that disconnected before it was ready does not count as unread', () => {
  for (let n = 0; n < 5; n += 1) {
    const gone = response();
    gone.destroy();
    reserveBytes(gone, answer(), 'gone');
  }
  const [first, second, third] = [response(), response(), response()];
  reserveBytes(first, answer(), 'gone');
  reserveBytes(second, answer(), 'gone');
  expect(() => reserveBytes(third, answer(), 'gone')).toThrow('Too many long answers');
  first.emit('close');
  expect(() => reserveBytes(third, answer(), 'gone')).not.toThrow();
  second.emit('close');
  third.emit('close');
});
