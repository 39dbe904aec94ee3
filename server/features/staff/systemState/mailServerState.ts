import nodemailer from 'nodemailer';

const keptMs = 60_000;
/** How long somebody who looks waits for the mail server; the answer is there when they look again. */
const patienceMs = 1_000;
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
};

/** Whether the mail server answers and takes the name and password, on a connection of its own. */
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

/** Asks the mail server whether it is there: at most once a minute, and nobody waits for it for long. */
export class MailServerState {
  private latest: { answer: Promise<boolean>; until: number } | undefined;

  constructor(private readonly smtpUrl: string | undefined) {}

  /** Null without a mail server, and until it has answered. */
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
