import { PrivacyLevel } from '../../../../server/contract/enums';
import { buildStory, changeStory, memberOfFile, memberOfTest } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { testServer } from '../../../support/testServer';

const server = testServer();
const calls = storyCalls(server);
const author = memberOfFile(server);
const reader = memberOfTest(server);

const publicStory = () => buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
const rowsOf = (id: string) =>
  server.app.services.db.read('SELECT * FROM story_favorites WHERE story_id = ?', [id]);

describe('favouriting', () => {
  it('is visible to the viewer only', async () => {
    const { id } = await publicStory();
    expect((await calls.favorite({ id }, reader.token)).data.favoriteStory.story.isFavorited).toBe(true);
    expect((await calls.read(id, reader.token)).data.story.isFavorited).toBe(true);
    expect((await calls.read(id, author.token)).data.story.isFavorited).toBe(false);
    expect((await calls.read(id)).data.story.isFavorited).toBe(false);
  });

  it('returns its edge in the favourites', async () => {
    const { id } = await publicStory();
    const { storyEdge } = (await calls.favorite({ id }, reader.token)).data.favoriteStory;
    const query = '{ viewer { favoriteStories { edges { cursor node { id } } } } }';
    const list = await server.graphql(query, {}, reader.token);
    expect(list.data.viewer.favoriteStories.edges).toEqual([{ cursor: storyEdge.cursor, node: { id } }]);
  });

  it('again changes nothing, not even its position', async () => {
    const { id } = await publicStory();
    const first = await calls.favorite({ id }, reader.token);
    expect((await calls.favorite({ id }, reader.token)).data).toEqual(first.data);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('and undoing it, in 100 concurrent toggles, ends with one or none, without an error', async () => {
    const { id } = await publicStory();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => calls[n % 2 ? 'favorite' : 'unfavorite']({ id }, reader.token)),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const { isFavorited } = (await calls.read(id, reader.token)).data.story;
    expect(await rowsOf(id)).toHaveLength(isFavorited ? 1 : 0);
  });

  it('does not change the story’s updatedAt, so that no draft conflicts with it', async () => {
    const story = await publicStory();
    const { data } = await calls.favorite({ id: story.id }, reader.token);
    expect(data.favoriteStory.story.updatedAt).toBe(story.updatedAt.toISOString());
  });
});

describe('removing a favourite', () => {
  it('removes it and, repeated, changes nothing', async () => {
    const { id } = await publicStory();
    await calls.favorite({ id }, reader.token);
    for (let n = 0; n < 2; n += 1)
      expect((await calls.unfavorite({ id }, reader.token)).data.unfavoriteStory).toMatchObject({
        unfavoritedStoryId: id,
        story: { isFavorited: false },
      });
    expect(await rowsOf(id)).toEqual([]);
  });

  it('is possible after the story was made private, and reveals nothing of it', async () => {
    const story = await publicStory();
    await calls.favorite({ id: story.id }, reader.token);
    await changeStory(server, author, story, { privacyLevel: PrivacyLevel.PRIVATE });
    expect((await calls.unfavorite({ id: story.id }, reader.token)).data.unfavoriteStory).toEqual({
      unfavoritedStoryId: story.id,
      story: null,
    });
    expect(await rowsOf(story.id)).toEqual([]);
  });
});
