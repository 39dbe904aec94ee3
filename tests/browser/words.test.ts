import type { Page } from 'playwright-core';
import { PrivacyLevel, Role } from '../../server/contract/enums';
import {
  buildComment,
  buildExercise,
  buildFeedback,
  buildMember,
  buildNote,
  buildSession,
  buildStory,
} from '../support/factories';
import { itInAll } from '../support/testAll';
import { browserRun, followRequests, openWithin } from './support/visit';

const run = browserRun();
afterEach(() => run.leave());

async function publish(content: string, displayName = 'Ann') {
  const author = await buildMember(run.server, { displayName });
  return buildStory(run.server, author, { title: 'A story', content, privacyLevel: PrivacyLevel.PUBLIC });
}

/** Opens a story and returns the fonts that were loaded for it. */
async function read(page: Page, path: string) {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const font = /\/(?:assets|pages)\/(\w+(?:-\w+)*?)-(?:wght-|\w{8}\.woff2)/.exec(request.url())?.[1];
    if (font) fonts.push(font);
  });
  const hasAll = followRequests(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'A story' }).waitFor();
  await hasAll();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await hasAll();
  return [...new Set(fonts)].sort();
}

describe('scripts', () => {
  it('of a Latin text load only the Latin fonts', async () => {
    const story = await publish('It was late, and still we wrote.');
    const page = await run.signedIn(await buildMember(run.server), { cache: 'empty' });
    expect(await read(page, `/stories/${story.id}`)).toEqual(['figtree-latin', 'literata-latin']);
  });

  it('of a text or a name load their own fonts, for reading and for the interface', async () => {
    const story = await publish('Ένα βράδυ. Однажды. Tiếng Việt đẹp lắm. Łódź.', 'Ιωάννα Ирина Nguyễn');
    const page = await run.signedIn(await buildMember(run.server), { cache: 'empty' });
    const fonts = await read(page, `/stories/${story.id}`);
    for (const script of ['greek', 'cyrillic', 'vietnamese', 'latin-ext'])
      expect(fonts).toContain(`literata-${script}`);
    for (const script of ['greek', 'cyrillic', 'vietnamese']) expect(fonts).toContain(`inter-${script}`);
  });

  it('of any text load only one font with a public document', async () => {
    const story = await publish('It was late. Ένα βράδυ. Однажды. Tiếng Việt đẹp lắm.', 'Ιωάννα');
    expect(await read(await run.visitor({ cache: 'empty' }), `/blog/${story.id}`)).toEqual(['literata']);
  });
});

itInAll('the longest words stay within the screens of the app', async () => {
  const { server } = run;
  const word = (length: number) => 'w'.repeat(length);
  const texts = { title: word(200), description: word(500) };
  const displayName = word(100);
  const member = await buildMember(server, { displayName, roles: [Role.ADMIN, Role.USER] });
  const story = await buildStory(server, member, {
    title: word(255),
    content: word(300),
    privacyLevel: PrivacyLevel.SHARED,
  });
  await buildComment(server, member, story.id, word(300));
  const session = await buildSession(server, member, {
    ...texts,
    location: `https://meeting.example/j/84563214567?pwd=${word(60)}`,
  });
  const exercise = await buildExercise(server, member, { ...texts, objective: word(300), prompt: word(300) });
  const note = await buildNote(server, member, {
    content: word(500),
    category: word(100),
    tags: [word(50)],
  });
  const feedback = await buildFeedback(server, member, texts);
  const page = await run.signedIn(member);
  const tooWide: [number, string][] = [];
  for (const path of [
    ...['/stories', `/stories/${story.id}`, `/stories/${story.id}/edit`],
    ...['/sessions', `/sessions/${session.id}`, '/exercises', `/exercises/${exercise.id}`],
    ...['/notes', `/notes/${note.id}`, '/feedback', `/feedback/${feedback.id}`],
    ...[`/u/${member.username}`, `/admin/members/${member.id.replace('user_', 'member_')}`],
  ]) {
    await openWithin(page, path);
    await page.getByRole('main').getByText(/w{40}/).first().waitFor();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      if (!fits) tooWide.push([width, path]);
    }
  }
  expect(tooWide).toEqual([]);
});

describe('a right-to-left text', () => {
  it('has its paragraphs, quotes and lists on the right, and its neighbour on the left', async () => {
    const story = await publish('Left.\n\nימין.\n\n> ציטוט\n\n- אחת\n- two');
    const page = await run.visitor();
    await read(page, `/blog/${story.id}`);
    const look = await page.evaluate(() => {
      const direction = (selector: string) => {
        const element = document.querySelector(`article ${selector}`) as Element;
        const { direction: side, borderRightWidth, paddingRight } = getComputedStyle(element);
        return {
          side,
          marked: Number.parseFloat(borderRightWidth) > 0,
          inset: Number.parseFloat(paddingRight) > 0,
        };
      };
      return ['p[dir]', 'p[dir] + p[dir]', 'blockquote', 'ul'].map(direction);
    });
    expect(look).toEqual([
      { side: 'ltr', marked: false, inset: false },
      { side: 'rtl', marked: false, inset: false },
      { side: 'rtl', marked: true, inset: true },
      { side: 'rtl', marked: false, inset: true },
    ]);
  });

  it('has its byline and its link on the right in a list', async () => {
    const author = await buildMember(run.server, { displayName: 'Ann' });
    const own = { privacyLevel: PrivacyLevel.PUBLIC };
    await buildStory(run.server, author, { ...own, title: 'ערב', content: 'זה היה מאוחר.' });
    await buildStory(run.server, author, { ...own, title: 'Evening', content: 'It was late.' });
    const page = await run.visitor();
    await page.goto(`/blog/by/${author.username}`);
    const sides = await page.evaluate(() =>
      [...document.querySelectorAll('.card')].map((card) => {
        const { left, right } = card.getBoundingClientRect();
        const near = (selector: string) => {
          const parts = [...card.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
          const [first, last] = [
            Math.min(...parts.map((part) => part.left)),
            Math.max(...parts.map((part) => part.right)),
          ];
          return first - left < right - last ? 'left' : 'right';
        };
        return {
          title: card.querySelector('h2')?.textContent,
          facts: near('.facts > *'),
          more: near('.more'),
        };
      }),
    );
    expect(sides).toEqual([
      { title: 'Evening', facts: 'left', more: 'left' },
      { title: 'ערב', facts: 'right', more: 'right' },
    ]);
  });
});

describe('an external picture', () => {
  it('is loaded when its reader requests it, without a referrer, and not before', async () => {
    const story = await publish('![A lamp](https://pictures.example/lamp.svg)');
    const page = await run.visitor();
    const asked: (string | undefined)[] = [];
    await page.route('https://pictures.example/**', (route) => {
      asked.push(route.request().headers().referer);
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>',
      });
    });
    await read(page, `/blog/${story.id}`);
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Show picture from pictures.example' }).click();
    const picture = page.getByRole('img', { name: 'A lamp' });
    await picture.waitFor();
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
    expect(asked).toEqual([undefined]);
    expect(await picture.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.reload();
    await picture.waitFor();
    expect(run.complaints()).toEqual([]);
  });
});
