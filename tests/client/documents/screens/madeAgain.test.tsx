import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeGroup, resetSettings } from '../../../../client/settings/settingsStore';
import { openEdit as openStory } from '../../stories/story/editorScreen';
import { documentServer, documents, pending, settle } from '../../stories/story/renderScreens';
import { dailyKinds } from './dailyKinds';
import { at, button, content } from './editorScreen';

jest.setTimeout(120_000);

// A long delay, so that slow typing does not trigger an auto-save.
beforeEach(() => changeGroup('editor', { auto_save_delay: 30 }));
afterEach(resetSettings);

const kinds = [{ noun: 'story', Noun: 'Story', plural: 'stories', openEdit: openStory }, ...dailyKinds];

describe.each(kinds)('a $noun that was deleted elsewhere and is made again', ({ noun, plural, openEdit }) => {
  test('moves the editor and its links to the new address, with the text on screen as it was', async () => {
    const view = await openEdit();
    const field = content();
    await userEvent.type(field, ' Mine.');
    documentServer.stories.delete(`${noun}_1`);
    act(() => documents.serverChanged(`${noun}_1`));
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
    await userEvent.click(button('Use mine'));
    await waitFor(() => expect(documentServer.stories.size).toBe(1));
    await settle();
    const [id] = documentServer.stories.keys();
    expect(id).not.toBe(`${noun}_1`);
    await at(view, `/${plural}/${id}/edit`);
    await settle();
    expect(content()).toBe(field);
    expect((field as HTMLTextAreaElement).value).toMatch(/ Mine\.$/);
    expect(field).toHaveFocus();
    expect(pending(noun)).toEqual([]);
    if (noun === 'story')
      expect(screen.getByRole('link', { name: 'Versions' })).toHaveAttribute(
        'href',
        `/stories/${id}/versions`,
      );
    await userEvent.click(button('Cancel'));
    await at(view, `/${plural}/${id}`);
  });
});
