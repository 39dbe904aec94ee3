import {
  ExerciseCategory,
  FeedbackCategory,
  FeedbackStatus,
  PrivacyLevel,
  Role,
} from '../../server/contract/enums';
import { limits } from '../../server/contract/limits';
import { loadDemoContent, parseStory } from '../../server/demo/demoContent';
import { DemoContentError, shaped } from '../../server/demo/readContent';

const { members, stories, exercises, sessions, feedback, journals, notes } = loadDemoContent();

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

describe('the demo exercises', () => {
  it('are of every category, made by staff', () => {
    expect(new Set(exercises.map(({ category }) => category))).toEqual(
      new Set(Object.values(ExerciseCategory)),
    );
    for (const { creator } of exercises)
      expect(members.find(({ username }) => username === creator)?.roles).toEqual(
        expect.arrayContaining([expect.stringMatching(/admin|instructor/)]),
      );
  });

  it('share no slug, and were there before what was written from them', () => {
    const madeDaysAgo = new Map(exercises.map(({ slug, daysAgo }) => [slug, daysAgo]));
    expect(madeDaysAgo.size).toBe(exercises.length);
    const written = stories.filter(({ exercise }) => exercise !== null);
    expect(written.length).toBeGreaterThan(3);
    for (const { exercise, daysAgo } of written)
      expect(madeDaysAgo.get(exercise ?? '')).toBeGreaterThan(daysAgo);
  });

  it.each(exercises)(
    '$slug keeps the limits',
    ({ title, description, objective, prompt, tags, ...exercise }) => {
      expect(title.length).toBeLessThanOrEqual(limits.exercise.titleMax);
      for (const text of [description, objective, prompt]) expect(text.length).toBeLessThanOrEqual(5_000);
      expect(description.trim()).not.toBe('');
      expect(exercise.timeLimitMinutes ?? 15).toBeGreaterThanOrEqual(5);
      for (const tag of tags) {
        expect(tag).toMatch(limits.tag.pattern);
        expect(tag.length).toBeLessThanOrEqual(limits.tag.max);
      }
    },
  );
});

describe('the demo sessions', () => {
  it.each(sessions)('$title keeps the limits', (session) => {
    const { session: most } = limits;
    expect(session.title.length).toBeLessThanOrEqual(most.titleMax);
    expect(session.description.length).toBeLessThanOrEqual(most.descriptionMax);
    expect(session.location?.length ?? 0).toBeLessThanOrEqual(most.locationMax);
    expect(session.durationMinutes % most.duration.step).toBe(0);
    expect(session.capacity).toBeGreaterThanOrEqual(Math.max(session.joined.length, most.capacity.min));
    expect(session.capacity).toBeLessThanOrEqual(most.capacity.max);
    expect(session.joined).not.toContain(session.leader);
    expect(new Set(session.joined).size).toBe(session.joined.length);
    for (const { words } of session.writing) {
      const minutes = 'minutesAgo' in session.when ? session.when.minutesAgo : session.durationMinutes;
      expect(words.length).toBeLessThanOrEqual(minutes / 5);
      expect(words.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    }
  });

  it('are led by staff', () => {
    for (const { leader } of sessions)
      expect(members.find(({ username }) => username === leader)?.roles.join()).toMatch(/admin|instructor/);
  });
});

describe('the demo feedback', () => {
  it('is a dozen pieces of every category and status, no two with the same title', () => {
    expect(feedback).toHaveLength(12);
    expect(new Set(feedback.map(({ title }) => title)).size).toBe(feedback.length);
    expect(new Set(feedback.map(({ category }) => category))).toEqual(
      new Set(Object.values(FeedbackCategory)),
    );
    expect(new Set(feedback.map(({ status }) => status))).toEqual(new Set(Object.values(FeedbackStatus)));
  });

  it.each(feedback)('$title keeps the limits', ({ title, description, daysAgo, ...item }) => {
    expect(title.length).toBeLessThanOrEqual(limits.feedback.titleMax);
    expect(description.length).toBeGreaterThanOrEqual(limits.feedback.description.min);
    expect(description.length).toBeLessThanOrEqual(limits.feedback.description.max);
    expect(item.changedDaysAgo ?? daysAgo).toBeLessThanOrEqual(daysAgo);
    // Open feedback was not changed yet; only administrators assign feedback.
    if (item.status === FeedbackStatus.OPEN)
      expect([item.changedDaysAgo, item.assigned]).toEqual([undefined, undefined]);
    const admins = members.filter(({ roles }) => roles.includes(Role.ADMIN)).map(({ username }) => username);
    if (item.assigned) expect(admins).toContain(item.assigned.by);
  });
});

describe('the demo journals and notes', () => {
  it('are some with a mood and a prompt, and some pinned, tagged, without a title and of a journal entry', () => {
    expect(journals.length).toBeGreaterThan(3);
    expect(journals.some(({ mood, prompt }) => mood !== null && prompt !== null)).toBe(true);
    const some: ((note: (typeof notes)[number]) => boolean)[] = [
      ({ isPinned }) => isPinned,
      ({ tags }) => tags.length > 1,
      ({ title }) => title === null,
      ({ journal }) => journal !== null,
    ];
    for (const is of some) expect([notes.some(is), notes.every(is)]).toEqual([true, false]);
  });

  it('keep the limits, and a title is the first line', () => {
    for (const { mood, prompt, content } of journals) {
      expect(mood?.length ?? 0).toBeLessThanOrEqual(limits.journal.moodMax);
      expect(prompt?.length ?? 0).toBeLessThanOrEqual(limits.journal.promptMax);
      expect(countWords(content)).toBeGreaterThan(10);
    }
    for (const { title, tags, category, content } of notes) {
      if (title !== null) expect(content.split('\n')[0]).toBe(title);
      expect(tags.length).toBeLessThanOrEqual(limits.note.tagsMax);
      for (const tag of tags) expect(tag.length).toBeLessThanOrEqual(limits.note.tagMax);
      expect(category?.length ?? 0).toBeLessThanOrEqual(limits.note.categoryMax);
    }
  });
});

describe('an item of a list', () => {
  const shape = { title: 'text', capacity: 'number', location: 'text?' } as const;
  it.each([
    ['no object', 'x', 'an item must be an object'],
    ['an unknown field', { title: 'A', capacity: 3, mood: 'glad' }, "unknown field 'mood'"],
    ['a field that is missing', { title: 'A' }, 'capacity must be a number'],
    ['a field of another kind', { title: 7, capacity: 3 }, 'title must be a text'],
    ['an optional one of another kind', { title: 'A', capacity: 3, location: 7 }, 'location must be a text'],
  ])('is refused for %s', (_problem, item, message) => {
    expect(() => shaped('a.json', item, shape)).toThrow(DemoContentError);
    expect(() => shaped('a.json', item, shape)).toThrow(message);
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
      exercise: null,
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
