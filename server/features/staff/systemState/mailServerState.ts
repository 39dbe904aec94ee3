import nodemailer from 'nodemailer';

const cacheMs = 60_000;
/** How long a request waits for the result of a check; a later request gets it from the cache. */
const maxWaitMs = 1_000;
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
};

/** Checks on a connection of its own whether the mail server responds and accepts the credentials. */
async function canConnect(url: string): Promise<boolean> {
  const transport = nodemailer.createTransport({ url, ...timeouts });
  try {
    return await transport.verify();
  } catch {
    return false;
  } finally {
    transport.close();
  }
}

/** Checks the mail server at most once a minute; requests don't wait long for it. */
export class MailServerState {
  private cached: { result: Promise<boolean>; until: number } | undefined;

  constructor(private readonly smtpUrl: string | undefined) {}

  /** Null without a mail server, and while a check takes long. */
  async isReachable(): Promise<boolean | null> {
    if (this.smtpUrl === undefined) return null;
    if (!this.cached || performance.now() >= this.cached.until)
      this.cached = { result: canConnect(this.smtpUrl), until: performance.now() + cacheMs };
    let timer: NodeJS.Timeout | undefined;
    const waitIsOver = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), maxWaitMs);
    });
    return Promise.race([this.cached.result, waitIsOver]).finally(() => clearTimeout(timer));
  }
}
