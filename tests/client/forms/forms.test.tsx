import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, settle, variablesOf } from '../stories/story/renderScreens';
import { field, fill, press } from '../support/formFields';
import { toasts } from '../support/toasts';
import { formKinds, showEdit, staffKinds } from './formKinds';

beforeEach(() => localStorage.clear());

const kept = () => Object.keys(localStorage).filter((key) => key !== 'access_token');

describe.each(formKinds)('the form for a new $noun', (kind) => {
  const { Noun, list, fillIn, createLabel } = kind;
  const create = `create${Noun}`;
  const show = () => kind.show(`${list}/new`);

  test('shows missing fields before a request', async () => {
    await show();
    await press(createLabel);
    expect(field('Title')).toHaveAccessibleDescription('Title is required');
    expect(field('Title')).toHaveFocus();
    for (const [label, message] of kind.missing) expect(field(label)).toHaveAccessibleDescription(message);
    expect(pending(create)).toHaveLength(0);
    expect(screen.getByRole('button', { name: createLabel })).toBeEnabled();
    await userEvent.type(field('Title'), 'R');
    expect(field('Title')).toBeValid();
    expect(field('Description')).toBeInvalid();
  });

  test.each(kind.invalid)('refuses %s', (_what, change, message) => {
    const [field] = Object.keys(change);
    expect(kind.problemsOf(change)).toEqual({ [field!]: expect.stringMatching(message) });
  });

  test('stays as typed after a failure, and never shows success', async () => {
    const { router } = await show();
    await fillIn();
    await press(createLabel);
    await refuse(create, { code: 'NETWORK', message: 'no' });
    expect(router.state.location.pathname).toBe(`${list}/new`);
    for (const [label, value] of kind.filled) expect(field(label)).toHaveValue(value);
    expect(screen.getByRole('button', { name: createLabel })).toBeEnabled();
    expect(screen.getByText(kind.failure)).toBeInTheDocument();
    expect(toasts()).toEqual(kind.toasts);
  });

  test('asks before Cancel leaves typed text, which is then deleted', async () => {
    const { router, unmount } = await show();
    await userEvent.type(field('Title'), 'R');
    await press('Cancel');
    await screen.findByText(kind.leaving);
    expect(router.state.location.pathname).toBe(`${list}/new`);
    await press('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe(list));
    expect(kept()).toEqual([]);
    unmount();
    await show();
    expect(field('Title')).toHaveValue('');
  });
});

describe.each(staffKinds)('the form for a new $noun', ({ Noun, list, show, fillIn, ...kind }) => {
  test('shows the server’s errors at their fields', async () => {
    const { label, value, fields, message } = kind.refused;
    const { router } = await show(`${list}/new`);
    await fillIn();
    fill(label, value);
    await press(kind.createLabel);
    await refuse(`create${Noun}`, { code: 'BAD_USER_INPUT', message: 'No', fields });
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toHaveFocus();
    expect(router.state.location.pathname).toBe(`${list}/new`);
  });
});

// The specification's table has the same of sessions and exercises.
describe('the form of a feedback', () => {
  const kind = formKinds.find(({ noun }) => noun === 'feedback')!;

  test('is not for members who may not edit it', async () => {
    await showEdit(kind, { viewerCanEdit: false });
    expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeInTheDocument();
    expect(screen.getByText(/^You can only edit feedback that you gave, or if you're/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Feedback' })).toHaveAttribute(
      'href',
      '/feedback/feedback_1',
    );
    expect(screen.queryByLabelText('Title')).toBeNull();
  });

  test('says if it is missing', async () => {
    await kind.show('/feedback/feedback_1/edit');
    await answer({ feedback: null });
    expect(screen.getByText("The feedback you're trying to edit doesn't exist.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Feedback' })).toHaveAttribute('href', '/feedback');
  });
});

describe.each(staffKinds)('the form of a $noun', (kind) => {
  const { noun, Noun, list } = kind;
  const update = `update${Noun}`;

  test('asks about a concurrent change by somebody else', async () => {
    const updatedAt = '2026-03-02T19:05:00.000Z';
    const { router } = await showEdit(kind);
    fill('Title', 'Mine');
    await press('Save Changes');
    await refuse(update, {
      code: 'CONFLICT',
      message: 'no',
      extensions: { [noun]: { ...kind.build({ title: 'Theirs', ...kind.theirs }), updatedAt } },
    });
    const name = `Someone else changed this ${noun}`;
    const question = within(await screen.findByRole('alertdialog', { name }));
    const words = (role: string, options = {}) =>
      question.getAllByRole(role, options).map(({ textContent }) => textContent);
    expect(words('heading', { level: 3 })).toEqual(kind.labels);
    expect(words('definition')).toEqual(kind.shown);
    await press('Save mine');
    expect(variablesOf(update).input).toEqual({ id: `${noun}_1`, title: 'Mine', baseUpdatedAt: updatedAt });
    await answer({ [`update${Noun}`]: { [noun]: kind.build({ title: 'Mine' }) } });
    await waitFor(() => expect(router.state.location.pathname).toBe(`${list}/${noun}_1`));
    expect(kept()).toEqual([]);
  });

  test('can still be read if it was deleted meanwhile, with a link to the list', async () => {
    const { router } = await showEdit(kind);
    fill('Description', 'A long text.');
    await press('Save Changes');
    await refuse(update, { code: 'NOT_FOUND', message: `${Noun} not found` });
    expect(screen.getByRole('alert')).toHaveTextContent(
      new RegExp(
        `^This ${noun} was deleted.*It can’t be saved any more\\. What you typed is still here to copy\\.`,
      ),
    );
    expect(screen.getByRole('heading', { name: `This ${noun} was deleted` })).toHaveFocus();
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    expect(field('Description')).toHaveValue('A long text.');
    expect(field('Description')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: `View ${Noun}s` }));
    await settle();
    expect(router.state.location.pathname).toBe(list);
  });

  test('that can’t be loaded leads to the list', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { router } = await kind.show(`${list}/${noun}_1/edit`);
    await refuse(noun, { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
    await waitFor(() => expect(router.state.location.pathname).toBe(list));
  });
});
