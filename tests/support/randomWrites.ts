import { demote, promote } from '../../server/cli/userCommands';
import { Role } from '../../server/contract/enums';
import { limits } from '../../server/contract/limits';
import { buildMember, type TestMember } from './factories';
import type { TestServer } from './testServer';

type Input = Record<string, unknown>;

interface Written {
  id: string;
  author: TestMember;
}

/** A group that writes at random, each time on one of its servers. */
export interface RandomWrites {
  /** Writes once and tells what. A refusal is no failure, since a write may meet what another has removed. */
  write(): Promise<string>;
  /** Of the latest writes that were accepted; the others were refused. */
  accepted(): number;
  /** The story of the latest write about one. */
  latestStory(): string;
  /** All stories, authors' names and tags that there were at any time. */
  ids: readonly string[];
  usernames: readonly string[];
  tags: readonly string[];
}

const words = ['rain', 'ferry', 'lamp', 'winter', 'letter', 'harbour'];
const texts = [
  'It rained on the ferry, and nobody minded.',
  '# Morning\n\nThe *lamp* was lit. [More](/blog)\n\n- one\n- two\n\n> quoted',
  'Es regnete, und der Brief lag noch auf dem Tisch. Niemand las ihn.',
  'זה היה מאוחר, והים היה שקט.',
  '![A lamp](https://pictures.example/lamp.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  'A winter harbour. '.repeat(400),
];
const languages = ['de', 'en-IE', 'ar', ''];
/** As GraphQL writes them. */
const [PUBLIC, SHARED, PRIVATE] = ['PUBLIC', 'SHARED', 'PRIVATE'];

export async function randomWrites(
  servers: readonly [TestServer, ...TestServer[]],
  random: () => number,
): Promise<RandomWrites> {
  const [first] = servers;
  const of = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const some = <T>(items: readonly T[]) => items.slice(-limits.story.tagsMax).filter(() => random() < 0.4);

  const admin = await buildMember(first, { roles: [Role.USER, Role.ADMIN] });
  const authors: TestMember[] = [];
  const stories: Written[] = [];
  const ids: string[] = [];
  const usernames: string[] = [];
  const tags = ['sea', 'night', 'two words', 'été'];
  let latest: Written | undefined;
  let accepted = 0;

  const join = async (displayName?: string) => {
    const author = await buildMember(first, { displayName, bio: displayName && 'Writes on Mondays.' });
    authors.push(author);
    usernames.push(author.username);
  };
  const know = (id: string, author: TestMember) => {
    latest = { id, author };
    stories.push(latest);
    ids.push(id);
  };
  const forget = (gone: (story: Written) => boolean) => {
    for (const story of stories.filter(gone)) stories.splice(stories.indexOf(story), 1);
  };
  const aStory = () => {
    latest = of(stories);
    return latest;
  };

  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape
  async function run(query: string, variables: Input, token: string): Promise<any> {
    const { data, errors } = await of(servers).graphql(query, variables, token);
    if (errors?.some(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR'))
      throw new Error(`${query}: ${JSON.stringify(errors)}`);
    if (!errors) accepted += 1;
    return data;
  }
  const send = async (name: string, selection: string, input: Input, token: string) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
    return (await run(query, { input }, token))?.[name];
  };
  const update = ({ id, author }: Written, input: Input) =>
    send('updateStory', 'story { id }', { id, ...input }, author.token);
  const aTitle = () => `${of(words)} and ${of(words)} ${ids.length}`;
  const aText = (): Input => ({ title: aTitle(), content: of(texts), tags: some(tags) });

  async function tagChange() {
    const found = await run('{ popularTags(first: 20) { id name } }', {}, admin.token);
    const tag = of((found?.popularTags ?? []) as { id: string; name: string }[]);
    if (!tag || random() < 0.3) {
      const name = `tag ${tags.length}`;
      tags.push(name);
      return send('createTag', 'tag { id }', { name, description: 'New.' }, admin.token);
    }
    if (random() < 0.3) return send('deleteTag', 'deletedTagId', { id: tag.id }, admin.token);
    const name = `${of(words)} ${tags.length}`;
    tags.push(name);
    const change = random() < 0.5 ? { name } : { description: `About ${name}` };
    return send('updateTag', 'tag { id }', { id: tag.id, ...change }, admin.token);
  }

  /** How often each comes, and what it does. */
  const writes: Record<string, [often: number, () => Promise<unknown>]> = {
    'a new story': [
      6,
      async () => {
        const author = of(authors);
        const privacyLevel = of([PUBLIC, PUBLIC, PUBLIC, SHARED, PRIVATE]);
        const input = { ...aText(), privacyLevel, listed: random() < 0.8, lang: of(languages) };
        const made = await send('createStory', 'story { id }', input, author.token);
        if (made) know(made.story.id, author);
      },
    ],
    'a new story by REST': [
      3,
      async () => {
        const author = of(authors);
        const response = await fetch(`${of(servers).url}/api/stories`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${author.token}` },
          body: JSON.stringify({ ...aText(), privacy_level: 'public' }),
        });
        const { id } = (await response.json()) as { id?: string };
        if (!id) throw new Error(`POST /api/stories: ${response.status}`);
        accepted += 1;
        know(id, author);
      },
    ],
    'an import': [
      1,
      async () => {
        const author = of(authors);
        const told = { ...aText(), privacyLevel: PUBLIC, publishedAt: '2026-01-05T19:00:00.000Z' };
        const made = await send(
          'importStories',
          'results { story { id } }',
          { stories: [told] },
          author.token,
        );
        for (const { story } of made?.results ?? []) if (story) know(story.id, author);
      },
    ],
    'an edit': [
      6,
      () =>
        update(
          aStory(),
          of<() => Input>([
            () => ({ title: aTitle() }),
            () => ({ content: of(texts) }),
            () => ({ tags: some(tags) }),
            () => ({ listed: random() < 0.5 }),
            () => ({ lang: of(languages) }),
            () => ({ notes: aTitle() }),
          ])(),
        ),
    ],
    'a publication': [5, () => update(aStory(), { privacyLevel: PUBLIC })],
    'a withdrawal': [3, () => update(aStory(), { privacyLevel: of([PRIVATE, SHARED]) })],
    'sharing with all': [
      1,
      () => {
        const { id, author } = aStory();
        return send('shareStory', 'story { id }', { id }, author.token);
      },
    ],
    'a deletion': [
      2,
      async () => {
        const story = aStory();
        if (await send('deleteStory', 'deletedStoryId', { id: story.id }, story.author.token))
          forget((other) => other === story);
      },
    ],
    'several at once': [
      2,
      async () => {
        const { author } = aStory();
        const theirs = stories.filter((story) => story.author === author).slice(0, 3);
        const [away, ...changed] = theirs.map(({ id }) => JSON.stringify(id));
        const privacyLevel = of([PRIVATE, PUBLIC]);
        await run(
          `mutation { a: deleteStory(input: { id: ${away} }) { deletedStoryId } ${changed
            .map(
              (id, n) =>
                `b${n}: updateStory(input: { id: ${id}, privacyLevel: ${privacyLevel} }) { story { id } }`,
            )
            .join(' ')} }`,
          {},
          author.token,
        );
        forget((story) => story === theirs[0]);
      },
    ],
    'a return to a version': [
      2,
      async () => {
        const { id, author } = aStory();
        const kept = await send(
          'createStoryVersion',
          'version { id }',
          { storyId: id, name: 'Kept' },
          author.token,
        );
        await update(latest as Written, { content: of(texts) });
        if (kept) await send('restoreStoryVersion', 'story { id }', { id: kept.version.id }, author.token);
      },
    ],
    'a name': [
      2,
      () => send('updateProfile', 'user { id }', { displayName: of(['Ada', 'Inés', '']) }, of(authors).token),
    ],
    'a biography': [
      2,
      () => send('updateProfile', 'user { id }', { bio: of(['On trains.', '']) }, of(authors).token),
    ],
    'the end of an account': [
      1,
      async () => {
        const author = of(authors);
        await send('deleteAccount', 'deletedUserId', { password: author.password }, author.token);
        authors.splice(authors.indexOf(author), 1);
        forget((story) => story.author === author);
        await join('Newly Here');
        const made = await send(
          'createStory',
          'story { id }',
          { ...aText(), privacyLevel: PUBLIC },
          (authors.at(-1) as TestMember).token,
        );
        if (made) know(made.story.id, authors.at(-1) as TestMember);
      },
    ],
    'a role': [
      1,
      async () => {
        const { db, pubSub } = of(servers).app.services;
        const house = { db, pubSub, close: async () => ({ heard: true }) };
        await of([promote, demote])(house, of(authors).username, Role.INSTRUCTOR);
        accepted += 1;
      },
    ],
    'a comment': [
      2,
      () =>
        send('addComment', 'comment { id }', { storyId: aStory().id, content: 'Yes.' }, of(authors).token),
    ],
    'a favourite': [
      2,
      () =>
        send(
          of(['favoriteStory', 'unfavoriteStory']),
          'story { id }',
          { id: aStory().id },
          of(authors).token,
        ),
    ],
    'a follower': [1, () => send('followUser', 'user { id }', { id: of(authors).id }, of(authors).token)],
    'a tag': [3, tagChange],
  };
  const names = Object.entries(writes).flatMap(([name, [often]]) => Array<string>(often).fill(name));

  for (const name of ['Ada L.', 'Inés', undefined, undefined]) await join(name);
  // Two pages of the blog and of feeds.
  for (let n = 0; n < 26; n += 1) await writes['a new story']?.[1]();
  if (ids.length < 26) throw new Error('New stories are refused');

  return {
    async write() {
      if (stories.length < 20) {
        await writes['a new story']?.[1]();
        return 'a new story';
      }
      const name = of(names);
      await writes[name]?.[1]();
      return name;
    },
    accepted: () => accepted,
    latestStory: () => latest?.id ?? '',
    ids,
    usernames,
    tags,
  };
}
