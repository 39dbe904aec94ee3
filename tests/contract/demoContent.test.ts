import { FeedbackStatus, PrivacyLevel, Role } from '../../server/contract/enums';
import { limits } from '../../server/contract/limits';
import { loadDemoContent, parseStory } from '../../server/startup/demo/demoContent';
import { DemoContentError } from '../../server/startup/demo/readContent';

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
});

describe('the demo stories', () => {
  it('are at least 30, no two with the same title', () => {
    expect(stories.length).toBeGreaterThanOrEqual(30);
    expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
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
});

describe('the demo feedback', () => {
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
    ['days that are no number', write(head.with(4, 'daysAgo: -1')), "'daysAgo' must be a number of days"],
    ['a publication before the writing', write([...head, 'publishedDaysAgo: 3']), 'was published before'],
    [
      'a publication of what is private',
      write([...head.with(2, 'privacy: private'), 'publishedDaysAgo: 1']),
      'only a public story was published',
    ],
    ['no text', write(head, ''), 'has no text'],
  ])('is refused for %s', (_problem, text, message) => {
    expect(() => parseStory(file, text)).toThrow(DemoContentError);
    expect(() => parseStory(file, text)).toThrow(message);
  });
});
