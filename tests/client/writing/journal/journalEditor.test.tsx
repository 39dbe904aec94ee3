/** @jest-environment ./tests/client/support/aucklandEnvironment.cjs */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { areTipsDismissed } from '../../../../client/documents/screens/tipsDismissal';
import { journalRoutes } from '../../../../client/features/writing/journal/journalRoutes';
import {
  at,
  button,
  content,
  named,
  opened,
  openJournal,
  openNewJournal,
  refusal,
  sent,
  titleHeading,
} from '../../documents/screens/editorScreen';
import { buildJournal } from '../../documents/screens/privateTexts';
import {
  answer,
  documentServer,
  documents,
  notices,
  refuse,
  renderScreens,
  setOnline,
} from '../../stories/story/renderScreens';
import { withoutAutoSaves } from '../../support/autoSaves';
import { itIs } from '../../support/deviceClock';
import { enter } from '../../support/formFields';
import { computeStyles } from '../../support/styles';

withoutAutoSaves();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('a new journal', () => {
  test('is named after the member’s own day, has 30 rows, is saved on that day, and then shown', async () => {
    // It is already Saturday in Auckland.
    itIs('2026-11-20T11:30:00.000Z');
    const view = await openNewJournal();
    expect(titleHeading()).toHaveTextContent('Saturday, November 21, 2026');
    expect(content()).toHaveAttribute('rows', '30');
    enter(content(), 'Rain all day.');
    await userEvent.click(button('Save Journal Entry'));
    await sent();
    expect(documentServer.requests).toMatchObject([
      {
        kind: 'create',
        textKind: 'journal',
        privacyLevel: 'PRIVATE',
        writtenOn: '2026-11-21',
        text: {
          title: 'Saturday, November 21, 2026',
          content: 'Rain all day.',
          details: { journalDate: '2026-11-20T11:30:00.000Z' },
        },
      },
    ]);
    await at(view, `/journals/${[...documentServer.stories.keys()][0]}`);
    expect(notices).toHaveBeenCalledWith('created');
  });

  test('keeps its day if midnight passes while writing', async () => {
    itIs('2026-11-21T10:59:00.000Z');
    await openNewJournal();
    enter(content(), 'Late. ');
    itIs('2026-11-21T11:01:00.000Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    enter(content(), 'Later.');
    expect(titleHeading()).toHaveTextContent('Saturday, November 21, 2026');
    await userEvent.click(button('Save Journal Entry'));
    await sent();
    const text = { title: 'Saturday, November 21, 2026', content: 'Late. Later.' };
    expect(documentServer.requests).toMatchObject([{ writtenOn: '2026-11-22', text }]);
  });

  test('uses the new day if midnight passes before the first word', async () => {
    itIs('2026-11-21T10:59:00.000Z');
    await openNewJournal();
    itIs('2026-11-21T11:01:00.000Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(titleHeading()).toHaveTextContent('Sunday, November 22, 2026'));
    enter(content(), 'Early.');
    expect(content()).toHaveValue('Early.');
  });

  test('shows as Markdown in the preview, by button or Ctrl+P, and has no Zen mode', async () => {
    computeStyles();
    await openNewJournal();
    enter(content(), 'It *rained*.');
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    expect((await screen.findByText('rained')).tagName).toBe('EM');
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(content()).toBeVisible();
    await userEvent.keyboard('{Control>}e{/Control}');
    expect(screen.queryByRole('group', { name: 'Zen mode' })).toBeNull();
  });

  test('has its draft in the address, keeps the day when it was started, and is not shown for another one', async () => {
    itIs('2026-11-20T11:30:00.000Z');
    const view = await openNewJournal();
    setOnline(false);
    enter(content(), 'Half a ');
    const localId = await named(view);
    await waitFor(async () => expect((await documents.read({ localId }))?.content).toBe('Half a '));
    view.unmount();
    itIs('2026-11-24T11:30:00.000Z');
    const again = await openNewJournal(`?localId=${localId}`);
    expect(content()).toHaveValue('Half a ');
    expect(titleHeading()).toHaveTextContent('Saturday, November 21, 2026');
    await act(() => again.router.navigate('/journals/new?another=1'));
    await waitFor(() => expect(content()).toHaveValue(''));
  });

  test('that is not on this device is shown as missing', async () => {
    await openNewJournal('?localId=local_1_gone');
    expect(await screen.findByRole('heading', { name: 'Draft not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Journals' })).toHaveAttribute('href', '/journals');
  });
});

describe('its tips', () => {
  const tips = () => screen.queryByRole('complementary', { name: 'Journal tips' });

  test('stay dismissed for this member, without affecting other tips', async () => {
    const { unmount } = await openNewJournal();
    for (const word of ['private', 'titled with its date', 'Markdown'])
      expect(tips()).toHaveTextContent(word);
    await userEvent.click(button('Dismiss journal tips'));
    expect(tips()).toBeNull();
    expect(content()).toHaveFocus();
    expect(areTipsDismissed('writing', 'user_ann')).toBe(false);
    unmount();
    const again = await openNewJournal();
    expect(tips()).toBeNull();
    again.unmount();
    await renderScreens(journalRoutes, '/journals/new', 'user_ben');
    await opened();
    expect(tips()).not.toBeNull();
  });
});

describe('an entry that is edited', () => {
  const mood = () => screen.getByLabelText('Mood');
  const prompt = () => screen.getByLabelText('Prompt');

  test('is prefilled with the server’s values, and has no tips', async () => {
    await openJournal({ mood: 'calm', prompt: 'What did you hear?' });
    expect(screen.queryByRole('complementary', { name: 'Journal tips' })).toBeNull();
    expect(titleHeading()).toHaveTextContent('Monday, March 2, 2026');
    expect(content()).toHaveValue('Rain on the *tram*.\n\n  Still, we wrote.');
    expect(mood()).toHaveValue('calm');
    expect(prompt()).toHaveValue('What did you hear?');
    for (const field of [mood(), prompt()]) expect(field).toHaveAccessibleDescription(/^Optional/);
  });

  test('is sent with its mood and its prompt, and keeps its title and its day', async () => {
    const view = await openJournal();
    enter(mood(), 'calm');
    enter(prompt(), 'A tram.');
    await userEvent.click(button('Save Changes'));
    await sent();
    expect(documentServer.requests).toMatchObject([
      {
        kind: 'update',
        textKind: 'journal',
        text: {
          title: 'Monday, March 2, 2026',
          details: { mood: 'calm', prompt: 'A tram.', journalDate: '2026-03-02T19:00:00.000Z' },
        },
      },
    ]);
    await at(view, '/journals/journal_1');
  });

  test('keeps mood and prompt on this device if the server is unreachable', async () => {
    const { unmount } = await openJournal();
    setOnline(false);
    enter(mood(), 'calm');
    enter(prompt(), 'A tram.');
    await waitFor(async () =>
      expect((await documents.read({ id: 'journal_1' }))?.details).toMatchObject({
        mood: 'calm',
        prompt: 'A tram.',
      }),
    );
    unmount();
    await renderScreens(journalRoutes, '/journals/journal_1/edit');
    await refuse('journal', { code: 'NETWORK', message: 'no' });
    await opened();
    expect(mood()).toHaveValue('calm');
    expect(prompt()).toHaveValue('A tram.');
    expect(screen.getByText(/^The server can’t be reached just now/)).toBeInTheDocument();
  });

  test('shows the server’s errors at their fields, and no success', async () => {
    await openJournal();
    documentServer.answer({
      kind: 'refused',
      message: 'no',
      fields: { mood: 'Mood must be at most 100 characters' },
    });
    enter(mood(), 'calm');
    await userEvent.click(button('Save Changes'));
    await waitFor(() => expect(mood()).toHaveAccessibleDescription(/^Mood must be at most 100 characters/));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(notices).not.toHaveBeenCalledWith('updated');
  });

  test('that was deleted elsewhere is kept if it has unsent changes, and its author decides', async () => {
    const { unmount } = await openJournal();
    setOnline(false);
    enter(content(), ' More.');
    await waitFor(async () =>
      expect((await documents.read({ id: 'journal_1' }))?.content).toContain('More.'),
    );
    unmount();
    documentServer.stories.delete('journal_1');
    setOnline(true);
    await renderScreens(journalRoutes, '/journals/journal_1/edit');
    await answer({ journal: null }, refusal('journal', 'NOT_FOUND'));
    expect(await screen.findByText(/^This journal was deleted somewhere else/)).toBeInTheDocument();
    expect(content()).toHaveValue(`${buildJournal().content} More.`);
  });

  test('is read again when its author returns to the page', async () => {
    await openJournal();
    documentServer.change('journal_1', { content: 'Written on a phone.' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(content()).toHaveValue('Written on a phone.'));
  });
});
