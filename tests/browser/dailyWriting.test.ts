import type { Page } from 'playwright-core';
import { memberOfTest } from '../support/factories';
import { itInAll, someOf } from '../support/testAll';
import { deviceOfFile, keptStories, kill, onDevice, shows, tab, until, write } from './support/offline';
import { browserRun } from './support/visit';

const run = browserRun();
const ann = memberOfTest(run.server, { displayName: 'Ann' });
const device = deviceOfFile(run);

interface ServedText {
  id: string;
  title: string | null;
  content: string;
  category?: string | null;
}

/** The member's journals and notes on the server. */
async function served(): Promise<Record<'journals' | 'notes', ServedText[]>> {
  const { viewer } = await run.server.ask(
    `{ viewer {
      journals(first: 50) { edges { node { id title content } } }
      notes(first: 50) { edges { node { id title content category } } }
    } }`,
    ann.token,
  );
  const nodes = ({ edges }: { edges: { node: ServedText }[] }) => edges.map(({ node }) => node);
  return { journals: nodes(viewer.journals), notes: nodes(viewer.notes) };
}

const servedNote = (content: string) =>
  until(served, ({ notes }) => notes.some((note) => note.content === content)).then(
    ({ notes }) => notes.find((note) => note.content === content) as ServedText,
  );

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a journal written offline survives a reload, and is on the server when the network is back', async () => {
  const page = await device.open(ann, '/journals/new');
  const title = await page.locator('main h2:not(aside *)').innerText();
  device.way.cut();
  await write(page, 'Written in the tunnel.');
  await onDevice(page);
  await page.waitForURL(/localId=/);
  await page.reload();
  await shows(page, 'Written in the tunnel.');
  await write(page, ' And after it.');
  await onDevice(page);
  await press(page, 'Save Journal Entry');
  await page.waitForURL(/\/journals$/);
  device.way.mend();
  const { journals } = await until(served, (texts) => texts.journals.length > 0);
  expect(journals).toMatchObject([{ title, content: 'Written in the tunnel. And after it.' }]);
});

test('text typed right before a reload is there after it', async () => {
  const page = await device.open(ann, '/notes/new');
  await write(page, 'Ferry names: the Heron');
  await onDevice(page);
  await page.waitForURL(/localId=/);
  await page.keyboard.type(', the Tern');
  await page.reload();
  await shows(page, 'Ferry names: the Heron, the Tern');
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => /^lastWords/.test(key)));
});

test.each(someOf(['the only tab', 'a tab of their own']))(
  'words typed and pasted right before %s is closed are there when the note is opened again',
  async (which) => {
    const page = await device.open(ann, '/notes/new');
    const context = page.context();
    if (which === 'a tab of their own') await tab(context, '/help');
    device.way.cut();
    await write(page, `# Written in ${which}\nThe Heron`);
    await onDevice(page);
    await page.waitForURL(/localId=/);
    await page.keyboard.insertText(`, the Tern${', the Gull'.repeat(400)}`);
    await page.keyboard.type(', the Auk');
    await page.close();
    const again = await tab(context, '/notes');
    await again.getByRole('link', { name: `Written in ${which}` }).click();
    await shows(again, `The Heron, the Tern${', the Gull'.repeat(400)}, the Auk`);
  },
);

test('the focus stays on the list as its drafts are deleted without a network, to the last one', async () => {
  const page = await device.open(ann, '/notes/new');
  device.way.cut();
  await write(page, 'The first of two');
  await onDevice(page);
  const other = await tab(page.context(), '/notes/new');
  await write(other, 'The second of two');
  await onDevice(other);
  await page.goto('/notes');
  const focused = async (name: string) =>
    page.locator(':focus').and(page.getByRole('button', { name })).waitFor();
  for (const title of ['The first of two', 'The second of two']) {
    await press(page, `Delete ${title}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: `Delete ${title}` }).waitFor({ state: 'detached' });
    await focused('Try again');
  }
  await page.getByRole('heading', { name: 'No notes on this device' }).waitFor();
});

test('a note whose tab is killed while typing is in the list, and can be continued from there', async () => {
  let page = await device.open(ann, '/notes/new');
  const context = page.context();
  const witness = await tab(context, '/help');
  device.way.cut();
  await write(page, '# Ferry names\nThe Heron');
  await onDevice(page);
  await page.keyboard.type(', the Tern');
  await until(
    () => keptStories(witness),
    ([kept]) => kept?.content.endsWith('the Tern') ?? false,
  );
  await kill(page);
  await page.close();
  page = await tab(context, '/notes');
  await page.getByRole('link', { name: 'Ferry names' }).click();
  await shows(page, 'The Heron, the Tern');
  device.way.mend();
  await write(page, ', the Gull.');
  const note = await servedNote('# Ferry names\nThe Heron, the Tern, the Gull.');
  expect(note.title).toBe('Ferry names');
  expect((await served()).notes).toHaveLength(1);
});

itInAll('if two devices change the same line of a note, the text not chosen is kept as a note', async () => {
  const mine = await device.open(ann, '/notes/new');
  await write(mine, 'Ferry names\nThe Heron');
  await press(mine, 'Create Note');
  const { id } = await servedNote('Ferry names\nThe Heron');
  await mine.goto(`/notes/${id}/edit`);
  await shows(mine, 'The Heron');

  const theirs = await run.signedIn(await run.signInAgain(ann));
  await theirs.goto(`/notes/${id}/edit`);
  await write(theirs, ' of yesterday');
  await press(theirs, 'Save Changes');
  await servedNote('Ferry names\nThe Heron of yesterday');

  await write(mine, ' of today');
  await press(mine, 'Save Changes');
  const dialog = mine.getByRole('alertdialog');
  await dialog.getByText('becomes a note of its own').waitFor();
  const tops = await dialog
    .getByRole('group')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await dialog.getByRole('button', { name: 'Use mine' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await servedNote('Ferry names\nThe Heron of today');
  const kept = await servedNote('Ferry names\nThe Heron of yesterday');
  expect(kept.category).toBe('Not chosen in a conflict');
  await mine.goto('/notes');
  await mine.locator(`a[href="/notes/${kept.id}"]`).first().click();
  await mine.getByText('The Heron of yesterday').waitFor();
});

test('New Journal on a day that has an entry goes on at its end, and so does the address', async () => {
  const page = await run.signedIn(ann);
  await page.goto('/journals/new');
  await write(page, 'Rain.\n\nThen sun.');
  await press(page, 'Save Journal Entry');
  await until(served, ({ journals }) => journals.length === 1);
  await page.goto('/journals');
  await page.getByRole('main').getByRole('link', { name: 'New Journal' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today’s entry' }).waitFor();
  await page.getByRole('textbox', { name: 'Content' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(' And wind.');
  await press(page, 'Save Changes');
  await until(served, ({ journals }) => journals[0]?.content === 'Rain.\n\nThen sun. And wind.');
  await page.goto('/journals/new');
  await page.getByRole('heading', { level: 1, name: 'Today’s entry' }).waitFor();
  await page.getByRole('textbox', { name: 'Content' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(' And night.');
  await press(page, 'Save Changes');
  await until(served, ({ journals }) => journals[0]?.content === 'Rain.\n\nThen sun. And wind. And night.');
  await page.goto('/journals/new?another=1');
  await page.getByRole('heading', { level: 1, name: 'New Journal' }).waitFor();
});
