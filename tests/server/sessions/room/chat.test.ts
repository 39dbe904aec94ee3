import { dropInSessionId } from '../../../../server/contract/dropIn';
import { Role, SessionStatus } from '../../../../server/contract/enums';
import { newIdAt } from '../../../../server/lib/ids';
import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { memberOfFile, setSessionStatus, type TestMember } from '../../../support/factories';
import { dataOf, ofFile } from '../../../support/testServer';
import { outcome, roomHouseOfFile } from './roomHouse';

const house = roomHouseOfFile();
const other = ofFile(() => house.server.another());
const ann = memberOfFile(house.server);
const bea = memberOfFile(house.server);
const stranger = memberOfFile(house.server);
const staff = memberOfFile(house.server, { roles: [Role.INSTRUCTOR] });

const send = (
  sessionId: string,
  content: string,
  viewer = ann,
  { localId = null as string | null, on = house.server } = {},
) =>
  on.mutate(
    'sendSessionMessage',
    { sessionId, content, localId },
    viewer.token,
    'message { id content localId createdAt author { id } }',
  );
const change = (mutation: string, id: string, viewer: TestMember, on = house.server) =>
  on.mutate(mutation, { id }, viewer.token);
const sent = async (...given: Parameters<typeof send>): Promise<string> => {
  const data = await dataOf(send(...given));
  return data.sendSessionMessage.message.id;
};

async function chat(id: string, viewer = ann, args = '(first: 100)'): Promise<string[] | null> {
  const data = await house.server.ask(
    `query ($id: ID!) { session(id: $id) { messages${args} { edges { node { content } } } } }`,
    viewer.token,
    { id },
  );
  const { messages } = data.session;
  return messages?.edges.map(({ node }: { node: { content: string } }) => node.content) ?? null;
}

describe('a session’s chat', () => {
  it('is read and written by participants, the leader and staff, and by nobody else', async () => {
    const { id } = await house.start([ann, bea]);
    for (const [member, text] of [
      [ann, 'Good evening'],
      [house.leader, 'Welcome'],
      [staff, 'Hello'],
    ] as const)
      expect(outcome(await send(id, text, member))).toBe('ok');
    for (const member of [ann, bea, house.leader, staff])
      expect(await chat(id, member)).toEqual(['Good evening', 'Welcome', 'Hello']);
    expect(await chat(id, stranger)).toBeNull();
    expect(outcome(await send(id, 'Let me in', stranger))).toBe('FORBIDDEN');
  });

  it('is closed to a member who left', async () => {
    const { id } = await house.start([ann, bea]);
    const message = await sent(id, 'See you', bea);
    await change('leaveSession', id, bea);
    expect(await chat(id, bea)).toBeNull();
    expect(outcome(await send(id, 'One more', bea))).toBe('FORBIDDEN');
    const data = await house.server.ask(`{ node(id: "${message}") { id } }`, bea.token);
    expect(data.node).toBeNull();
  });

  it('of the standing session is every member’s', async () => {
    await house.server.graphql('{ dropInSession { id } }', {}, ann.token);
    expect(outcome(await send(dropInSessionId, 'Anyone here?', stranger))).toBe('ok');
    expect(await chat(dropInSessionId, bea)).toEqual(['Anyone here?']);
  });

  it.each([
    ['nothing', '   \n '],
    ['invisible characters', '\u200b\u2060'],
    ['1,001 characters', 'a'.repeat(1_001)],
  ])('takes no message of %s', async (_, text) => {
    const { id } = await house.start([ann]);
    expect(outcome(await send(id, text))).toBe('BAD_USER_INPUT');
    expect(await chat(id)).toEqual([]);
  });

  it('keeps texts as they are typed, and pushes nothing away with empty lines', async () => {
    const { id } = await house.start([ann]);
    const texts = ['<script>alert(1)</script>', '😀'.repeat(1_000), 'مرحبا', `'; DROP TABLE users; --`];
    for (const text of texts) await sent(id, text);
    await sent(id, `a${'\n'.repeat(900)}b\r\nc`);
    expect(await chat(id)).toEqual([...texts, 'a\n\nb\nc']);
  });

  it('is quiet in a sprint', async () => {
    const { id } = await house.start([ann]);
    await house.startSprint(id, 10, house.leader);
    const refused = await send(id, 'Psst');
    expect(refused.errors?.[0]).toMatchObject({
      message: 'The chat is quiet until the sprint is over',
      extensions: { code: 'CONFLICT' },
    });
    await house.pass(10);
    expect(outcome(await send(id, 'Phew'))).toBe('ok');
    expect(await chat(id)).toEqual(['Phew']);
  });

  it('is closed with the session, and can still be read', async () => {
    const { id } = await house.start([ann]);
    await sent(id, 'Good night');
    await setSessionStatus(house.server, id, SessionStatus.COMPLETED);
    expect(await send(id, 'And again')).toMatchObject({
      errors: [{ message: 'This session is over: its chat is closed', extensions: { code: 'CONFLICT' } }],
    });
    expect(await chat(id)).toEqual(['Good night']);
  });

  it('takes a message once, however often and wherever it is sent again', async () => {
    const { id } = await house.start([ann, bea]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        send(id, 'Once', ann, { localId: 'key', on: n % 2 ? other : house.server }),
      ),
    );
    expect(new Set(answers.map(({ data }) => data.sendSessionMessage.message.id)).size).toBe(1);
    expect(await chat(id)).toEqual(['Once']);
    // Another member's key is another.
    await sent(id, 'Twice', bea, { localId: 'key' });
    expect(await chat(id)).toEqual(['Once', 'Twice']);
  });

  it('does not get a deleted message again by a late retry', async () => {
    const { id } = await house.start([ann]);
    const message = await sent(id, 'Oops', ann, { localId: 'key' });
    expect(outcome(await change('deleteSessionMessage', message, ann))).toBe('ok');
    const again = await send(id, 'Oops', ann, { localId: 'key' });
    expect(again.data.sendSessionMessage).toEqual({ message: null });
    expect(await chat(id)).toEqual([]);
  });

  it('lets its author and moderators delete a message, and leaves no text of it', async () => {
    const { id } = await house.start([ann, bea]);
    const [own, rude] = [await sent(id, 'Own'), await sent(id, 'Rude', bea)];
    for (const member of [ann, staff, stranger])
      expect(outcome(await change('deleteSessionMessage', rude, member))).toBe('FORBIDDEN');
    expect(outcome(await change('deleteSessionMessage', own, ann))).toBe('ok');
    expect(outcome(await change('deleteSessionMessage', own, ann))).toBe('ok');
    expect(outcome(await change('deleteSessionMessage', rude, house.leader))).toBe('ok');
    expect(await chat(id)).toEqual([]);
    const rows = await house.server.sql(
      `SELECT 1 FROM session_messages WHERE session_id = ? AND content <> ''`,
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('is cleared by the leader and admins; in the standing session, by staff', async () => {
    const { id } = await house.start([ann]);
    await sent(id, 'One');
    await sent(id, 'Two');
    for (const member of [ann, staff])
      expect(outcome(await change('clearSessionChat', id, member))).toBe('FORBIDDEN');
    expect(outcome(await change('clearSessionChat', id, house.leader))).toBe('ok');
    expect(await chat(id)).toEqual([]);
    await sent(id, 'Three');
    expect(await chat(id)).toEqual(['Three']);
    expect(outcome(await change('clearSessionChat', dropInSessionId, ann))).toBe('FORBIDDEN');
    expect(outcome(await change('clearSessionChat', dropInSessionId, staff))).toBe('ok');
    expect(await chat(dropInSessionId)).toEqual([]);
  });

  it('is kept for 400 days', async () => {
    const { id } = await house.start([ann]);
    const { db } = house.server.app.services;
    const now = new Date();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
    for (const days of [399, 401])
      await db.transaction((tx) =>
        tx.execute(
          'INSERT INTO session_messages (id, session_id, author_id, content, created_at) VALUES (?, ?, ?, ?, ?)',
          [newIdAt('message', daysAgo(days)), id, ann.id, `${days} days ago`, daysAgo(days)],
        ),
      );
    await deleteExpiredRows(db, now);
    expect(await chat(id)).toEqual(['399 days ago']);
  });
});
