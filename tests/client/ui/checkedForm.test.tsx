import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CheckedFormOptions, useCheckedForm } from '../../../client/forms/useCheckedForm';
import { GraphQLRequestError, type RequestErrorDetails } from '../../../client/lib/requestError';
import { UiProvider } from '../../../client/shell/UiProvider';
import { TextField } from '../../../client/ui/form/formFields';

const initial = { name: '', password: '', again: '' };
type Values = typeof initial;

const problemsOf = ({ password, again }: Values) => ({
  ...(!password && { password: 'Missing' }),
  ...(password.includes(' ') && { password: 'No spaces' }),
  ...(password !== again && { again: 'They differ' }),
});

function Form(options: Pick<CheckedFormOptions<Values>, 'send' | 'resendAfterMs'>) {
  const { form, values, problems, failure, sending, change, replace, onSubmit } = useCheckedForm({
    initial,
    problemsOf,
    ...options,
  });
  const field = (name: keyof Values) => (
    <TextField
      label={name}
      value={values[name]}
      error={problems[name]}
      onValue={(value) => change(name, value)}
    />
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      {field('name')}
      {field('password')}
      {field('again')}
      <p data-testid="failure">
        {failure && (failure.isMissing ? 'Deleted' : (failure.reason ?? 'No reason'))}
      </p>
      <button type="submit" disabled={sending}>
        Send
      </button>
      <button type="button" onClick={() => replace(initial)}>
        Clear
      </button>
    </form>
  );
}

const field = (name: keyof Values) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refusing = (details: RequestErrorDetails) => () => Promise.reject(new GraphQLRequestError(details));

async function showFilled(options: Parameters<typeof Form>[0]) {
  render(<Form {...options} />, { wrapper: UiProvider });
  for (const [name, value] of Object.entries({ name: 'ann', password: 'Monday', again: 'Monday' }))
    await userEvent.type(field(name as keyof Values), value);
}

test('a change replaces or removes each error, also at another field, and moves no focus', async () => {
  const send = jest.fn();
  await showFilled({ send });
  await userEvent.clear(field('password'));
  await press('Send');
  expect(field('password')).toHaveAccessibleDescription('Missing');
  expect(field('password')).toHaveFocus();
  await userEvent.type(field('password'), ' ');
  expect(field('password')).toHaveAccessibleDescription('No spaces');
  await userEvent.clear(field('password'));
  await userEvent.type(field('password'), 'M');
  expect(field('password')).toBeValid();
  expect(field('again')).toHaveAccessibleDescription('They differ');
  await userEvent.type(field('password'), 'onday');
  expect(field('again')).toBeValid();
  expect(field('password')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('the server’s error stays at its field until that field is changed', async () => {
  const fields = { name: 'Taken', password: 'Too common', unknown: 'Not in this form' };
  await showFilled({ send: refusing({ code: 'BAD_USER_INPUT', message: 'Invalid', fields }) });
  await press('Send');
  expect(field('name')).toHaveAccessibleDescription('Taken');
  expect(field('name')).toHaveFocus();
  expect(screen.getByTestId('failure')).toBeEmptyDOMElement();
  await userEvent.type(field('name'), 'a');
  expect(field('name')).toBeValid();
  expect(field('password')).toHaveAccessibleDescription('Too common');
});

test.each<[shown: string, details: RequestErrorDetails]>([
  ['Too many attempts', { code: 'RATE_LIMITED', message: 'Too many attempts' }],
  ['No reason', { code: 'INTERNAL_SERVER_ERROR', message: 'boom' }],
  ['Deleted', { code: 'NOT_FOUND', message: 'Not found' }],
])('a failure, %s, stays until the next attempt', async (shown, details) => {
  const send = jest.fn(refusing(details));
  await showFilled({ send });
  await press('Send');
  expect(screen.getByTestId('failure')).toHaveTextContent(shown);
  await userEvent.type(field('name'), 'a');
  expect(screen.getByTestId('failure')).toHaveTextContent(shown);
  send.mockReturnValueOnce(new Promise(() => {}));
  await press('Send');
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByTestId('failure')).toBeEmptyDOMElement();
});

test('replacing the values removes the failure', async () => {
  await showFilled({ send: refusing({ code: 'NETWORK', message: 'Unreachable' }) });
  await press('Send');
  expect(screen.getByTestId('failure')).toHaveTextContent('Unreachable');
  await press('Clear');
  expect(screen.getByTestId('failure')).toBeEmptyDOMElement();
  expect(field('name')).toHaveValue('');
});

describe('without a response', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ['can be sent again after its time limit', 10_000],
    ['waits, if it has none', undefined],
  ])('a form %s', async (_what, resendAfterMs) => {
    await showFilled({ send: () => new Promise(() => {}), resendAfterMs });
    jest.useFakeTimers();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByText('Send'));
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(screen.getByText('Send')).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText<HTMLButtonElement>('Send').disabled).toBe(resendAfterMs === undefined);
  });
});
