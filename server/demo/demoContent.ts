import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PrivacyLevel, Role } from '../contract/enums';
import { projectRoot } from '../paths';

export interface DemoMember {
  username: string;
  email: string;
  displayName: string;
  bio: string;
  /** Usernames of demo members. */
  follows: string[];
  roles: Role[];
  password: string;
}

export interface DemoStory {
  /** The file's name without its ending. */
  slug: string;
  title: string;
  /** A demo member's username. */
  author: string;
  privacy: PrivacyLevel;
  tags: string[];
  /** How long before the first start it was written, in days and parts of a day. */
  daysAgo: number;
  /** The same for its publication; null unless the story is public. */
  publishedDaysAgo: number | null;
  /** Markdown. */
  content: string;
}

export interface DemoContent {
  members: DemoMember[];
  /** In the order of their files. */
  stories: DemoStory[];
}

export class DemoContentError extends Error {
  override name = 'DemoContentError';
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
  }
}

const memberFields = ['username', 'email', 'displayName', 'bio', 'follows', 'roles', 'password'];
const requiredKeys = ['title', 'author', 'privacy', 'tags', 'daysAgo'];
const frontMatterKeys = [...requiredKeys, 'publishedDaysAgo'];

/** Reads the demo members and their stories. Throws a DemoContentError at anything it does not know. */
export function loadDemoContent(folder = path.join(projectRoot, 'server/demo/content')): DemoContent {
  const members = parseMembers(readFileSync(path.join(folder, 'members.json'), 'utf8'));
  const usernames = new Set(members.map((member) => member.username));
  for (const { username, follows } of members)
    for (const followed of follows)
      if (!usernames.has(followed) || followed === username)
        throw new DemoContentError('members.json', `${username} can't follow '${followed}'`);
  const files = readdirSync(path.join(folder, 'stories')).sort();
  const stories = files.map((file) => {
    const story = parseStory(file, readFileSync(path.join(folder, 'stories', file), 'utf8'));
    if (!usernames.has(story.author)) throw new DemoContentError(file, `unknown author '${story.author}'`);
    return story;
  });
  return { members, stories };
}

function parseMembers(json: string): DemoMember[] {
  const parsed: unknown = JSON.parse(json);
  if (!Array.isArray(parsed)) throw new DemoContentError('members.json', 'must be a list');
  return parsed.map((item: unknown) => {
    const fail = (problem: string) => new DemoContentError('members.json', problem);
    if (typeof item !== 'object' || item === null) throw fail('a member must be an object');
    const fields = new Map<string, unknown>(Object.entries(item));
    for (const name of fields.keys()) if (!memberFields.includes(name)) throw fail(`unknown field '${name}'`);
    const text = (name: string): string => {
      const value = fields.get(name);
      if (typeof value !== 'string' || value.trim() === '') throw fail(`${name} must be a text`);
      return value;
    };
    const roles = fields.get('roles');
    if (!Array.isArray(roles)) throw fail('roles must be a list');
    const follows = fields.get('follows');
    if (!Array.isArray(follows)) throw fail('follows must be a list');
    return {
      username: text('username'),
      email: text('email'),
      displayName: text('displayName'),
      bio: text('bio'),
      follows: follows.map(String),
      roles: roles.map((role) => oneOf(Object.values(Role), role, () => fail(`unknown role '${role}'`))),
      password: text('password'),
    };
  });
}

/** Reads one story file: lines of `key: value` between two lines of `---`, then Markdown. */
export function parseStory(file: string, text: string): DemoStory {
  const fail = (problem: string) => new DemoContentError(file, problem);
  if (!/^\d{2}-[a-z0-9-]+\.md$/.test(file)) throw fail('must be named NN-slug.md');
  const [, head, content] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || content === undefined) throw fail('has no front matter');
  if (content.trim() === '') throw fail('has no text');

  const values = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, key, value] = /^(\w+): (\S.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw fail(`can't read the line '${line}'`);
    if (!frontMatterKeys.includes(key)) throw fail(`unknown key '${key}'`);
    if (values.has(key)) throw fail(`'${key}' stands twice`);
    values.set(key, value.trim());
  }
  for (const key of requiredKeys) if (!values.has(key)) throw fail(`'${key}' is missing`);

  const value = (key: string): string => values.get(key) ?? '';
  const days = (key: string): number => {
    if (!/^\d+(\.\d+)?$/.test(value(key))) throw fail(`'${key}' must be a number of days`);
    return Number(value(key));
  };
  const privacy = oneOf(Object.values(PrivacyLevel), value('privacy'), () =>
    fail(`unknown privacy '${value('privacy')}'`),
  );
  const daysAgo = days('daysAgo');
  const isPublic = privacy === PrivacyLevel.PUBLIC;
  if (values.has('publishedDaysAgo') && !isPublic) throw fail('only a public story was published');
  const publishedDaysAgo = values.has('publishedDaysAgo') ? days('publishedDaysAgo') : daysAgo;
  if (publishedDaysAgo > daysAgo) throw fail('was published before it was written');

  return {
    slug: file.slice(0, -'.md'.length),
    title: value('title'),
    author: value('author'),
    privacy,
    tags: value('tags')
      .split(',')
      .map((tag) => tag.trim()),
    daysAgo,
    publishedDaysAgo: isPublic ? publishedDaysAgo : null,
    content: content.trim(),
  };
}

function oneOf<T extends string>(known: T[], value: unknown, otherwise: () => Error): T {
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw otherwise();
  return found;
}
