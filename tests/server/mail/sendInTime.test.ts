import type { BeforeEnd } from '../../../server/mail/mailTransport';
import { sendInTime } from '../../../server/mail/sendInTime';

const message = { id: 'mail', to: 'ana@example.com', subject: '', text: '', html: '', link: '' };
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Sends by a mail server that answers nothing, to the content's end or before. */
function send(ending = new AbortController()) {
  let signal = ending.signal;
  let end: BeforeEnd = async () => undefined;
  const transport = {
    send: (_message: unknown, given: AbortSignal, beforeEnd: BeforeEnd = end) => {
      [signal, end] = [given, beforeEnd];
      return new Promise<void>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    },
  };
  const sent = sendInTime(transport, message, ending.signal, async () => undefined).catch(() => 'given up');
  return { sent, end: () => end(), isGivenUp: () => signal.aborted };
}

it('the content has a minute', async () => {
  const { isGivenUp, sent } = send();
  await minutes(0.9);
  expect(isGivenUp()).toBe(false);
  await minutes(0.2);
  expect(await sent).toBe('given up');
});

it('the answer to its end has 100 seconds, because a mail server may check the content first', async () => {
  const { end, isGivenUp, sent } = send();
  await minutes(0.9);
  await end();
  await minutes(1.6);
  expect(isGivenUp()).toBe(false);
  await minutes(0.2);
  expect(await sent).toBe('given up');
});

it('nothing is waited for when the server ends', async () => {
  const ending = new AbortController();
  const { sent } = send(ending);
  ending.abort();
  expect(await sent).toBe('given up');
});
