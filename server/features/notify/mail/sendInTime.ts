import type { BeforeEnd, MailTransport, Message } from './mailTransport';

const minuteMs = 60_000;
/** Time limit up to the end of the content; well below the lease. */
const sendingMs = minuteMs;
/**
 * Time limit for the mail server's answer to the end of the content, before which the lease is renewed. The mail server may check the
 * content first, and a retry meanwhile would be delivered as well. RFC 5321 asks for ten minutes, but then a mail whose server died
 * would wait as long.
 */
const answerMs = 100_000;

/** Sends a mail. Rejects if that takes too long, or when `shutdown` aborts. */
export async function sendInTime(
  transport: Pick<MailTransport, 'send'>,
  message: Message,
  shutdown: AbortSignal,
  beforeEnd: BeforeEnd,
): Promise<void> {
  const limit = new AbortController();
  const abortIn = (ms: number) => setTimeout(() => limit.abort(), ms).unref();
  let timer = abortIn(sendingMs);
  try {
    await transport.send(message, AbortSignal.any([limit.signal, shutdown]), async () => {
      await beforeEnd();
      clearTimeout(timer);
      timer = abortIn(answerMs);
    });
  } finally {
    clearTimeout(timer);
  }
}
