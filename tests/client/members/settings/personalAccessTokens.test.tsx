import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { fill } from '../../support/formFields';
import { listOf, openPrivacy } from './settingsOnPage';

const token = (id: string, overrides: Record<string, unknown> = {}) => ({
  __typename: 'PersonalAccessToken',
  id,
  name: 'Backup script',
  scope: 'READ',
  lastFour: 'a1B2',
  createdAt: '2026-03-02T19:00:00.000Z',
  expiresAt: '2026-05-31T19:00:00.000Z',
  lastUsedAt: '2026-03-04T19:00:00.000Z',
  isExpired: false,
  ...overrides,
});
const text = 'mwpat_0123456789abcdefghijABCDEFGHIJ012345';

const show = (tokens: ReturnType<typeof token>[]) =>
  openPrivacy({ personalAccessTokens: listOf('PersonalAccessToken', tokens) });
const list = () => screen.getByRole('list', { name: 'Personal access tokens' });
const rows = () => within(list()).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });
const create = () => button('Create a token');

test('each token shows its name, scope, last characters, and when it was created, used and expires', async () => {
  await show([
    token('token_1'),
    token('token_2', { name: 'Robot', scope: 'WRITE', lastUsedAt: null, expiresAt: null }),
    token('token_3', { name: 'Old', isExpired: true }),
  ]);
  const [backup, robot, old] = rows().map((row) => row.textContent);
  expect(backup).toMatch(/Backup script.*Read.*Ends in a1B2 · Created .* · Last used .* · Expires /);
  expect(robot).toMatch(/Robot.*Read and write.*Never used · Never expires/);
  expect(old).toMatch(/Old.*Expired.*Expired /);
  expect(button('Remove Old')).toBeInTheDocument();
});

test('a token is created with its name, scope and expiry, and shown once', async () => {
  await show([]);
  expect(screen.getByText(/You have no tokens/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'GraphiQL' })).toHaveAttribute('href', '/graphiql');
  await userEvent.click(create());
  expect(screen.getByLabelText('Name')).toHaveFocus();
  fill('Name', ' Robot ');
  await userEvent.selectOptions(screen.getByLabelText('Scope'), 'Read and write');
  await userEvent.selectOptions(screen.getByLabelText('Expires'), 'In 30 days');
  await userEvent.click(button('Create token'));
  const { input } = variablesOf('createPersonalAccessToken') as { input: object };
  expect(input).toEqual({ name: 'Robot', scope: 'WRITE', expiresInDays: 30 });
  await answer({
    createPersonalAccessToken: {
      token: text,
      personalAccessTokenEdge: {
        __typename: 'PersonalAccessTokenEdge',
        cursor: 'token_4',
        node: token('token_4', { name: 'Robot', scope: 'WRITE' }),
      },
    },
  });
  const field = screen.getByLabelText<HTMLInputElement>('Your new token');
  expect(field.value).toBe(text);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/won’t be shown again/);
  expect(rows()).toHaveLength(1);
  // jsdom has no clipboard; `setup` provides one.
  await userEvent.setup().click(button('Copy token'));
  expect(await navigator.clipboard.readText()).toBe(text);
  await userEvent.click(button('Done'));
  expect(screen.queryByDisplayValue(text)).toBeNull();
  expect(create()).toHaveFocus();
});

test('a token is valid for 90 days by default, and one without expiry has a warning', async () => {
  await show([]);
  await userEvent.click(create());
  fill('Name', 'Robot');
  expect(screen.getByLabelText('Expires')).toHaveValue('90');
  await userEvent.selectOptions(screen.getByLabelText('Expires'), 'Never');
  expect(screen.getByLabelText('Expires')).toHaveAccessibleDescription(/until you revoke it/);
  await userEvent.click(button('Create token'));
  expect(variablesOf('createPersonalAccessToken')).toMatchObject({
    input: { scope: 'READ', expiresInDays: null },
  });
});

test('a name is required, and the server’s errors are shown', async () => {
  await show([]);
  await userEvent.click(create());
  await userEvent.click(button('Create token'));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(pending('createPersonalAccessToken')).toEqual([]);
  fill('Name', 'Robot');
  await userEvent.click(button('Create token'));
  await refuse('createPersonalAccessToken', { code: 'CONFLICT', message: 'You have 50' });
  expect(screen.getByText('You have 50')).toBeInTheDocument();
  await userEvent.click(button('Cancel'));
  expect(create()).toHaveFocus();
});
