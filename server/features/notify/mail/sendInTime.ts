import type { BeforeEnd, MailTransport, Message } from './mailTransport';

const minuteMs = 60_000;
/** Time limit up to the end of the content; well below the lease. */
const sendingMs = minuteMs;
/**
 * Time limit for the response to the end, before which the lease is renewed. The mail server may check the content first, and a
 * retry meanwhile would be delivered as well. RFC 5321 asks for ten minutes, but a mail whose sender died would wait as long.
 */
const answerMs = 100_000;

/** Sends a mail, and gives up if that takes too long, or when `ending` aborts. */
export async function sendInTime(
  transport: Pick<MailTransport, 'send'>,
  message: Message,
  ending: AbortSignal,
  beforeEnd: BeforeEnd,
): Promise<void> {
  const limit = new AbortController();
  const abortIn = (ms: number) => setTimeout(() => limit.abort(), ms).unref();
  let timer = abortIn(sendingMs);
  try {
    await transport.send(message, AbortSignal.any([limit.signal, ending]), async () => {
      await beforeEnd();
      clearTimeout(timer);
      timer = abortIn(answerMs);
    });
  } finally {
    clearTimeout(timer);
  }
}
