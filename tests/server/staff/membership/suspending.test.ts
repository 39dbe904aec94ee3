import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { createStory } from '../../../../server/features/stories/story/story.service';
import { withhold, withholdMissed } from '../../../../server/features/stories/withholding/withholding';
import { accountCalls } from '../../../support/accountCalls';
import { askDocument } from '../../../support/documents';
import {
  buildMember,
  buildSession,
  buildStory,
  buildToken,
  memberOfFile,
  type TestMember,
} from '../../../support/factories';
import { eventually, mailTo } from '../../../support/mails';
import { hereAndThere } from '../../../support/redis';
import { startAwakeClock } from '../../../support/secondsAwake';
import { connectSocket } from '../../../support/socketClient';
import { codeOf, contextOf, fieldsOf, type TestServer, testServer } from '../../../support/testServer';
import { linkOf } from '../../own-data/dataExport/exportLink';
import { calendarCalls } from '../../sessions/calendar/calendarCalls';
import { membershipCalls, theReason } from './membershipCalls';

const server = testServer();
const staff = membershipCalls(server);
const calls = accountCalls(server);
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });
let member: TestMember;
beforeEach(async () => {
  member = await buildMember(server);
});

const suspend = () => staff.suspend(member.id, admin.token);
const restore = () => staff.restore(member.id, admin.token);

describe('a member who is suspended', () => {
  it('has everything back after the return, except the sign-ins, which ended for good', async () => {
    const token = await buildToken(server, member);
    const { data } = await calendarCalls(server).renew(null, member.token);
    const { url } = data.renewCalendarFeed.viewer.calendarFeed;
    const { at: download } = await linkOf(server, member);
    const signIn = { email: member.email, password: member.password };
    const whoAmI = () => server.graphql('{ viewer { user { id } } }', {}, token.token);

    expect((await suspend()).data.suspendMember.managedMember.state).toBe('SUSPENDED');
    expect(codeOf(await whoAmI())).toBe('UNAUTHENTICATED');
    expect(codeOf(await calls.refresh(member.refreshToken))).toBe('UNAUTHENTICATED');
    expect((await calendarCalls(server).get(url)).status).toBe(404);
    expect((await fetch(download)).ok).toBe(false);
    expect(codeOf(await calls.signIn(signIn))).toBe('SUSPENDED');

    expect((await restore()).data.restoreMember.managedMember.state).toBe('ACTIVE');
    expect(codeOf(await calls.refresh(member.refreshToken))).toBe('UNAUTHENTICATED');
    expect((await whoAmI()).errors).toBeUndefined();
    expect((await calendarCalls(server).get(url)).status).toBe(200);
    expect((await calls.signIn(signIn)).errors).toBeUndefined();
  });

  it('is mailed why, and why they are restored, even at an address that was never confirmed', async () => {
    member = await buildMember(server, { confirmed: false });
    await suspend();
    const mail = await mailTo(server, member.email);
    expect(mail.subject).toBe('Your Monday Writers account is suspended');
    expect(mail.text).toContain(theReason);
    await restore();
    const back = await mailTo(server, member.email, 2);
    expect(back.subject).toBe('Your Monday Writers account is restored');
    expect(back.text).toContain(theReason);
  });

  it('gets a contact in the mail: the group’s if it has one, and never an address that nobody reads', async () => {
    await suspend();
    expect(server.app.services.config.mailFrom.address).toBe('no-reply@localhost');
    expect((await mailTo(server, member.email)).text).toContain('write to the organisers.');
    const save = (contact: string | null) => server.perform('saveGroupSettings', { contact }, admin.token);
    await save('hello@writers.example');
    try {
      member = await buildMember(server);
      await suspend();
      expect((await mailTo(server, member.email)).text).toContain('write to hello@writers.example.');
    } finally {
      await save(null);
    }
  });

  it('is suspended and restored once, however often it is requested', async () => {
    for (const [act, done] of [
      [suspend, 'suspended'],
      [restore, 'restored'],
    ] as const) {
      const answers = await Promise.all([act(), act()]);
      for (const { errors } of answers) expect(errors).toBeUndefined();
      const entries = await staff.auditLog(`first: 20, memberId: "${member.id}"`, admin.token);
      expect(entries.filter(({ act }) => act === done.toUpperCase())).toHaveLength(1);
    }
  });

  it('gives a reason a limit, and needs one', async () => {
    for (const reason of ['', '  \n ', 'x'.repeat(501)]) {
      const answer = await staff.suspend(member.id, admin.token, { reason });
      expect(fieldsOf(answer)).toHaveProperty('reason');
    }
    expect(
      (await staff.suspend(member.id, admin.token, { reason: '😀'.repeat(500) })).errors,
    ).toBeUndefined();
  });
});

it('a member who waits for approval is neither suspended nor restored', async () => {
  await server.sql("UPDATE users SET state = 'waiting' WHERE id = ?", [member.id]);
  for (const act of [suspend, restore]) expect(codeOf(await act())).toBe('CONFLICT');
});

it('stories are hidden from all but their author until the return, on every server', async () => {
  const other = await server.another();
  const story = await buildStory(server, member, { privacyLevel: PrivacyLevel.PUBLIC, title: 'The lamp' });
  const reader = await buildMember(server);
  const shows = async () => {
    const seen: boolean[] = [];
    for (const on of [server, other]) {
      const data = await on.ask(`{ node(id: "${story.id}") { id } }`, reader.token);
      const { text } = await askDocument(on, '/blog');
      const feed = await askDocument(on, '/feed.atom');
      seen.push(data.node !== null, text.includes(story.id), feed.text.includes(story.id));
    }
    return new Set(seen);
  };
  expect(await shows()).toEqual(new Set([true]));
  await suspend();
  expect(await shows()).toEqual(new Set([false]));
  await restore();
  expect(await shows()).toEqual(new Set([true]));
});

it('a story that is being created waits for a suspension, and is refused', async () => {
  const author = await contextOf(server, member.token);
  const input = { title: 'Late', content: 'A late word', privacyLevel: PrivacyLevel.PUBLIC };
  let refused: Promise<unknown> = Promise.resolve();
  await author.db.transaction(async (tx) => {
    await tx.execute("UPDATE users SET state = 'suspended' WHERE id = ?", [member.id]);
    refused = expect(createStory(author, member.id, input)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await eventually('a waiting story', async () => {
      const [waiting] = await author.db.read(
        `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()
           AND info LIKE 'SELECT % FROM users %LOCK IN SHARE MODE'`,
      );
      return waiting;
    });
  });
  await refused;
  const stories = await author.db.read('SELECT id FROM stories WHERE author_id = ?', [member.id]);
  expect(stories).toEqual([]);
});

it('stories that slipped through a suspension are withheld by the hourly tidying', async () => {
  const { db } = server.app.services;
  for (const privacyLevel of [PrivacyLevel.PUBLIC, PrivacyLevel.PRIVATE])
    await buildStory(server, member, { privacyLevel });
  await server.sql("UPDATE users SET state = 'suspended' WHERE id = ?", [member.id]);
  expect(await withholdMissed(db)).toBe(2);
  expect(await withholdMissed(db)).toBe(0);
  const levels = () =>
    server.sql('SELECT privacy_level AS level, withheld FROM stories WHERE author_id = ? ORDER BY level', [
      member.id,
    ]);
  expect(await levels()).toEqual([
    { level: 'private', withheld: 1 },
    { level: 'withheld', withheld: 1 },
  ]);
  await restore();
  expect(await levels()).toEqual([
    { level: 'private', withheld: 0 },
    { level: 'public', withheld: 0 },
  ]);
});

it('rooms show no piece of theirs, and get one event', async () => {
  const leader = await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });
  const session = await buildSession(server, leader, { joined: [member] });
  const story = await buildStory(server, member, { privacyLevel: PrivacyLevel.SHARED, title: 'The lamp' });
  const piece = { sessionId: session.id, storyId: story.id, showsPiece: true };
  await server.perform('writeInSession', piece, member.token);
  const pieces = async () => {
    const room = `{ session(id: "${session.id}") { room { writers { piece { title } } } } }`;
    const data = await server.ask(room, leader.token);
    return data.session.room.writers.map(({ piece }: { piece: { title: string } | null }) => piece?.title);
  };
  const publish = jest.spyOn(server.app.services.pubSub, 'publish');
  const roomEvents = () => publish.mock.calls.filter(([topic]) => topic === 'sessionRoomChanged').length;
  try {
    expect(await pieces()).toContain('The lamp');
    await suspend();
    expect(await pieces()).not.toContain('The lamp');
    expect(roomEvents()).toBe(1);
    const ctx = await contextOf(server);
    const which = { condition: 'author_id = ?', params: [member.id] };
    await ctx.db.transaction((tx) => withhold(tx, ctx, which, 'suspension'));
    await ctx.db.transaction((tx) => withhold(tx, ctx, which, 'staff'));
    expect(roomEvents()).toBe(1);
    await restore();
    expect(await pieces()).not.toContain('The lamp');
  } finally {
    publish.mockRestore();
  }
});

describe.each(hereAndThere)('on %s', (_place, start) => {
  let here: TestServer;
  let there: TestServer;
  beforeAll(async () => {
    [here, there] = await start();
  });
  afterAll(() => here.close());

  it('sockets and tokens end within a second, of sign-ins and personal access tokens, and no others', async () => {
    const [boss, writer] = [
      await buildMember(here, { roles: [Role.USER, Role.ADMIN] }),
      await buildMember(here),
    ];
    const bearers = [writer.token, (await buildToken(here, writer)).token];
    const doomed = [];
    for (const on of [here, there])
      for (const bearer of bearers) doomed.push(await connectSocket(on, bearer));
    const staying = await connectSocket(there, boss.token);
    expect((await membershipCalls(here).suspend(writer.id, boss.token)).errors).toBeUndefined();
    const clock = startAwakeClock();
    const asked = [here, there].flatMap((on) =>
      bearers.map(async (bearer) => codeOf(await on.graphql('{ viewer { email } }', {}, bearer))),
    );
    const closed = doomed.map(async (socket) => (await socket.closed).code);
    expect(await Promise.all([...asked, ...closed])).toEqual([
      ...new Array(4).fill('UNAUTHENTICATED'),
      ...new Array(4).fill(4403),
    ]);
    expect(clock.end()).toBeLessThan(1);
    staying.subscribe('still', '{ viewer { email } }');
    expect((await staying.until(({ id }) => id === 'still')).payload.data.viewer.email).toBe(boss.email);
    staying.raw.close();
  });
});
