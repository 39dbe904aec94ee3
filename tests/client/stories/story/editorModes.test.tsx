import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { changeGroup } from '../../../../client/settings/settingsStore';
import { enter } from '../../support/formFields';
import { computeStyles } from '../../support/styles';
import {
  button,
  closeDetails,
  content,
  openDetails,
  openEdit,
  openNew,
  saved,
  saveNew,
  title,
  write,
} from './editorScreen';
import { documentServer, renderScreens, settle } from './renderScreens';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const zen = () => screen.queryByRole('group', { name: 'Zen mode' });
/** The element that sets the text's font. */
const sheet = () => content().closest('[role="tabpanel"]') as HTMLElement;
const press = (keys: string) => userEvent.keyboard(keys);
const toggleZen = () => press('{Control>}e{/Control}');
const togglePreview = () => press('{Control>}p{/Control}');

describe('Zen mode', () => {
  test('Ctrl+E enters it, Escape leaves it, the text does not change, and the rest can’t be reached in it', async () => {
    computeStyles();
    await openNew();
    await press('{Escape}');
    expect(content()).toBeVisible();
    write('Dusk', 'It fell slowly.');
    const field = content() as HTMLTextAreaElement;
    field.setSelectionRange(3, 7);
    await toggleZen();
    expect(zen()).toContainElement(field);
    expect(field).toHaveFocus();
    expect(screen.getByText('Details').closest('[inert]')).not.toBeNull();
    expect([title(), field].map((one) => one.closest('[inert]'))).toEqual([null, null]);
    await press('stood');
    await press('{Escape}');
    expect(document.querySelector('[inert]')).toBeNull();
    expect(zen()).toBeNull();
    expect(content()).toBe(field);
    expect(field).toHaveValue('It stood slowly.');
    expect(field).toHaveFocus();
    expect(field.selectionStart).toBe(8);
  });

  test('has buttons to enter and to leave, which restore the focus', async () => {
    await openNew();
    const enter = button('Zen mode');
    expect(enter).toHaveAttribute('aria-keyshortcuts', 'Control+E');
    await userEvent.click(enter);
    expect(content()).toHaveFocus();
    const exit = button('Exit Zen mode');
    expect(exit).toHaveAttribute('aria-keyshortcuts', 'Escape');
    await userEvent.click(exit);
    expect(zen()).toBeNull();
    expect(button('Zen mode')).toHaveFocus();
  });

  test('the title can be changed, and the word count and the saving status are shown', async () => {
    await openNew();
    await toggleZen();
    write('Dusk', 'It fell.');
    const screenOfZen = within(zen() as HTMLElement);
    // Which of these it is depends on the speed of the device.
    const states = /^(Unsaved changes|Saved on this device|Saving\.\.\.|Saved)$/;
    expect(await screenOfZen.findByText(states)).toBeInTheDocument();
    expect(await screenOfZen.findByText('2 words · 1 min read')).toBeInTheDocument();
    expect(screenOfZen.getByRole('group', { name: 'Writing timer' })).toBeInTheDocument();
    await press('{Control>}s{/Control}');
    await saved();
    expect(documentServer.requests).toMatchObject([
      { kind: 'create', text: { title: 'Dusk', content: 'It fell.' } },
    ]);
    expect(content()).toHaveFocus();
  });

  test('a reason that prevents saving is shown if its field is hidden', async () => {
    // The longest one, so that no auto-save sends it meanwhile.
    changeGroup('editor', { auto_save_delay: 30 });
    await openNew();
    write('Dusk', 'It fell.');
    await openDetails();
    enter(screen.getByLabelText('Tags'), '#!');
    await closeDetails();
    await toggleZen();
    await press('{Control>}s{/Control}');
    expect(within(zen() as HTMLElement).getByRole('alert')).toHaveTextContent(/^Not saved\. Tags are/);
    expect(documentServer.requests).toEqual([]);
  });

  test('a dialog is shown over it, and Escape closes the dialog first', async () => {
    await openEdit({ privacyLevel: 'PUBLIC' });
    await toggleZen();
    // Zen mode hides the button, but it may have been pressed just before.
    act(() => screen.getByText('Save Draft').click());
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(zen()).not.toBeNull();
    await press('{Escape}');
    expect(zen()).toBeNull();
  });
});

describe('the preview', () => {
  test('Ctrl+P shows it and returns to the text, its selection and its scroll position', async () => {
    computeStyles();
    await openNew();
    write('', 'It *fell*.');
    const field = content() as HTMLTextAreaElement;
    field.setSelectionRange(3, 9);
    await togglePreview();
    expect((await screen.findByText('fell')).tagName).toBe('EM');
    expect(field).not.toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Preview' })).toHaveFocus();
    await togglePreview();
    expect(content()).toBe(field);
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 9]);
  });

  test('keeps the focus on the pressed tab', async () => {
    await openNew();
    const preview = screen.getByRole('tab', { name: 'Preview' });
    expect(preview).toHaveAttribute('aria-keyshortcuts', 'Control+P');
    await userEvent.click(preview);
    expect(preview).toHaveFocus();
    expect(await screen.findByText('Nothing to preview yet.')).toBeInTheDocument();
  });

  test('Zen mode is for writing: entering it from the preview returns to the text', async () => {
    await openNew();
    write('', 'It *fell*.');
    await togglePreview();
    await screen.findByText('fell');
    await toggleZen();
    expect(zen()).not.toBeNull();
    expect(content()).toHaveFocus();
    await togglePreview();
    expect(zen()).toBeNull();
    expect(await screen.findByText('fell')).toBeInTheDocument();
  });
});

describe('the editor’s settings', () => {
  test('set the font of the text, but not what readers see', async () => {
    computeStyles();
    await openEdit();
    const look = () => {
      const { fontFamily, fontSize, lineHeight } = getComputedStyle(sheet());
      return [fontFamily, fontSize, lineHeight].join();
    };
    const before = look();
    act(() => changeGroup('editor', { font_family: 'mono', font_size: 'large', line_height: 'compact' }));
    expect(look()).not.toBe(before);
    expect(getComputedStyle(sheet()).fontSize).toBe('1.25rem');
    await togglePreview();
    const shown = (await screen.findByText('late')).closest('div') as HTMLElement;
    expect(getComputedStyle(shown).fontFamily).not.toBe(getComputedStyle(sheet()).fontFamily);
  });

  test('show the tips or not, and the words, the reading time, both or neither', async () => {
    await openNew();
    const facts = () => screen.queryByText(/words|read/, { selector: 'p' })?.textContent;
    // Which have such words, too.
    act(() => changeGroup('editor', { show_writing_tips: false }));
    expect(screen.queryByRole('complementary', { name: 'Writing tips' })).toBeNull();
    expect(facts()).toBe('0 words · Quick read');
    act(() => changeGroup('editor', { show_reading_time: false }));
    expect(facts()).toBe('0 words');
    act(() => changeGroup('editor', { show_reading_time: true, show_word_count: false }));
    expect(facts()).toBe('Quick read');
    act(() => changeGroup('editor', { show_reading_time: false }));
    expect(facts()).toBeUndefined();
  });

  test.each([
    ['shared', /^Shared/],
    ['public', /^Public/],
  ] as const)('a new story starts %s where that is the default', async (level, name) => {
    changeGroup('privacy', { default_story_privacy: level });
    await openNew();
    await openDetails();
    expect(screen.getByRole('radio', { name })).toBeChecked();
    await closeDetails();
    write('Dusk', 'It fell.');
    await saveNew(level === 'public' ? 'Publish' : 'Save');
    await waitFor(() => expect(documentServer.requests).toHaveLength(1));
    expect(documentServer.requests).toMatchObject([{ kind: 'create', privacyLevel: level.toUpperCase() }]);
  });

  test('an existing story keeps its own privacy', async () => {
    changeGroup('privacy', { default_story_privacy: 'public' });
    await openEdit();
    await openDetails();
    expect(screen.getByRole('radio', { name: /^Private/ })).toBeChecked();
  });
});

describe('writing tips', () => {
  const tips = () => screen.queryByRole('complementary', { name: 'Writing tips' });

  test('are dismissed by each member separately', async () => {
    const first = await openNew();
    await userEvent.click(button('Dismiss writing tips'));
    expect(tips()).toBeNull();
    expect(title()).toHaveFocus();
    first.unmount();
    const again = await openNew();
    expect(tips()).toBeNull();
    again.unmount();
    await renderScreens(storyRoutes, '/stories/new', 'user_ben');
    expect(tips()).not.toBeNull();
  });

  test('are folded on a phone, to leave room for the text', async () => {
    computeStyles();
    const { matchMedia } = window;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
    await openNew();
    const tip = screen.getByText(/^Begin anywhere/);
    expect(tip).not.toBeVisible();
    await userEvent.click(screen.getByText('Writing tips'));
    expect(tip).toBeVisible();
    window.matchMedia = matchMedia;
  });
});

describe('from a new story to another new one', () => {
  const texts = () => [title(), content()].map((field) => (field as HTMLInputElement).value);

  test('the page is empty, and the first story is kept without a question', async () => {
    const { router } = await openNew();
    write('Dusk', 'It fell.');
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?localId=local_\d+_/));
    const { search } = router.state.location;
    write('', ' Slowly.');
    await act(() => router.navigate('/stories/new'));
    await settle();
    expect(texts()).toEqual(['', '']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(() => router.navigate(`/stories/new${search}`));
    await settle();
    expect(texts()).toEqual(['Dusk', 'It fell. Slowly.']);
  });

  test('an exercise belongs only to the story for which it was chosen', async () => {
    const { router } = await openNew();
    const exercise = { exerciseId: 'exercise_1', exerciseTitle: 'A door', exercisePrompt: 'Open it.' };
    await act(() => router.navigate('/stories/new?session=session_1', { state: exercise }));
    await settle();
    expect(screen.getByRole('complementary', { name: 'Exercise' })).toHaveTextContent('A door');
    write('Dusk', 'It fell.');
    await act(() => router.navigate('/stories/new?session=session_1'));
    await settle();
    expect(screen.queryByRole('complementary', { name: 'Exercise' })).toBeNull();
    expect(texts()).toEqual(['', '']);
  });
});
