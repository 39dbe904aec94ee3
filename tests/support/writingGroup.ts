import { Role } from '../../server/contract/enums';
import { limits } from '../../server/contract/limits';
import { buildMember, type TestMember } from './factories';
import type { TestServer } from './testServer';

export type Input = Record<string, unknown>;

interface Written {
  id: string;
  author: TestMember;
}

const words = ['rain', 'ferry', 'lamp', 'winter', 'letter', 'harbour'];
/** Fewer than there are stories, so that several have the same text. */
export const texts = [
  'It rained on the ferry, and nobody minded.',
  'It rained.[^1] The ferry waited.^[Until noon.]\n\n[^1]: For days.',
  '# Morning\n\nThe *lamp* was lit. [More](/blog)\n\n- one\n- two\n\n> quoted',
  'Es regnete, und der Brief lag noch auf dem Tisch. Niemand las ihn.',
  'זה היה מאוחר, והים היה שקט.',
  '![A lamp](https://pictures.example/lamp.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  'A winter harbour. '.repeat(400),
];

/** Members and their stories, who send each request to one of the servers at random. */
export class WritingGroup {
  readonly authors: TestMember[] = [];
  /** Those that aren't deleted. */
  readonly stories: Written[] = [];
  /** All stories, authors' names and tags that there were at any time. */
  readonly ids: string[] = [];
  readonly usernames: string[] = [];
  readonly tags = ['sea', 'night', 'two words', 'été'];
  /** The story of the latest write about one. */
  latestStory = '';

  constructor(
    private readonly servers: readonly [TestServer, ...TestServer[]],
    private readonly random: () => number,
    readonly admin: TestMember,
  ) {}

  /** A group with two pages of the blog and of feeds, in which each text is that of several stories. */
  static async gather(
    servers: readonly [TestServer, ...TestServer[]],
    random: () => number,
  ): Promise<WritingGroup> {
    const admin = await buildMember(servers[0], { roles: [Role.USER, Role.ADMIN] });
    const group = new WritingGroup(servers, random, admin);
    for (const name of ['Ada L.', 'Inés', undefined, undefined]) await group.join(name);
    for (let n = 0; n < 26; n += 1) {
      const content = texts[n % texts.length];
      const made = await group.create(group.anAuthor(), {
        ...group.aText(),
        content,
        privacyLevel: 'PUBLIC',
      });
      if (!made) throw new Error('A new story was refused');
    }
    return group;
  }

  one<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }

  happens(probability: number): boolean {
    return this.random() < probability;
  }

  aServer(): TestServer {
    return this.one(this.servers);
  }

  anAuthor(): TestMember {
    return this.one(this.authors);
  }

  aStory(): Written {
    const story = this.one(this.stories);
    this.latestStory = story.id;
    return story;
  }

  aTitle(): string {
    return `${this.one(words)} and ${this.one(words)} ${this.ids.length}`;
  }

  someTags(): string[] {
    return this.tags.slice(-limits.story.tagsMax).filter(() => this.happens(0.4));
  }

  aText(): Input {
    return { title: this.aTitle(), content: this.one(texts), tags: this.someTags() };
  }

  aTagName(): string {
    const name = `${this.one(words)} ${this.tags.length}`;
    this.tags.push(name);
    return name;
  }

  async join(displayName?: string): Promise<TestMember> {
    const author = await buildMember(this.servers[0], {
      displayName,
      bio: displayName && 'Writes on Mondays.',
    });
    this.authors.push(author);
    this.usernames.push(author.username);
    return author;
  }

  leave(author: TestMember): void {
    this.authors.splice(this.authors.indexOf(author), 1);
    this.forget((story) => story.author === author);
  }

  know(id: string, author: TestMember): void {
    this.latestStory = id;
    this.stories.push({ id, author });
    this.ids.push(id);
  }

  forget(gone: (story: Written) => boolean): void {
    for (const story of this.stories.filter(gone)) this.stories.splice(this.stories.indexOf(story), 1);
  }

  /** Resolves to the data; what was refused is missing or null in it. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of any shape
  async run(query: string, variables: Input, { token }: TestMember): Promise<any> {
    const { data, errors } = await this.aServer().graphql(query, variables, token);
    if (errors?.some(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR'))
      throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Resolves to the mutation's payload; to nothing if it was refused. */
  async send(name: string, selection: string, input: Input, member: TestMember) {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
    return (await this.run(query, { input }, member))?.[name];
  }

  async create(author: TestMember, input: Input) {
    const made = await this.send('createStory', 'story { id }', input, author);
    if (made) this.know(made.story.id, author);
    return made;
  }

  update({ id, author }: Written, input: Input) {
    return this.send('updateStory', 'story { id }', { id, ...input }, author);
  }
}
