import { type ExecutionResult, parse } from 'graphql';
import { createSharedContext } from '../../../server/context';
import { Role } from '../../../server/contract/enums';
import { loadPersistedDocuments } from '../../../server/graphql/persistedDocuments';
import { SharedPlans } from '../../../server/graphql/sharedFields';
import { makeSchema } from '../../../server/schema';
import { buildMember, buildSession } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer();
const schema = makeSchema();
const events = 25;
const shared = ['sessionChanged', 'sessionRoomChanged', 'sessionsChanged'];
const ours = [...loadPersistedDocuments().values()].filter(
  (text) =>
    text.startsWith('subscription') &&
    shared.some((field) => text.includes(`${field}(`) || text.includes(`${field} {`)),
);

test('an event is the same after its document was compiled', async () => {
  const { services } = server.app;
  const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
  const joined = await Promise.all(Array.from({ length: 3 }, () => buildMember(server)));
  const { id } = await buildSession(server, leader, { title: 'The “same”', joined });
  expect(ours).toHaveLength(shared.length);
  for (const text of ours) {
    const document = parse(text);
    const variableValues = text.includes('$id') ? { id } : {};
    const plan = new SharedPlans(schema).find(text, document, variableValues);
    const answers: ExecutionResult[] = [];
    for (let event = 0; event < events; event += 1) {
      const contextValue = createSharedContext(services, 'r');
      const args = { schema, document, variableValues, contextValue, rootValue: [id] };
      answers.push((await plan?.execute(args)) ?? {});
    }
    const [first = '', ...others] = answers.map((answer) => JSON.stringify(answer));
    expect(first).toContain(id);
    expect(new Set(others)).toEqual(new Set([first]));
  }
});
