import { PrivacyLevel } from '../../../server/contract/enums';
import { buildComment, buildMember, buildStory } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { reportCalls } from '../report/reportCalls';
import { testPermissions } from './matrix';
import { castOfFile } from './outcomes';
import { onCase, onHeld, onHidden, onRemovable, onReportable, otherReports } from './reportTable';

const server = testServer();
const calls = reportCalls(server);
const cast = castOfFile(server);

const read = (sql: string, id: string) => server.app.services.db.read<object>(sql, [id]);
const story = () => buildStory(server, cast.owner, { privacyLevel: PrivacyLevel.PUBLIC });
const levelOf = (id: string) => read('SELECT privacy_level, withheld FROM stories WHERE id = ?', id);

testPermissions(onReportable, server, cast, { build: story, stateOf: levelOf });
testPermissions(onHidden, server, cast, {
  async build() {
    const { id } = await story();
    await calls.hide(id, cast.admin.token);
    return { id };
  },
  stateOf: levelOf,
});
describe('while stories of new accounts wait', () => {
  const set = (newAccountsWait: boolean | null) =>
    server.graphql(
      `mutation { saveGroupSettings(input: { newAccountsWait: ${newAccountsWait} }) { __typename } }`,
      {},
      cast.admin.token,
    );
  // Once for all actors, who ask at the same time.
  beforeAll(() => set(true));
  afterAll(() => set(null));
  testPermissions(onHeld, server, cast, { build: story, stateOf: levelOf });
});
testPermissions(onRemovable, server, cast, {
  build: async () => buildComment(server, cast.owner, (await story()).id),
  stateOf: (id) => read('SELECT * FROM comments WHERE id = ?', id),
});
testPermissions(onCase, server, cast, {
  async build() {
    const { id } = await story();
    await calls.report(id, (await buildMember(server)).token);
    const [found] = await server.app.services.db.read<{ id: string }>(
      'SELECT id FROM report_cases WHERE subject_id = ?',
      [id],
    );
    return { id: found?.id ?? '' };
  },
  stateOf: (id) => read('SELECT * FROM report_cases WHERE id = ?', id),
});
testPermissions(otherReports, server, cast);
