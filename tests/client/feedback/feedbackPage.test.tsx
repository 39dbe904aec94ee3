import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, settle, variablesOf } from '../story/renderScreens';
import { toasts } from '../support/toasts';
import { buildFeedback, buildUser, showScreen } from './feedbackScreens';

async function show(overrides: Record<string, unknown> = {}) {
  const view = await showScreen('/feedback/feedback_1');
  await answer({ feedback: buildFeedback(overrides) });
  return view;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const admin = { viewerCanEdit: true, viewerCanDelete: true, viewerCanManage: true };

test('all of it is told', async () => {
  await show({ status: 'OPEN', category: 'BUG', updatedAt: '2026-03-04T19:00:00.000Z' });
  expect(screen.getByRole('heading', { level: 1, name: 'A darker theme' })).toBeInTheDocument();
  for (const badge of ['Bug Report', 'open', 'high priority']) screen.getByText(badge);
  expect(screen.getByRole('link', { name: 'Ida Bell' })).toHaveAttribute('href', '/u/ida');
  expect(screen.getByText(/^Submitted/)).toBeInTheDocument();
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

test('feedback that is not there says so', async () => {
  await showScreen('/feedback/feedback_9');
  await answer({ feedback: null });
  expect(screen.getByRole('heading', { name: 'Feedback not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View Feedback' })).toHaveAttribute('href', '/feedback');
});

describe('deleting', () => {
  async function confirm() {
    await press('Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete this feedback?')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  }

  test('is asked about first, and leads back to the list', async () => {
    const { router } = await show(admin);
    await confirm();
    expect(variablesOf('deleteFeedback')).toEqual({ input: { id: 'feedback_1' } });
    await answer({ deleteFeedback: { deletedFeedbackId: 'feedback_1' } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/feedback'));
    await waitFor(() => expect(toasts()).toEqual(['Feedback deleted']));
  });

  test('that fails leaves it there', async () => {
    const { router } = await show(admin);
    await confirm();
    await refuse('deleteFeedback', { code: 'NETWORK', message: 'no' });
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete feedback']));
    expect(router.state.location.pathname).toBe('/feedback/feedback_1');
    expect(
      screen.getByRole('heading', { level: 1, name: 'A darker theme', hidden: true }),
    ).toBeInTheDocument();
  });
});

describe('its status', () => {
  async function open() {
    await press('Update Status');
    return within(await screen.findByRole('dialog'));
  }
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('is one of six, with the current one marked, and the arrow keys go round them', async () => {
    await show(admin);
    const dialog = await open();
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Open',
      'Under Review',
      'Accepted',
      'Implemented',
      'Rejected',
      'Closed',
      'Cancel',
    ]);
    const current = dialog.getByRole('button', { name: 'Under Review' });
    expect(current).toHaveAttribute('aria-current', 'true');
    // jsdom does not know which elements are focusable; a browser focuses the current one.
    act(() => current.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(dialog.getByRole('button', { name: 'Accepted' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(dialog.getByRole('button', { name: 'Closed' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(dialog.getByRole('button', { name: 'Open' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(pending('setFeedbackStatus')).toHaveLength(0);
  });

  test('is set by pressing it', async () => {
    await show(admin);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Implemented' }));
    expect(variablesOf('setFeedbackStatus')).toEqual({
      input: { id: 'feedback_1', status: 'IMPLEMENTED' },
    });
    await answer({
      setFeedbackStatus: { feedback: buildFeedback({ ...admin, status: 'IMPLEMENTED' }) },
    });
    await closed();
    await waitFor(() => expect(toasts()).toEqual(['Status updated']));
    expect(screen.getByText('implemented')).toBeInTheDocument();
  });

  test('that can’t be set stays, and the dialog with it', async () => {
    await show(admin);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Rejected' }));
    await refuse('setFeedbackStatus', { code: 'NETWORK', message: 'no' });
    await waitFor(() => expect(toasts()).toEqual(['Failed to update status']));
    // Screen readers hear of it, though the dialog hides the page behind it from them.
    await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(
      'Failed to update status',
    );
    expect(dialog.getByRole('button', { name: 'Under Review' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('under review')).toBeInTheDocument();
  });

  test('that it has already is not sent', async () => {
    await show(admin);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Under Review' }));
    await closed();
    expect(pending('setFeedbackStatus')).toHaveLength(0);
  });
});

describe('who takes care of it', () => {
  const ben = buildUser({ id: 'user_ben', username: 'ben', name: 'Ben Reed' });

  test('is shown with who said so', async () => {
    await show({ assignedTo: ben, assignedBy: buildUser() });
    const box = within(screen.getByRole('region', { name: 'Assigned to' }));
    expect(box.getByRole('link', { name: 'Ben Reed' })).toBeInTheDocument();
    expect(box.getByRole('link', { name: 'Ida Bell' })).toBeInTheDocument();
  });

  test('is named once where they took it themselves', async () => {
    await show({ assignedTo: ben, assignedBy: ben });
    const box = within(screen.getByRole('region', { name: 'Assigned to' }));
    expect(box.getAllByRole('link', { name: 'Ben Reed' })).toHaveLength(1);
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

  test('is chosen by name', async () => {
    await show(admin);
    await openPicker();
    await find('ben');
    expect(picker()).toHaveFocus();
    await save();
    expect(variablesOf('assignFeedback')).toEqual({
      input: { id: 'feedback_1', assignedToId: 'user_ben' },
    });
    await answer({
      assignFeedback: { feedback: buildFeedback({ ...admin, assignedTo: ben, assignedBy: buildUser() }) },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('region', { name: 'Assigned to' })).toHaveTextContent('Ben Reed');
  });

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
    await show({ ...admin, assignedTo: buildUser(), assignedBy: buildUser() });
    await openPicker();
    await find('ben');
    expect(screen.getByRole('list', { name: 'Chosen member' })).toHaveTextContent(/^Ben Reed$/);
  });

  test('can be nobody again', async () => {
    await show({ ...admin, assignedTo: ben, assignedBy: buildUser() });
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
