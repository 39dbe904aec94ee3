import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PrivacyLevel, Role } from '../../contract/enums';
import { projectRoot } from '../../lib/paths';
import { type DemoFeedback, loadFeedback } from './demoFeedback';
import { type DemoJournal, type DemoNote, loadJournals, loadNotes } from './demoJournals';
import { type DemoExercise, type DemoSession, loadExercises, loadSessions } from './demoSessions';
import { checkShape, DemoContentError, readList, requireOneOf, type Shape } from './readContent';

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

interface DemoStory {
  /** The file name without extension. */
  slug: string;
  title: string;
  /** A demo member's username. */
  author: string;
  privacy: PrivacyLevel;
  tags: string[];
  /** Days before the first start, as a decimal number. */
  daysAgo: number;
  /** Days before the first start; null unless the story is public. */
  publishedDaysAgo: number | null;
  /** Slug of the exercise that it was written from. */
  exercise: string | null;
  /** Markdown. */
  content: string;
}

export interface DemoContent {
  members: DemoMember[];
  /** Sorted by file name. */
  stories: DemoStory[];
  exercises: DemoExercise[];
  /** In the order of their file, with the sessions of a series in sequence. */
  sessions: DemoSession[];
  feedback: DemoFeedback[];
  journals: DemoJournal[];
  notes: DemoNote[];
}

const memberShape: Shape<DemoMember> = {
  username: 'text',
  email: 'text',
  displayName: 'text',
  bio: 'text',
  follows: 'list',
  roles: 'list',
  password: 'text',
};
const requiredKeys = ['title', 'author', 'privacy', 'tags', 'daysAgo'];
const frontMatterKeys = [...requiredKeys, 'publishedDaysAgo', 'exercise'];

export const demoFolder = path.join(projectRoot, 'server/startup/demo/content');

/** Loads the demo content. Throws a DemoContentError at anything unknown. */
export function loadDemoContent(folder = demoFolder): DemoContent {
  const members = loadMembers(folder);
  const usernames = new Set(members.map((member) => member.username));
  for (const { username, follows } of members)
    for (const followed of follows)
      if (!usernames.has(followed) || followed === username)
        throw new DemoContentError('members.json', `${username} can't follow '${followed}'`);
  const exercises = loadExercises(folder, usernames);
  const slugs = new Set(exercises.map(({ slug }) => slug));
  const files = readdirSync(path.join(folder, 'stories')).sort();
  const stories = files.map((file) => {
    const story = parseStory(file, readFileSync(path.join(folder, 'stories', file), 'utf8'));
    if (!usernames.has(story.author)) throw new DemoContentError(file, `unknown author '${story.author}'`);
    if (story.exercise !== null && !slugs.has(story.exercise))
      throw new DemoContentError(file, `unknown exercise '${story.exercise}'`);
    return story;
  });
  const authors = new Map(stories.map(({ slug, author }) => [slug, author]));
  const journals = loadJournals(folder, usernames);
  return {
    members,
    stories,
    exercises,
    sessions: loadSessions(folder, { usernames, slugs, authors }),
    feedback: loadFeedback(folder, usernames),
    journals,
    notes: loadNotes(folder, usernames, journals),
  };
}

function loadMembers(folder: string): DemoMember[] {
  const file = 'members.json';
  return readList(folder, file).map((item) => {
    const member = checkShape(file, item, memberShape);
    for (const role of member.roles)
      requireOneOf(Object.values(Role), role, () => new DemoContentError(file, `unknown role '${role}'`));
    return member;
  });
}

/** Reads the lines of `key: value`. `fail` makes the error. */
function frontMatterOf(head: string, fail: (problem: string) => Error): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, key, value] = /^(\w+): (\S.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw fail(`can't read the line '${line}'`);
    if (!frontMatterKeys.includes(key)) throw fail(`unknown key '${key}'`);
    if (values.has(key)) throw fail(`'${key}' stands twice`);
    values.set(key, value.trim());
  }
  for (const key of requiredKeys) if (!values.has(key)) throw fail(`'${key}' is missing`);
  return values;
}

/** Parses a story file: lines of `key: value` between two lines of `---`, then Markdown. */
export function parseStory(file: string, text: string): DemoStory {
  const fail = (problem: string) => new DemoContentError(file, problem);
  if (!/^\d{2}-[a-z0-9-]+\.md$/.test(file)) throw fail('must be named NN-slug.md');
  const [, head, content] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || content === undefined) throw fail('has no front matter');
  if (content.trim() === '') throw fail('has no text');

  const values = frontMatterOf(head, fail);
  const value = (key: string): string => values.get(key) ?? '';
  const days = (key: string): number => {
    if (!/^\d+(\.\d+)?$/.test(value(key))) throw fail(`'${key}' must be a number of days`);
    return Number(value(key));
  };
  const privacy = requireOneOf(Object.values(PrivacyLevel), value('privacy'), () =>
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
    exercise: values.get('exercise') ?? null,
    content: content.trim(),
  };
}
