import { demote, promote } from '../../server/cli/userCommands';
import { Role } from '../../server/contract/enums';
import { type Input, texts, type WritingGroup } from './writingGroup';

/** Resolves to something if the server accepted it, otherwise to nothing. */
type Write = (group: WritingGroup) => Promise<unknown>;

const languages = ['de', 'en-IE', 'ar', ''];
/** As GraphQL writes them. */
const [PUBLIC, SHARED, PRIVATE] = ['PUBLIC', 'SHARED', 'PRIVATE'];

const changes: readonly ((group: WritingGroup) => Input)[] = [
  (group) => ({ title: group.aTitle() }),
  (group) => ({ content: group.one(texts) }),
  (group) => ({ tags: group.someTags() }),
  (group) => ({ listed: group.happens(0.5) }),
  (group) => ({ lang: group.one(languages) }),
  (group) => ({ notes: group.aTitle() }),
];

const newStory: Write = (group) =>
  group.create(group.anAuthor(), {
    ...group.aText(),
    privacyLevel: group.one([PUBLIC, PUBLIC, PUBLIC, SHARED, PRIVATE]),
    listed: group.happens(0.8),
    lang: group.one(languages),
  });

async function newStoryByRest(group: WritingGroup) {
  const author = group.anAuthor();
  const response = await fetch(`${group.aServer().url}/api/stories`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${author.token}` },
    body: JSON.stringify({ ...group.aText(), privacy_level: 'public' }),
  });
  const { id } = (await response.json()) as { id?: string };
  if (id) group.know(id, author);
  return id;
}

async function importOfOne(group: WritingGroup) {
  const author = group.anAuthor();
  const told = { ...group.aText(), privacyLevel: PUBLIC, publishedAt: '2026-01-05T19:00:00.000Z' };
  const made = await group.send('importStories', 'results { story { id } }', { stories: [told] }, author);
  const id = made?.results[0]?.story?.id;
  if (id) group.know(id, author);
  return id;
}

async function deletion(group: WritingGroup) {
  const story = group.aStory();
  const deleted = await group.send('deleteStory', 'deletedStoryId', { id: story.id }, story.author);
  if (deleted) group.forget((other) => other === story);
  return deleted;
}

async function severalAtOnce(group: WritingGroup) {
  const { author } = group.aStory();
  const theirs = group.stories.filter((story) => story.author === author).slice(0, 3);
  const [away, ...changed] = theirs.map(({ id }) => JSON.stringify(id));
  const level = group.one([PRIVATE, PUBLIC]);
  const updates = changed.map(
    (id, n) => `b${n}: updateStory(input: { id: ${id}, privacyLevel: ${level} }) { story { id } }`,
  );
  const done = await group.run(
    `mutation { a: deleteStory(input: { id: ${away} }) { deletedStoryId } ${updates.join(' ')} }`,
    {},
    author,
  );
  if (done?.a) group.forget((story) => story === theirs[0]);
  return done?.a;
}

async function returnToVersion(group: WritingGroup) {
  const story = group.aStory();
  const input = { storyId: story.id, name: 'Kept' };
  const kept = await group.send('createStoryVersion', 'version { id }', input, story.author);
  await group.update(story, { content: group.one(texts) });
  return kept && group.send('restoreStoryVersion', 'story { id }', { id: kept.version.id }, story.author);
}

async function endOfAccount(group: WritingGroup) {
  const author = group.anAuthor();
  const ended = await group.send('deleteAccount', 'deletedUserId', { password: author.password }, author);
  if (!ended) return undefined;
  group.leave(author);
  return group.create(await group.join('Newly Here'), { ...group.aText(), privacyLevel: PUBLIC });
}

async function role(group: WritingGroup) {
  const { db, pubSub } = group.aServer().app.services;
  const house = { db, pubSub, close: async () => ({ heard: true }) };
  const said = await group.one([promote, demote])(house, group.anAuthor().username, Role.INSTRUCTOR);
  return / (is|is no longer) an instructor/.test(said);
}

async function tagChange(group: WritingGroup) {
  const { admin } = group;
  const { popularTags } = await group.run('{ popularTags(first: 20) { id } }', {}, admin);
  const tag = group.one(popularTags as { id: string }[]);
  if (!tag || group.happens(0.3))
    return group.send('createTag', 'tag { id }', { name: group.aTagName(), description: 'New.' }, admin);
  if (group.happens(0.3)) return group.send('deleteTag', 'deletedTagId', { id: tag.id }, admin);
  const change = group.happens(0.5) ? { name: group.aTagName() } : { description: group.aTitle() };
  return group.send('updateTag', 'tag { id }', { id: tag.id, ...change }, admin);
}

const aDecision: Write = (group) => {
  const name = group.one(['hideContent', 'restoreContent']);
  const reason = name === 'hideContent' ? { reason: 'Not ours.' } : {};
  return group.send(name, 'contentId', { id: group.aStory().id, ...reason }, group.admin);
};

/** One member at most is suspended at a time: others go on writing. */
const aSuspension: Write = async (group) => {
  const { id } = group.anAuthor();
  const about = { id, reason: 'Rude.' };
  const suspended = await group.send('suspendMember', 'managedMember { id }', about, group.admin);
  return suspended && group.send('restoreMember', 'managedMember { id }', about, group.admin);
};

/** How often each comes, and what it does. */
const writes: Record<string, [often: number, Write]> = {
  'a new story': [6, newStory],
  'a new story by REST': [3, newStoryByRest],
  'an import': [1, importOfOne],
  'an edit': [6, (group) => group.update(group.aStory(), group.one(changes)(group))],
  'a publication': [5, (group) => group.update(group.aStory(), { privacyLevel: PUBLIC })],
  'a withdrawal': [
    3,
    (group) => group.update(group.aStory(), { privacyLevel: group.one([PRIVATE, SHARED]) }),
  ],
  'sharing with all': [
    1,
    (group) => {
      const { id, author } = group.aStory();
      return group.send('shareStory', 'story { id }', { id }, author);
    },
  ],
  'a deletion': [2, deletion],
  'several at once': [2, severalAtOnce],
  'a return to a version': [2, returnToVersion],
  'a name': [
    2,
    (group) =>
      group.send(
        'updateProfile',
        'user { id }',
        { displayName: group.one(['Ada', 'Inés', '']) },
        group.anAuthor(),
      ),
  ],
  'a biography': [
    2,
    (group) =>
      group.send('updateProfile', 'user { id }', { bio: group.one(['On trains.', '']) }, group.anAuthor()),
  ],
  'the end of an account': [1, endOfAccount],
  'a role': [1, role],
  'a comment': [
    2,
    (group) => {
      const input = { storyId: group.aStory().id, content: 'Yes.' };
      return group.send('addComment', 'comment { id }', input, group.anAuthor());
    },
  ],
  'a favourite': [
    2,
    (group) => {
      const name = group.one(['favoriteStory', 'unfavoriteStory']);
      return group.send(name, 'story { id }', { id: group.aStory().id }, group.anAuthor());
    },
  ],
  'a follower': [
    1,
    (group) => group.send('followUser', 'user { id }', { id: group.anAuthor().id }, group.anAuthor()),
  ],
  'a tag': [3, tagChange],
  'a decision of staff': [2, aDecision],
  'a suspension that ends': [1, aSuspension],
  'the group’s name': [
    1,
    (group) =>
      group.send('saveGroupSettings', 'groupSettings { changed }', { name: group.aTitle() }, group.admin),
  ],
};
const names = Object.entries(writes).flatMap(([name, [often]]) => Array<string>(often).fill(name));

/**
 * Writes once. Resolves to what it was, and whether it was accepted; a refusal is no failure, since a write may meet what
 * another has removed.
 */
export async function writeAtRandom(group: WritingGroup): Promise<{ name: string; accepted: boolean }> {
  const name = group.stories.length < 20 ? 'a new story' : group.one(names);
  return { name, accepted: Boolean(await writes[name]?.[1](group)) };
}
