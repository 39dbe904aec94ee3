import { forgetAllLastWords, keepLastWords, readLastWords } from '../../../client/offline/lastWords';
import { draftOf, type LocalStory } from '../../../client/offline/model';
import { DeskWorld } from './deskWorld';

let world: DeskWorld;
beforeEach(() => {
  sessionStorage.clear();
  world = new DeskWorld();
  world.isOnline = false;
});
afterEach(() => world.end());

const keep = (story: LocalStory, content: string, underWay: string | null = null) =>
  keepLastWords({
    story,
    draft: { ...draftOf(story), content },
    underWay: underWay === null ? null : { ...draftOf(story), content: underWay },
  });

async function reloaded() {
  const desk = world.open('user_ann', { lastWords: () => readLastWords('user_ann') });
  await world.until(() => sessionStorage.length === 0);
  return desk;
}

/** A text on the device, by a tab that is gone. */
async function written(content = 'One') {
  const desk = world.open('user_ann');
  const story = await desk.write(desk.begin({ kind: 'note' }), { content });
  return { desk, story };
}

test('words that the database was too slow for are in the text after a reload', async () => {
  const { desk, story } = await written();
  keep(story, 'One two');
  desk.close();
  expect(await (await reloaded()).read({ localId: story.localId })).toMatchObject({ content: 'One two' });
});

test('they follow what was on its way to the database', async () => {
  const { desk, story } = await written();
  await desk.write(story, { content: 'One two' });
  const [underWay] = await desk.list();
  keepLastWords({
    story,
    draft: { ...draftOf(story), title: 'One two three', content: 'One two three' },
    underWay: underWay ? draftOf(underWay) : null,
  });
  desk.close();
  expect(await (await reloaded()).list()).toMatchObject([{ content: 'One two three', versionsToKeep: [] }]);
});

test('a text that never was on the device begins with them', async () => {
  const desk = world.open('user_ann');
  const story = desk.begin({ kind: 'note' });
  keep(story, 'One');
  desk.close();
  expect(await (await reloaded()).list('note')).toMatchObject([{ localId: story.localId, content: 'One' }]);
});

test('a text that was changed or deleted since stays as it is', async () => {
  const { desk, story } = await written();
  const { story: other } = await written('Other');
  keep(story, 'One two');
  keep(other, 'Other two');
  await desk.write(story, { content: 'All new' });
  await desk.remove(other.localId);
  desk.close();
  expect(await (await reloaded()).list()).toMatchObject([{ content: 'All new' }]);
});

test('they are their author’s alone, and are forgotten on request', async () => {
  const { story } = await written();
  keep(story, 'One two');
  expect(readLastWords('user_ben')).toEqual([]);
  forgetAllLastWords('user_ben');
  expect(readLastWords('user_ann')).toMatchObject([{ draft: { content: 'One two' } }]);
  forgetAllLastWords('user_ann');
  expect(sessionStorage).toHaveLength(0);
});

test('a very long text, and a tab that keeps nothing, are passed over without a word', async () => {
  const { story } = await written();
  keep(story, 'x'.repeat(1_000_001));
  expect(sessionStorage).toHaveLength(0);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep(story, 'One two');
  setItem.mockRestore();
  expect(sessionStorage).toHaveLength(0);
});
