import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerCopy } from '../../../../client/documents/model/model';
import { readScreenCommands } from '../../../../client/shortcuts/commands';
import { at, sent } from '../../documents/screens/editorScreen';
import { withoutAutoSaves } from '../../support/autoSaves';
import { enter } from '../../support/formFields';
import { answerShareDialog } from '../share/answerShareDialog';
import { button, content, openDetails, openEdit, openNew, title } from './editorScreen';
import { answer, buildStory, documentServer, pending, setOnline } from './renderScreens';

withoutAutoSaves();

describe('search engines', () => {
  const listed = () => screen.queryByRole('switch', { name: 'Let search engines list it' });

  test('may list a public story unless its author refuses, which is kept and sent', async () => {
    const view = await openEdit();
    await openDetails();
    expect(listed()).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    expect(listed()).toBeChecked();
    setOnline(false);
    await userEvent.click(listed() as HTMLElement);
    expect(listed()).not.toBeChecked();
    await userEvent.click(button('Publish'));
    await at(view, '/stories/story_1');
    expect(documentServer.requests).toEqual([]);
    setOnline(true);
    await sent();
    expect(documentServer.stories.get('story_1')).toMatchObject({
      privacyLevel: 'PUBLIC',
      details: { unlisted: true },
    });
  });

  test('stay refused when the story is opened again', async () => {
    await openEdit({ privacyLevel: 'PUBLIC', listed: false });
    await openDetails();
    expect(listed()).not.toBeChecked();
  });
});

describe('the language of the text', () => {
  const language = () => screen.getByRole('combobox', { name: 'Language of the text' });

  test('is automatic until the author chooses one, each by its own name', async () => {
    const view = await openEdit();
    await openDetails();
    expect(language()).toHaveDisplayValue('Automatic');
    expect(screen.getByRole('option', { name: 'Ελληνικά' })).toHaveAttribute('lang', 'el');
    await userEvent.selectOptions(language(), 'Français');
    await userEvent.click(button('Save'));
    await sent();
    await at(view, '/stories/story_1');
    expect(documentServer.stories.get('story_1')?.details).toMatchObject({ lang: 'fr' });
  });

  test('can be one that is not in the list, and automatic again', async () => {
    const view = await openEdit({ lang: 'de-x-mundart' });
    await openDetails();
    expect(language()).toHaveDisplayValue('Deutsch (de-x-mundart)');
    await userEvent.selectOptions(language(), 'Automatic');
    await userEvent.click(button('Save'));
    await sent();
    await at(view, '/stories/story_1');
    expect(documentServer.stories.get('story_1')?.details).toMatchObject({ lang: '' });
  });

  const germanText = 'Der Wind und das Meer, sie ist nicht mit ihm, und er war auf dem Weg zu sich.';
  test.each([
    [null, 'de'],
    ['nds', 'nds'],
  ])(
    'is that of the title, the text and its preview: chosen (%s), or detected in the text (%s)',
    async (lang, expected) => {
      await openEdit({ lang, content: germanText });
      for (const field of [title(), content()]) expect(field).toHaveAttribute('lang', expected);
      await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
      const preview = within(screen.getByRole('tabpanel', { name: 'Preview' }));
      expect(preview.getByText(germanText).closest('[lang]')).toHaveAttribute('lang', expected);
    },
  );

  test('is detected in the text of a new story', async () => {
    await openNew();
    expect(content()).not.toHaveAttribute('lang');
    await userEvent.click(content());
    await userEvent.paste(germanText);
    await waitFor(() => expect(content()).toHaveAttribute('lang', 'de'));
    // What isn't saved yet can't be shared by name.
    await openDetails();
    expect(screen.queryByRole('button', { name: 'Share with…' })).toBeNull();
  });
});

describe('the author’s notes', () => {
  const notes = () => screen.getByRole('textbox', { name: 'Your notes' });

  test.each(['Ask Ben.', ''])(
    'are written beside the text, also offline, and sent with the story: %j',
    async (words) => {
      const view = await openEdit({ notes: 'Shorter.' });
      await openDetails();
      expect(notes()).toHaveValue('Shorter.');
      setOnline(false);
      await userEvent.clear(notes());
      if (words) enter(notes(), words);
      await userEvent.click(button('Save'));
      await at(view, '/stories/story_1');
      expect(documentServer.requests).toEqual([]);
      setOnline(true);
      await sent();
      expect(documentServer.stories.get('story_1')?.details).toMatchObject({ notes: words });
    },
  );
});

test('a saved story is shared with named members from its details', async () => {
  await openEdit();
  await openDetails();
  await userEvent.click(button('Share with…'));
  await answerShareDialog(buildStory());
  const dialog = within(screen.getByRole('dialog', { name: 'Share with…' }));
  await userEvent.type(dialog.getByRole('combobox', { name: 'Members' }), 'b');
  await waitFor(() => expect(pending('searchMembers')).not.toEqual([]));
  const ben = { __typename: 'User', id: 'user_ben', name: 'Ben', username: 'ben' };
  await answer({ searchMembers: [ben] });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
  const before = documentServer.stories.get('story_1') as ServerCopy;
  documentServer.stories.set('story_1', {
    ...before,
    privacyLevel: 'SHARED',
    updatedAt: '2026-03-02T20:00:00.000Z',
  });
  await answer({
    shareStory: { story: buildStory({ privacyLevel: 'SHARED', sharedWith: [ben] }) },
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Shared/ })).toBeChecked());
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

const publishCommand = () => readScreenCommands().find(({ label }) => label.startsWith('Publish'));

test("a public story is offered to 'Publish' in the palette", async () => {
  await openEdit({ privacyLevel: 'PUBLIC' });
  expect(publishCommand()?.label).toBe('Publish');
});

test("a story that isn't public is offered to 'Publish…', by its details", async () => {
  await openEdit({ privacyLevel: 'SHARED' });
  const command = publishCommand();
  expect(command?.label).toBe('Publish…');
  act(() => command && 'run' in command && command.run());
  expect(await screen.findByRole('dialog', { name: 'Story details' })).toBeVisible();
});
