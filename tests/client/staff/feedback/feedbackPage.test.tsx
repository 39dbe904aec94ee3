import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, settle, variablesOf } from '../../stories/story/renderScreens';
import { buildUser, ida } from '../../support/users';
import { buildFeedback, showScreen } from './feedbackScreens';

async function show(overrides: Record<string, unknown> = {}) {
  const view = await showScreen('/feedback/feedback_1');
  await answer({ feedback: buildFeedback(overrides) });
  return view;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const admin = { viewerCanEdit: true, viewerCanDelete: true, viewerCanManage: true };

test('shows when it was changed, whose it is, and its lines and score', async () => {
  await show({ updatedAt: '2026-03-04T19:00:00.000Z' });
  expect(screen.getByText('high priority')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ida Bell' })).toHaveAttribute('href', '/u/ida');
  expect(screen.getByText(/^Updated/)).toBeInTheDocument();
  expect(screen.getByText(/For late evenings/).textContent).toBe('For late evenings.\nEyes tire.');
  expect(screen.getByRole('group', { name: 'Votes on A darker theme' })).toHaveTextContent('Score 3');
  expect(document.title).toContain('A darker theme');
});

test('a reader can only vote; what was never changed, has no priority and is nobody’s says nothing of these', async () => {
  await show({ priority: null });
  for (const words of [/^Updated/, /priority/, 'Assigned to']) expect(screen.queryByText(words)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  for (const name of ['Delete', 'Update Status', 'Assign'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('its author edits and deletes it, and leaves its status to administrators', async () => {
  await show({ viewerCanEdit: true, viewerCanDelete: true });
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/feedback/feedback_1/edit');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Update Status' })).toBeNull();
});

describe('its status', () => {
  async function open() {
    await press('Update Status');
    return within(await screen.findByRole('dialog'));
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('is chosen among all, of which the current is marked, with arrow keys that go round them', async () => {
    await show(admin);
    const dialog = await open();
    const current = dialog.getByRole('button', { name: 'Under Review' });
    expect(current).toHaveAttribute('aria-current', 'true');
    // jsdom does not know which elements are focusable; a browser focuses the current one.
    act(() => current.focus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(dialog.getByRole('button', { name: 'Closed' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(dialog.getByRole('button', { name: 'Open' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(pending('setFeedbackStatus')).toHaveLength(0);
  });

  test('that can’t be set stays, and the dialog with it, which screen readers hear', async () => {
    await show(admin);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Rejected' }));
    await refuse('setFeedbackStatus', { code: 'NETWORK', message: 'no' });
    // The dialog hides the page behind it from screen readers, but not announcements.
    await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(
      'Failed to update status',
    );
    expect(dialog.getByRole('button', { name: 'Under Review' })).toHaveAttribute('aria-current', 'true');
  });

  test('that it has already is not sent', async () => {
    await show(admin);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Under Review' }));
    await closed();
    expect(pending('setFeedbackStatus')).toHaveLength(0);
  });
});

describe('its assigned member', () => {
  const ben = buildUser('Ben Reed');

  test('is shown with who said so, and named once where they took it themselves', async () => {
    const names = () =>
      within(screen.getByRole('region', { name: 'Assigned to' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const { unmount } = await show({ assignedTo: ben, assignedBy: ida });
    expect(names()).toEqual(['Ben Reed', 'Ida Bell']);
    unmount();
    await show({ assignedTo: ben, assignedBy: ben });
    expect(names()).toEqual(['Ben Reed']);
  });

  const picker = () => within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Member' });
  async function openPicker() {
    await press('Assign');
    await screen.findByRole('dialog');
  }
  async function find(name: string) {
    await userEvent.type(picker(), name);
    await waitFor(() => expect(pending('searchMembers')).toHaveLength(1));
    await answer({ searchMembers: [ben] });
    await screen.findByRole('option', { name: /Ben Reed/ });
    await userEvent.keyboard('{Enter}');
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  test('is not silently left out where a name was typed and nobody chosen', async () => {
    await show(admin);
    await openPicker();
    await userEvent.type(picker(), 'ben');
    await save();
    expect(picker()).toHaveAccessibleDescription(/Choose one of the members found/);
    expect(picker()).toHaveFocus();
    expect(pending('assignFeedback')).toHaveLength(0);
  });

  test('is one: the next takes the place of the last', async () => {
    await show({ ...admin, assignedTo: ida, assignedBy: ida });
    await openPicker();
    await find('ben');
    expect(screen.getByRole('list', { name: 'Chosen member' })).toHaveTextContent(/^Ben Reed$/);
  });

  test('can be nobody again', async () => {
    await show({ ...admin, assignedTo: ben, assignedBy: ida });
    await openPicker();
    await press('Remove Ben Reed');
    await save();
    expect(variablesOf('assignFeedback')).toEqual({
      input: { id: 'feedback_1', assignedToId: null },
    });
  });

  test('can be the administrator themself, whom no search finds', async () => {
    await show(admin);
    await openPicker();
    await press('Choose me');
    expect(screen.getByRole('list', { name: 'Chosen member' })).toHaveTextContent(/^Ann$/);
    expect(screen.queryByRole('button', { name: 'Choose me' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await save();
    expect(variablesOf('assignFeedback').input).toEqual({
      id: 'feedback_1',
      assignedToId: 'user_ann',
    });
  });

  test('is asked for again where the server does not know them', async () => {
    await show(admin);
    await openPicker();
    await find('ben');
    await save();
    await refuse('assignFeedback', {
      code: 'BAD_USER_INPUT',
      message: 'no',
      fields: { assignedToId: 'Pick a member' },
    });
    expect(picker()).toHaveAccessibleDescription(/^Pick a member/);
    await settle();
  });
});
