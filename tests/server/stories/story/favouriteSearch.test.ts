import { PrivacyLevel } from '../../../../server/contract/enums';
import {
  buildMember,
  buildStory,
  changeStory,
  memberOfFile,
  type TestMember,
} from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const me = memberOfFile(server);
const author = memberOfFile(server, { username: 'nora_v', displayName: 'Nora Vale' });
beforeAll(async () => {
  const other = await buildMember(server, { username: 'quill', displayName: 'Zoë Quill' });
  const { favorite } = storyCalls(server);
  const favored = async (by: TestMember, title: string, content = 'Nothing else.') => {
    const story = await buildStory(server, by, { title, content, privacyLevel: PrivacyLevel.PUBLIC });
    await favorite({ id: story.id }, me.token);
    return story;
  };
  await favored(author, 'The Lighthouse', 'A keeper counts ships.');
  await favored(author, 'Rain', 'The lighthouse stood in it.');
  await favored(other, '夜の海');
  await favored(other, 'Be', 'To be.');
  const withdrawn = await favored(other, 'Lighthouse withdrawn');
  await changeStory(server, other, withdrawn, { privacyLevel: PrivacyLevel.PRIVATE });
  await buildStory(server, other, { title: 'Lighthouse of nobody’s', privacyLevel: PrivacyLevel.PUBLIC });
  const own = await buildStory(server, me, { title: 'My own lighthouse' });
  await favorite({ id: own.id }, me.token);
});

const ask = (search: string | null) =>
  server.graphql(
    `query ($search: String) { viewer { favoriteStories(search: $search) { totalCount edges { node { title } } } } }`,
    { search },
    me.token,
  );
async function found(search: string | null) {
  const { totalCount, edges } = (await ask(search)).data.viewer.favoriteStories;
  const titles = edges.map(({ node }: { node: { title: string } }) => node.title);
  expect(totalCount).toBe(titles.length);
  return titles;
}

it.each([
  ['lighthouse', ['My own lighthouse', 'Rain', 'The Lighthouse']],
  ['LIGHT', ['My own lighthouse', 'Rain', 'The Lighthouse']],
  ['keeper ships', ['The Lighthouse']],
  ['keeper rain', []],
  ['Nora', ['Rain', 'The Lighthouse']],
  ['nora_v', ['Rain', 'The Lighthouse']],
  ['zoe q', ['Be', '夜の海']],
  ['夜の', ['夜の海']],
  ['be', ['Be']],
  ['withdrawn', []],
  ['nobody', []],
  ['100% +light* -rain', []],
])('%j finds %j: of the favourites alone that the viewer may read', async (search, titles) => {
  expect(await found(search)).toEqual(titles);
});

it.each([null, '', '  '])('%j finds all of them', async (search) => {
  expect(await found(search)).toEqual(['My own lighthouse', 'Be', '夜の海', 'Rain', 'The Lighthouse']);
});

it.each(['%', '"', 'x'.repeat(101)])('%j is refused', async (search) => {
  expect(fieldsOf(await ask(search))).toEqual({ search: expect.any(String) });
});

it('finds the same over REST', async () => {
  for (const path of ['favorites', 'my-favorites']) {
    const response = await fetch(`${server.url}/api/stories/${path}?search=keeper`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    const stories = (await response.json()) as { title: string }[];
    expect(stories.map(({ title }) => title)).toEqual(['The Lighthouse']);
  }
});
