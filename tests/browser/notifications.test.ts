import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildComment, buildStory, memberOfFile, memberOfTest } from '../support/factories';
import { eventually } from '../support/mails';
import { expectAccessible } from './support/accessible';
import { appKept } from './support/offline';
import { browserRun } from './support/visit';

const run = browserRun();
const ines = memberOfTest(run.server, { displayName: 'Inés' });
const ben = memberOfFile(run.server, { displayName: 'Ben' });

afterEach(() => run.leave());

const bell = (page: Page, count: number | string) =>
  page.getByRole('button', { name: `${count} notification${count === 1 ? '' : 's'}`, exact: true });

/** Opens the page and waits until it follows the member's notifications. */
async function openLive(page: Page, address: string) {
  const frames = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/graphql'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('notificationsChanged')),
    );
  await page.goto(address);
  await frames;
}

interface Row {
  id: string;
  isRead: number;
}

/** The notification of a story's comments, once it is as wanted. */
const notification = (storyId: string, wanted: 'there' | 'read') =>
  eventually(`the notification is ${wanted}`, async () => {
    const rows = await run.server.app.services.db.read<Row>(
      'SELECT id, unread IS NULL AS isRead FROM notifications WHERE user_id = ? AND subject_id = ?',
      [ines.id, storyId],
    );
    return rows.find(({ isRead }) => wanted === 'there' || isRead)?.id;
  });

/** A story of Inés’s with a comment by Ben. */
async function buildCommented(title: string) {
  const story = await buildStory(run.server, ines, { title, privacyLevel: PrivacyLevel.PUBLIC });
  await buildComment(run.server, ben, story.id, 'The lamp is the best part.');
  return { story, id: await notification(story.id, 'there') };
}

describe('a member with two devices', () => {
  it('sees a new notification on both at once, and reading it on one clears the other', async () => {
    const [phone, desk] = [
      await run.signedIn(ines, { viewport: { width: 390, height: 844 } }),
      await run.signedIn(ines),
    ];
    await openLive(phone, '/stories');
    await openLive(desk, '/help');
    await bell(phone, 0).waitFor();
    await buildCommented('The Lamp');
    await Promise.all([bell(phone, 1).waitFor(), bell(desk, 1).waitFor()]);
    await desk
      .getByRole('status')
      .filter({ hasText: 'New notification. 1 unread.' })
      .waitFor({ state: 'attached' });

    await bell(phone, 1).click();
    await phone
      .getByRole('dialog')
      .getByRole('link', { name: 'Unread: Ben commented on “The Lamp”' })
      .click();
    await phone.getByRole('heading', { name: 'The Lamp', level: 1 }).waitFor();
    await Promise.all([bell(phone, 0).waitFor(), bell(desk, 0).waitFor()]);
    expect(run.complaints()).toEqual([]);
  });
});

it('the panel works by keyboard: it opens with Enter, arrows go through it, Escape leads back', async () => {
  for (const title of ['First', 'Second']) {
    await buildCommented(title);
    // One after the other: what is told at the same time has no order.
    await run.server.app.notifier.drain();
  }
  const page = await run.signedIn(ines);
  await page.goto('/help');
  await bell(page, 2).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const link = (title: string) => panel.getByRole('link', { name: `Unread: Ben commented on “${title}”` });
  await link('First').waitFor();
  await expectAccessible(page, 'the panel', '[role=dialog]');
  await panel.locator(':focus').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await link('First').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await bell(page, 2).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await bell(page, 0).waitFor();
  expect(await panel.getByText('Unread: ').count()).toBe(0);
  expect(run.complaints()).toEqual([]);
});

describe('a push message', () => {
  /** Delivers one to the app's service worker, which keeps what it would show: no person sees or clicks it here. */
  async function deliver(page: Page, data: object) {
    const worker = page.context().serviceWorkers()[0];
    if (!worker) throw new Error('The app has no service worker');
    await worker.evaluate(
      'registration.showNotification = async (title, { data }) => { self.shown = { title, data } }',
    );
    const devTools = await page.context().newCDPSession(page);
    const registrationId = new Promise<string>((resolve) =>
      devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      }),
    );
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registrationId,
      data: JSON.stringify(data),
    });
    return worker;
  }

  it('is shown by the service worker; a click opens it in the open app, and marks it as read', async () => {
    const { story, id } = await buildCommented('The Tide');
    const page = await run.signedIn(ines, { isInstalled: true });
    await page.goto('/help');
    await appKept(page);
    await bell(page, 1).waitFor();
    const title = 'Ben commented on “The Tide”';
    const path = `/stories/${story.id}?notification=${id}#comments`;
    const worker = await deliver(page, { title, path, tag: 'one' });
    const shown = await eventually('the message is shown', () =>
      worker.evaluate<{ title: string } | undefined>('self.shown'),
    );
    expect(shown.title).toBe(title);
    await worker.evaluate(`dispatchEvent(Object.assign(new Event('notificationclick'), {
      notification: { close() {}, data: self.shown.data },
      waitUntil() {},
    }))`);
    await page.getByRole('heading', { name: 'The Tide', level: 1 }).waitFor();
    expect(new URL(page.url())).toMatchObject({ search: '', hash: '#comments' });
    await bell(page, 0).waitFor();
    expect(await notification(story.id, 'read')).toBe(id);
    expect(run.complaints()).toEqual([]);
  });
});
