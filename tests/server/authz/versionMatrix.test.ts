import { buildStory, changeStory } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { testPermissions } from './matrix';
import { buildStoryOf, castOfFile, type Privacy, privacies } from './outcomes';
import { onTag, onVersion, others } from './versionTable';

const server = testServer();
const cast = castOfFile(server);
let made = 0;
beforeAll(async () => {
  await buildStory(server, cast.owner, { tags: ['lamp'] });
});

const read = <Row>(sql: string, params: string[]) => server.app.services.db.read<Row>(sql, params);

async function buildVersion(privacy: Privacy): Promise<{ id: string; story_id: string }> {
  const story = await buildStoryOf(server, cast, privacy);
  await changeStory(server, cast.owner, story, { content: 'As it is' });
  const [version] = await read<{ id: string }>('SELECT id FROM story_versions WHERE story_id = ?', [
    story.id,
  ]);
  return { id: version?.id ?? '', story_id: story.id };
}

describe.each(privacies)('of a version of a story that is %s', (privacy) => {
  testPermissions(onVersion, server, cast, {
    build: () => buildVersion(privacy),
    stateOf: (id) =>
      read(
        'SELECT v.name, s.content FROM story_versions v JOIN stories s ON s.id = v.story_id WHERE v.id = ?',
        [id],
      ),
  });
});

describe('of a tag', () => {
  testPermissions(onTag, server, cast, {
    async build() {
      made += 1;
      const tag = `fresh ${made}`;
      await buildStory(server, cast.owner, { tags: [tag] });
      const [row] = await read<{ id: string }>('SELECT id FROM tags WHERE name = ?', [tag]);
      return { id: row?.id ?? '' };
    },
    stateOf: (id) => read('SELECT * FROM tags WHERE id = ?', [id]),
  });
});

testPermissions(others, server, cast);
