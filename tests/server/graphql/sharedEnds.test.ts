import { type ExecutionResult, parse } from 'graphql';
import { Role } from '../../../server/contract/enums';
import { loadPersistedDocuments } from '../../../server/graphql/admission/persistedDocuments';
import { SharedPlans } from '../../../server/graphql/sharedFields';
import type { Session } from '../../../server/model/session.entity';
import { createSharedContext } from '../../../server/request/context';
import type { ViewerIdentity } from '../../../server/request/viewer';
import { makeSchema } from '../../../server/schema';
import { buildMember, buildSession, memberOfFile, type TestMember } from '../../support/factories';
import { sessionCalls } from '../../support/sessionCalls';
import { follow, sessionChanged, titled } from '../../support/sessionEvents';
import type { TestSocket } from '../../support/socketClient';
import { testServer } from '../../support/testServer';

let session: Session;
const open: TestSocket[] = [];

const server = testServer();
const leader = memberOfFile(server, { roles: [Role.INSTRUCTOR] });
beforeEach(async () => {
  session = await buildSession(server, leader, { title: 'As it was' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const { raw, closed } of open.splice(0)) {
    raw.close();
    await closed;
  }
});

async function here({ token }: TestMember): Promise<TestSocket> {
  const socket = await follow(server, token, { id: session.id });
  open.push(socket);
  return socket;
}
const rename = (title: string) => sessionCalls(server).update({ id: session.id, title }, leader.token);

test('a subscriber that completes and subscribes again with the same id at once leaves nothing behind', async () => {
  const socket = await here(leader);
  socket.send({ id: '1', type: 'complete' });
  socket.subscribe('1', sessionChanged, { id: session.id });
  socket.send({ id: '1', type: 'complete' });
  socket.subscribe('1', sessionChanged, { id: session.id });
  await rename('First');
  await socket.until(titled('First'));
  socket.send({ id: '1', type: 'complete' });
  socket.subscribe('heard', '{ info { apiVersion } }');
  await socket.until(({ id }) => id === 'heard');
  const { statements } = await server.countStatements(() => rename('Nobody hears'));
  // Only the execution of an event reads the participants.
  expect(statements.filter((sql) => sql.includes('joined_at AS joinedAt'))).toEqual([]);
});

test('a subscriber who may no longer receive events is told that it is complete, and the others continue', async () => {
  const refusedIds = new Set<string>();
  const { find } = SharedPlans.prototype;
  jest.spyOn(SharedPlans.prototype, 'find').mockImplementation(function (this: SharedPlans, ...given) {
    const plan = find.apply(this, given);
    return (
      plan && {
        ...plan,
        mayReceive:
          async () =>
          ({ id }: ViewerIdentity) =>
            !refusedIds.has(id),
      }
    );
  });
  const [member, other] = [await buildMember(server), await buildMember(server)];
  const [refused, staying] = [await here(member), await here(other)];
  refusedIds.add(member.id);
  await rename('Not for all');
  await refused.until(({ id, type }) => id === '1' && type === 'complete');
  await staying.until(titled('Not for all'));
  expect(refused.received.filter(titled('Not for all'))).toEqual([]);
  refusedIds.clear();
  refused.subscribe('1', sessionChanged, { id: session.id });
  await refused.until(titled('Not for all'));
});

test('an event is the same after its document was compiled', async () => {
  const { services } = server.app;
  const schema = makeSchema();
  const shared = ['sessionChanged', 'sessionRoomChanged', 'sessionsChanged'];
  const isShared = new RegExp(`^subscription[^]*\\b(?:${shared.join('|')})(?:\\(| {)`);
  const ours = [...loadPersistedDocuments().values()].filter((text) => isShared.test(text));
  const joined = await Promise.all(Array.from({ length: 3 }, () => buildMember(server)));
  const { id } = await buildSession(server, leader, { title: 'The “same”', joined });
  expect(ours).toHaveLength(shared.length);
  for (const text of ours) {
    const document = parse(text);
    const variableValues = text.includes('$id') ? { id } : {};
    const plan = new SharedPlans().find(text, { schema, document, variableValues });
    const answers: ExecutionResult[] = [];
    for (let event = 0; event < 25; event += 1) {
      const contextValue = createSharedContext(services, 'r');
      answers.push((await plan?.execute(contextValue, [id])) ?? {});
    }
    const [first = '', ...others] = answers.map((answer) => JSON.stringify(answer));
    expect(first).toContain(id);
    expect(new Set(others)).toEqual(new Set([first]));
  }
});
