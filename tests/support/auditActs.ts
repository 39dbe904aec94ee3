import { eventually } from './mails';
import type { TestServer } from './testServer';

/** What the audit log has about a member, oldest first. */
export const actsAbout = async ({ sql }: Pick<TestServer, 'sql'>, memberId: string): Promise<string[]> =>
  (await sql('SELECT act FROM audit_log WHERE subject_id = ? ORDER BY id', [memberId])).map(({ act }) => act);

/** Refusals are recorded while the answer goes out. */
export const refusalNoted = (server: Pick<TestServer, 'sql'>, memberId: string) =>
  eventually('the entry', async () =>
    (await actsAbout(server, memberId)).find((act) => act === 'sign_in_refused'),
  );
