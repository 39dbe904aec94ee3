import { promises as fs } from 'node:fs';
import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildMember, buildStory, type TestMember } from '../support/factories';
import { storyCalls } from '../support/storyCalls';
import { expectAccessible } from './support/accessible';
import { browserRun } from './support/visit';
import { paragraph, textRun, wordDocument } from './support/wordDocument';

const run = browserRun();
afterEach(() => run.leave());

const storiesOf = async (member: TestMember) => {
  const { viewer } = await run.server.ask(
    `{ viewer { stories(first: 100) { edges { node {
       title content privacyLevel createdAt updatedAt publishedAt notes tags { name }
     } } } } }`,
    member.token,
  );
  const stories = viewer.stories.edges.map(({ node }: { node: { title: string } }) => node);
  return stories.sort((a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title));
};

async function choose(page: Page, ...files: { name: string; buffer: Buffer }[]) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByLabel('Files to import')
    .setInputFiles(files.map((file) => ({ mimeType: 'application/octet-stream', ...file })));
}
const dialogOf = (page: Page) => page.getByRole('dialog');

describe('export and import', () => {
  it('copy every story into another account unchanged, once', async () => {
    const [author, heir] = [await buildMember(run.server), await buildMember(run.server)];
    await buildStory(run.server, author, {
      title: 'The Lamp: "late"',
      content: '  It was *late*.\n\n---\n\nStill,\nwe wrote.\n\n\n',
      tags: ['sea', 'at night'],
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    const { id } = await buildStory(run.server, author, {
      title: 'Été 写',
      content: '---\nno: facts\n---\nText',
    });
    await storyCalls(run.server).update({ id, notes: 'Mine.\nAlone.' }, author.token);

    const page = await run.signedIn(author);
    await page.goto('/stories');
    const starting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export ZIP' }).click();
    const download = await starting;
    expect(download.suggestedFilename()).toBe('stories.zip');
    const exported = { name: 'stories.zip', buffer: await fs.readFile(await download.path()) };

    const theirs = await run.signedIn(heir);
    await theirs.goto('/stories');
    await choose(theirs, exported);
    await theirs.getByText('2 texts were found. Nothing has been made yet.').waitFor();
    expect(await storiesOf(heir)).toEqual([]);
    await theirs.getByRole('button', { name: 'Import 2 stories' }).click();
    await theirs.getByText('2 stories imported.').waitFor();
    expect(await storiesOf(heir)).toEqual(await storiesOf(author));
    await theirs.getByRole('button', { name: 'Done' }).click();
    await theirs.getByRole('link', { name: 'The Lamp: "late"' }).waitFor();

    await dialogOf(theirs).waitFor({ state: 'detached' });
    await choose(theirs, exported);
    await theirs.getByText('Already imported').first().waitFor();
    expect(await theirs.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);

    await choose(page, exported);
    await page.getByText('You have this story already: this would be a second one').first().waitFor();
    expect(await page.getByRole('button', { name: 'Import 0 stories' }).isDisabled()).toBe(true);
    expect(run.complaints()).toEqual([]);
  });
});

describe('the import of files', () => {
  it('creates stories from Word, Markdown and plain texts, private by default', async () => {
    const member = await buildMember(run.server);
    const page = await run.signedIn(member);
    await page.goto('/stories');
    const text = textRun('It was ') + textRun('late', '<w:i/>') + textRun('.');
    const word = wordDocument(paragraph(textRun('The Pier'), 'Title') + paragraph(text));
    await choose(
      page,
      { name: 'pier.docx', buffer: word },
      { name: 'rain.txt', buffer: Buffer.from('It rained.') },
      { name: 'door.md', buffer: Buffer.from('# The Door\n\nIt was shut.') },
      { name: 'cover.jpg', buffer: Buffer.from('x') },
    );
    await page.getByText('3 texts were found').waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('checkbox', { name: 'Keep everything private' }).isChecked()).toBe(true);
    await page.getByText('1 file is skipped').waitFor();
    await page.getByRole('checkbox', { name: 'rain' }).uncheck();
    await page.getByRole('button', { name: 'Import 2 stories' }).click();
    await page.getByText('2 stories imported.').waitFor();
    const made = await storiesOf(member);
    expect(made.map(({ content, privacyLevel }: Record<string, string>) => [content, privacyLevel])).toEqual([
      ['It was shut.', 'PRIVATE'],
      ['It was *late*.', 'PRIVATE'],
    ]);
    expect(run.complaints()).toEqual([]);
  });
});
