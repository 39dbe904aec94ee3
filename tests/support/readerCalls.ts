import { formToken, formUntil } from '../../server/features/notify/newsletter/readerTokens';
import { eventually } from './mails';
import type { TestServer } from './testServer';

const formType = 'application/x-www-form-urlencoded';

/** Headers of a form; one that is undefined isn't sent. */
type FormHeaders = Partial<Record<string, string>>;

const isGiven = (header: [string, string | undefined]): header is [string, string] => header[1] !== undefined;

/** Sends a form as a browser does, by default from another site. */
export async function postForm(
  server: Pick<TestServer, 'url'>,
  path: string,
  fields: Record<string, string>,
  headers: FormHeaders = { origin: 'https://elsewhere.example' },
) {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: Object.entries({ 'content-type': formType, ...headers }).filter(isGiven),
    body: new URLSearchParams(fields).toString(),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The token of the form on a document. */
export async function tokenOn(server: Pick<TestServer, 'url'>, path: string): Promise<string> {
  const html = await (await fetch(server.url + path)).text();
  return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

export const tokenFor = ({ config, app }: TestServer, follows: string): string =>
  formToken(follows, formUntil(app.services.now()), config.authSecret);

/** Path and query of a link in a mail. */
export function pathIn(text: string | undefined, part: string): string {
  const link = (text ?? '').split(/\s+/).find((word) => word.startsWith('http') && word.includes(part));
  if (!link) throw new Error(`No link with ${part} in: ${text}`);
  return link.replace(/^https?:\/\/[^/]+/, '');
}

interface ReaderRow {
  id: string;
  email: string;
  follows: string;
  confirmedAt: Date | null;
}

export const readersOf = ({ app }: Pick<TestServer, 'app'>, email: string) =>
  app.services.db.read<ReaderRow>(
    'SELECT id, email, follows, confirmed_at AS confirmedAt FROM readers WHERE email = ? ORDER BY follows',
    [email],
  );

/** After all mails were sent that can be sent now. */
export async function mailsSent({ app }: Pick<TestServer, 'app'>): Promise<void> {
  await app.mailQueue.drain();
  await eventually('the queue to be empty', async () =>
    (await app.mailQueue.countDue()).mails === 0 ? true : undefined,
  );
  await app.mailQueue.drain();
}
