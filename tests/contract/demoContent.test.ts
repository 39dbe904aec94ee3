import { PrivacyLevel, Role } from '../../server/contract/enums';
import { limits } from '../../server/contract/limits';
import { DemoContentError, loadDemoContent, parseStory } from '../../server/demo/demoContent';

const { members, stories } = loadDemoContent();

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('the demo members', () => {
  it('are an admin, an instructor and two members', () => {
    const highest = members.map(({ roles }) =>
      roles.includes(Role.ADMIN) ? Role.ADMIN : roles.includes(Role.INSTRUCTOR) ? Role.INSTRUCTOR : Role.USER,
    );
    expect(highest.sort()).toEqual([Role.ADMIN, Role.INSTRUCTOR, Role.USER, Role.USER]);
  });

  it.each(members)('$username could have signed up', (member) => {
    expect(member.username).toMatch(limits.username.pattern);
    expect(member.username.length).toBeGreaterThanOrEqual(limits.username.min);
    expect(member.username.length).toBeLessThanOrEqual(limits.username.max);
    expect(member.email).toMatch(/^[^@\s]+@example\.com$/);
    expect(member.displayName.length).toBeLessThanOrEqual(limits.displayName.max);
    expect(member.bio.length).toBeLessThanOrEqual(limits.bio.max);
    expect(member.password.length).toBeGreaterThanOrEqual(limits.password.min);
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/]) expect(member.password).toMatch(kind);
  });

  it('are each followed by another, and none by themselves', () => {
    for (const { username } of members) {
      const followers = members.filter(({ follows }) => follows.includes(username));
      expect(followers.map((follower) => follower.username)).not.toContain(username);
      expect(followers.length).toBeGreaterThan(0);
    }
  });

  it('share neither a username nor an address', () => {
    expect(new Set(members.map(({ username }) => username)).size).toBe(members.length);
    expect(new Set(members.map(({ email }) => email)).size).toBe(members.length);
  });
});

describe('the demo stories', () => {
  it('are at least 30, no two with the same title', () => {
    expect(stories.length).toBeGreaterThanOrEqual(30);
    expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
  });

  it('are mostly public, with four shared and four private', () => {
    const count = (level: PrivacyLevel) => stories.filter(({ privacy }) => privacy === level).length;
    expect(count(PrivacyLevel.SHARED)).toBe(4);
    expect(count(PrivacyLevel.PRIVATE)).toBe(4);
    expect(count(PrivacyLevel.PUBLIC)).toBe(stories.length - 8);
  });

  it('come from every demo member', () => {
    expect(new Set(stories.map(({ author }) => author))).toEqual(
      new Set(members.map(({ username }) => username)),
    );
  });

  it.each(stories)('$slug keeps the limits', ({ title, content, tags }) => {
    expect(title.length).toBeLessThanOrEqual(limits.story.titleMax);
    expect(countWords(content)).toBeGreaterThanOrEqual(60);
    expect(countWords(content)).toBeLessThanOrEqual(1500);
    expect(tags.length).toBeGreaterThanOrEqual(1);
    expect(tags.length).toBeLessThanOrEqual(4);
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags) {
      expect(tag).toMatch(limits.tag.pattern);
      expect(tag.length).toBeLessThanOrEqual(limits.tag.max);
      expect(tag).toBe(tag.toLowerCase());
    }
  });

  it('were published at different times, so that the blog always has one order', () => {
    const times = stories.flatMap(({ publishedDaysAgo }) => publishedDaysAgo ?? []);
    expect(new Set(times).size).toBe(times.length);
  });
});

describe('a story file', () => {
  const file = '01-a-name.md';
  const head = ['title: A: B', 'author: mina', 'privacy: public', 'tags: one, two', 'daysAgo: 2.5'];
  const write = (lines: string[], body = 'Text.') => `---\n${lines.join('\n')}\n---\n\n${body}\n`;

  it('is read, with a colon in its title, and was published when written unless it says otherwise', () => {
    expect(parseStory(file, write(head))).toEqual({
      slug: '01-a-name',
      title: 'A: B',
      author: 'mina',
      privacy: PrivacyLevel.PUBLIC,
      tags: ['one', 'two'],
      daysAgo: 2.5,
      publishedDaysAgo: 2.5,
      content: 'Text.',
    });
  });

  it.each([
    ['an unknown key', write([...head, 'mood: glad']), "unknown key 'mood'"],
    ['a key given twice', write([...head, 'author: mina']), "'author' stands twice"],
    ['a missing key', write(head.slice(0, 4)), "'daysAgo' is missing"],
    ['a line that is no setting', write([...head, 'nothing']), "can't read the line 'nothing'"],
    ['an unknown privacy', write(head.with(2, 'privacy: secret')), "unknown privacy 'secret'"],
    ['days that are no number', write(head.with(4, 'daysAgo: -1')), "'daysAgo' must be a number of days"],
    ['a publication before the writing', write([...head, 'publishedDaysAgo: 3']), 'was published before'],
    [
      'a publication of what is private',
      write([...head.with(2, 'privacy: private'), 'publishedDaysAgo: 1']),
      'only a public story was published',
    ],
    ['no front matter', 'Text.\n', 'has no front matter'],
    ['no text', write(head, ''), 'has no text'],
  ])('is refused for %s', (_problem, text, message) => {
    expect(() => parseStory(file, text)).toThrow(DemoContentError);
    expect(() => parseStory(file, text)).toThrow(message);
  });
});
