import { buildStory, changeStory } from '../../support/factories';
import { testServer } from '../../support/testServer';
import {
  askAll,
  askGraphql,
  askRest,
  buildCast,
  buildStoryOf,
  type Cast,
  type Outcome,
  type Privacy,
  privacies,
} from './outcomes';
import { onTag, onVersion, others } from './versionTable';

const server = testServer();
let cast: Cast;
let made = 0;
beforeAll(async () => {
  cast = await buildCast(server);
  await buildStory(server, cast.owner, { tags: ['lamp'] });
});

const read = <Row>(sql: string, params: string[]) => server.app.services.db.read<Row>(sql, params);

async function buildVersion(privacy: Privacy): Promise<{ id: string; storyId: string }> {
  const story = await buildStoryOf(server, cast, privacy);
  await changeStory(server, cast.owner, story, { content: 'As it is' });
  const [version] = await read<{ id: string }>('SELECT id FROM story_versions WHERE story_id = ?', [
    story.id,
  ]);
  return { id: version?.id ?? '', storyId: story.id };
}

describe.each(Object.keys(onVersion).flatMap((name) => privacies.map((privacy) => [name, privacy] as const)))(
  '%s of a version of a story that is %s',
  (name, privacy) => {
    const { document, expected, rest } = onVersion[name]!;

    /** A new version for each request, since it may change it or its story; a refused request must not. */
    async function onFresh(ask: (version: { id: string; storyId: string }) => Promise<Outcome>) {
      const version = await buildVersion(privacy);
      const outcome = await ask(version);
      if (outcome !== 'ok')
        expect(
          await read(
            'SELECT v.name, s.content FROM story_versions v JOIN stories s ON s.id = v.story_id WHERE s.id = ?',
            [version.storyId],
          ),
        ).toEqual([{ name: null, content: 'As it is' }]);
      return outcome;
    }

    it('answers each as the table says', async () => {
      const asked = await askAll((actor) =>
        onFresh(({ id }) => askGraphql(server, document, { id }, cast[actor]?.token)),
      );
      expect(asked).toEqual(expected);
    });

    if (rest)
      it('answers the same over REST', async () => {
        const [method, path] = rest.route.split(' ') as [string, string];
        const asked = await askAll((actor) =>
          onFresh(({ id, storyId }) => {
            const place = path.replace(':story_id', storyId).replace(':id', id);
            return askRest(server, method, place, rest.body, cast[actor]?.token);
          }),
        );
        expect(asked).toEqual(expected);
      });
  },
);

describe.each(Object.keys(onTag))('%s of a tag', (name) => {
  const { document, expected, rest } = onTag[name]!;

  async function onFresh(ask: (id: string) => Promise<Outcome>) {
    made += 1;
    const tag = `fresh ${made}`;
    await buildStory(server, cast.owner, { tags: [tag] });
    const before = await read<{ id: string }>('SELECT * FROM tags WHERE name = ?', [tag]);
    const outcome = await ask(before[0]?.id ?? '');
    if (outcome !== 'ok') expect(await read('SELECT * FROM tags WHERE name = ?', [tag])).toEqual(before);
    return outcome;
  }

  it('answers each as the table says', async () => {
    const asked = await askAll((actor) =>
      onFresh((id) => askGraphql(server, document, { id }, cast[actor]?.token)),
    );
    expect(asked).toEqual(expected);
  });

  if (rest)
    it('answers the same over REST', async () => {
      const [method, path] = rest.route.split(' ') as [string, string];
      const asked = await askAll((actor) =>
        onFresh((id) => askRest(server, method, path.replace(':id', id), rest.body, cast[actor]?.token)),
      );
      expect(asked).toEqual(expected);
    });
});

describe.each(Object.keys(others))('%s', (name) => {
  const { document, expected, rest } = others[name]!;

  it('answers each as the table says', async () => {
    expect(await askAll((actor) => askGraphql(server, document, {}, cast[actor]?.token))).toEqual(expected);
  });

  if (rest)
    it('answers the same over REST', async () => {
      const [method, path] = rest.route.split(' ') as [string, string];
      const place = `${path.replace(':name', 'lamp')}${method === 'GET' ? '?q=la&name=la' : ''}`;
      expect(await askAll((actor) => askRest(server, method, place, rest.body, cast[actor]?.token))).toEqual(
        expected,
      );
    });
});
