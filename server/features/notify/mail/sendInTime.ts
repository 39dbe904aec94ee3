import type { BeforeEnd, MailTransport, Message } from './mailTransport';

const minuteMs = 60_000;
/** For all but the end of the content; well below the lease. */
const sendingMs = minuteMs;
/**
 * For the answer to the end, with which the lease begins anew: a mail server may check the content first, and would deliver twice
 * what is sent again meanwhile. RFC 5321 asks for ten minutes, in which a mail would also wait whose sender died.
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
