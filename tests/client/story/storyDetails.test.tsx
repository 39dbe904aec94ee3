import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeGroup, resetSettings } from '../../../client/settings/settingsStore';
import { at, sent } from '../documents/screens/editorScreen';
import { button, openDetails, openEdit } from './editorScreen';
import { documentServer, setOnline } from './renderScreens';

// These tests expect only the saves that they request.
beforeEach(() => changeGroup('editor', { auto_save_delay: 30 }));
afterEach(resetSettings);

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
});
