import { Role, SessionStatus } from '../../../../server/contract/enums';
import { buildSession, memberOfFile, setSessionStatus } from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { type GraphQLAnswer, testServer } from '../../../support/testServer';

const server = testServer();
const leader = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });
const db = () => server.app.services.db;

/** Whatever is written in a session, by the fields of the input beside the session's id. */
const writes: [name: string, idField: string, fields?: string][] = [
  ['updateSession', 'id', 'title: "Late"'],
  ['setSessionStatus', 'id', 'status: COMPLETED'],
  ['joinSession', 'id'],
  ['leaveSession', 'id'],
  ['startSprint', 'id', 'minutes: 10'],
  ['sendSessionMessage', 'sessionId', 'content: "Late"'],
  ['joinSessionReading', 'sessionId'],
  ['arrangeSessionReading', 'sessionId', 'version: 0, minutes: 5'],
  ['stepSessionReading', 'sessionId', 'version: 0, step: START'],
  ['saySessionLines', 'id', 'intention: "Late"'],
  ['writeInSession', 'sessionId', 'showsWords: true'],
];

/** A statement of this file's database that waits for a row. */
async function waiting() {
  const [found] = await db().read(
    `SELECT id FROM information_schema.processlist
     WHERE db = DATABASE() AND time_ms > 30 AND command IN ('Query', 'Execute') AND id <> CONNECTION_ID()`,
  );
  return found;
}

it.each(writes)(
  '%s waits for a deletion of the session that is under way, and finds it gone',
  async (name, idField, fields = '') => {
    const { id } = await buildSession(server, leader, { joined: [admin] });
    await setSessionStatus(server, id, SessionStatus.IN_PROGRESS);
    let answer: Promise<GraphQLAnswer> | undefined;
    await db().transaction(async (tx) => {
      await tx.execute('DELETE FROM sessions WHERE id = ?', [id]);
      const query = `mutation { ${name}(input: { ${idField}: "${id}", ${fields} }) { __typename } }`;
      answer = server.graphql(query, {}, admin.token);
      const early = answer.then(({ errors }) => `answered before: ${errors?.[0]?.message}`);
      const waits = eventually(`${name} to wait`, waiting).then(() => 'waits');
      expect(await Promise.race([early, waits])).toBe('waits');
    });
    const { errors } = (await answer) as GraphQLAnswer;
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  },
);
