import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HideButton } from '../../../../client/features/staff/report/HideButton';
import { ReportButton } from '../../../../client/features/staff/report/ReportButton';
import { answer, refuse, renderScreens, variablesOf } from '../../stories/story/renderScreens';

const show = () =>
  renderScreens(
    [{ path: '/here', Component: () => <ReportButton id="comment_1" what="comment" /> }],
    '/here',
  );
beforeEach(() => sessionStorage.clear());

const dialog = async () => within(await screen.findByRole('dialog'));

async function open() {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Report comment' }));
  return dialog();
}

test('asks why, sends it with the note, and says what happens next', async () => {
  const box = await open();
  expect(box.getByRole('heading', { name: 'Report comment' })).toBeInTheDocument();
  expect(box.getByRole('button', { name: 'Send report' })).toBeDisabled();
  await userEvent.click(box.getByRole('radio', { name: 'It is hateful' }));
  await userEvent.type(box.getByLabelText('Anything the organisers should know'), 'Again');
  await userEvent.click(box.getByRole('button', { name: 'Send report' }));
  expect(variablesOf('reportContent')).toEqual({
    input: { id: 'comment_1', reason: 'HATEFUL', note: 'Again' },
  });
  await answer({ reportContent: { reportedId: 'comment_1' } });
  const thanks = await dialog();
  expect(thanks.getByText(/The organisers will look at it/)).toBeInTheDocument();
  const close = thanks.getByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  await userEvent.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal is shown in the dialog, which keeps its values', async () => {
  const box = await open();
  await userEvent.click(box.getByRole('radio', { name: 'Something else' }));
  await userEvent.click(box.getByRole('button', { name: 'Send report' }));
  await refuse('reportContent', { code: 'NOT_FOUND', message: 'There is nothing to report here' });
  expect(box.getByRole('alert')).toHaveTextContent('There is nothing to report here');
  expect(box.getByRole('radio', { name: 'Something else' })).toBeChecked();
});

type Box = Awaited<ReturnType<typeof dialog>>;

describe.each([
  {
    what: 'the note of a report',
    shown: () => <ReportButton id="comment_1" what="comment" />,
    opener: 'Report comment',
    field: 'Anything the organisers should know',
    async send(box: Box) {
      await userEvent.click(box.getByRole('radio', { name: 'It is hateful' }));
      await userEvent.click(box.getByRole('button', { name: 'Send report' }));
      expect(variablesOf('reportContent').input).toMatchObject({ note: 'Third time' });
      await answer({ reportContent: { reportedId: 'comment_1' } });
      await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
    },
  },
  {
    what: 'the reason of a decision',
    shown: () => <HideButton id="story_1" what="story" />,
    opener: 'Hide story',
    field: /^Reason, for the author/,
    async send(box: Box) {
      await userEvent.click(box.getByRole('button', { name: 'Hide' }));
      expect(variablesOf('hideContent')).toEqual({ input: { id: 'story_1', reason: 'Third time' } });
      await answer({ hideContent: { reportCase: null } });
    },
  },
])('$what', ({ shown, opener, field, send }) => {
  const showIt = () => renderScreens([{ path: '/here', Component: shown }], '/here');
  const text = (box: Box) => box.getByLabelText(field);
  const again = async () => {
    await userEvent.click(screen.getByRole('button', { name: opener }));
    return dialog();
  };

  test('outlasts a reload and a dialog closed by Escape, until it is sent or cancelled', async () => {
    const { unmount } = await showIt();
    await userEvent.type(text(await again()), 'Third time');
    await userEvent.keyboard('{Escape}');
    unmount();
    await showIt();
    const box = await again();
    expect(text(box)).toHaveValue('Third time');
    await send(box);
    const next = await again();
    expect(text(next)).toHaveValue('');
    await userEvent.type(text(next), 'Or not');
    await userEvent.click(next.getByRole('button', { name: 'Cancel' }));
    expect(text(await again())).toHaveValue('');
  });
});
