import nodemailer from 'nodemailer';

const keptMs = 60_000;
/** How long a request waits for the mail server's state; a later request gets the result. */
const patienceMs = 1_000;
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
};

/** Checks on a separate connection whether the mail server responds and accepts the credentials. */
async function answers(url: string): Promise<boolean> {
  const asking = nodemailer.createTransport({ url, ...timeouts });
  try {
    return await asking.verify();
  } catch {
    return false;
  } finally {
    asking.close();
  }
}

/** Checks the mail server at most once a minute; requests don't wait long for it. */
export class MailServerState {
  private latest: { answer: Promise<boolean>; until: number } | undefined;

  constructor(private readonly smtpUrl: string | undefined) {}

  /** Null without a mail server, and before the first result. */
  async isReachable(): Promise<boolean | null> {
    if (this.smtpUrl === undefined) return null;
    if (!this.latest || performance.now() >= this.latest.until)
      this.latest = { answer: answers(this.smtpUrl), until: performance.now() + keptMs };
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patienceMs);
    });
    return Promise.race([this.latest.answer, impatience]).finally(() => clearTimeout(timer));
  }
}
