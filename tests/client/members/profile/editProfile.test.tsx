import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemsOf } from '../../../../client/features/members/profile/profileForm';
import { profileRoutes } from '../../../../client/features/members/profile/profileRoutes';
import { answer, pending, refuse, renderScreens, variablesOf } from '../../stories/story/renderScreens';
import { fill } from '../../support/formFields';

beforeEach(() => localStorage.clear());

const user = {
  __typename: 'User',
  id: 'user_ann',
  username: 'ann',
  name: 'Ann',
  displayName: 'Ann',
  bio: null,
  websiteUrl: null,
  profileImageUrl: null,
};

async function show(overrides: Record<string, unknown> = {}) {
  const view = await renderScreens(profileRoutes, '/profile/edit');
  await answer({ viewer: { __typename: 'Viewer', user: { ...user, ...overrides } } });
  return view;
}

const field = (label: string | RegExp) => screen.getByLabelText(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const saved = (change: object = {}) => answer({ updateProfile: { user: { ...user, ...change } } });

test('the form has the server’s values; the username is read-only', async () => {
  await show({ bio: 'Writes.', websiteUrl: 'https://ann.example/' });
  expect(field('Username')).toHaveValue('ann');
  expect(field('Username')).toHaveAttribute('readonly');
  expect(field('Display name')).toHaveValue('Ann');
  expect(field('Bio')).toHaveValue('Writes.');
  expect(field('Website')).toHaveValue('https://ann.example/');
  expect(field('Website')).toHaveAttribute('type', 'url');
  expect(field('Profile picture URL')).toHaveAttribute('type', 'url');
  expect(screen.getByRole('heading', { name: 'Privacy' })).toBeInTheDocument();
});

test('saving shows a message, sends the typed values, and goes to the profile', async () => {
  const { router } = await show();
  fill('Website', 'ann.example/poems');
  fill('Bio', 'Writes.');
  await save();
  expect(variablesOf('updateProfile').input).toEqual({
    displayName: 'Ann',
    bio: 'Writes.',
    websiteUrl: 'https://ann.example/poems',
    profileImageUrl: '',
  });
  await saved();
  expect(router.state.location.pathname).toBe('/u/ann');
});

test('unsaved changes are restored after the sign-in ended, until they are saved or left', async () => {
  await show();
  fill('Bio', 'Writes.');
  cleanup();
  const { router } = await show();
  expect(screen.getByText('Your unsaved changes have been restored.')).toBeInTheDocument();
  expect(field('Bio')).toHaveValue('Writes.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/u/ann'));
  cleanup();
  await show();
  expect(field('Bio')).toHaveValue('');
  fill('Bio', 'Reads.');
  await save();
  await saved();
  cleanup();
  await show();
  expect(screen.queryByText('Your unsaved changes have been restored.')).toBeNull();
});

test('invalid input is an error at its field, before a request', async () => {
  await show();
  fill('Website', 'javascript:alert(1)');
  await save();
  expect(field('Website')).toHaveAccessibleDescription(addressInvalid);
  expect(field('Website')).toHaveFocus();
  expect(pending('updateProfile')).toHaveLength(0);
  fill('Website', '');
  expect(field('Website')).toBeValid();
});

const addressInvalid = 'Enter a full web address that starts with https:// or http://';

test.each([
  ['a website that is a script', { websiteUrl: 'javascript:alert(1)' }, addressInvalid],
  ['a picture that is data', { profileImageUrl: 'data:image/svg+xml,<svg/>' }, addressInvalid],
  ['a website with a password', { websiteUrl: 'https://ann:secret@ann.example' }, addressInvalid],
  ['a display name too long', { displayName: 'n'.repeat(101) }, /at most 100/],
  ['a display name of the app', { displayName: 'deleted MEMBER' }, /can’t be taken/],
  ['a bio too long', { bio: 'b'.repeat(501) }, /at most 500/],
])('%s is refused', (_what, change, message) => {
  const values = { profileImageUrl: '', displayName: 'Ann', bio: '', websiteUrl: 'ann.example', ...change };
  const [name] = Object.keys(change);
  expect(problemsOf(values)).toEqual({ [name!]: expect.stringMatching(message) });
});

test('a save that fails keeps the form, and never shows success', async () => {
  const { router } = await show();
  fill('Bio', 'Words');
  await save();
  await refuse('updateProfile', { code: 'NETWORK', message: 'no' });
  expect(router.state.location.pathname).toBe('/profile/edit');
  expect(field('Bio')).toHaveValue('Words');
  expect(screen.getByText('Not saved. Your changes are still here.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
});

test('the bio counts characters as people do, and announces when it is nearly full', async () => {
  await show();
  fill('Bio', '🪶'.repeat(399));
  expect(screen.queryByText(/characters? left/)).toBeNull();
  fill('Bio', '🪶'.repeat(490));
  expect(screen.getByText('490 / 500')).toBeInTheDocument();
  expect(screen.getByText('10 characters left')).toHaveAttribute('aria-live', 'polite');
  fill('Bio', '🪶'.repeat(501));
  expect(screen.getByText('1 character too many')).toBeInTheDocument();
});

describe('the picture', () => {
  const pictures = () => [...document.querySelectorAll('img')];

  test('is previewed when its address is complete, without a referrer', async () => {
    await show({ profileImageUrl: 'https://ann.example/me.png' });
    const [picture] = pictures();
    expect(picture).toHaveAttribute('src', 'https://ann.example/me.png');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
    fill('Profile picture URL', 'http://other.example/me.png');
    // Not while typing.
    expect(pictures()[0]).toHaveAttribute('src', 'https://ann.example/me.png');
    await screen.findByText(
      (_text, element) => element?.getAttribute('src') === 'https://other.example/me.png',
    );
  });

  test('that can’t be loaded is replaced by the initial, with a message', async () => {
    await show({ profileImageUrl: 'https://ann.example/gone.png' });
    fireEvent.error(pictures()[0]!);
    expect(pictures()).toEqual([]);
    expect(screen.getByText(/No picture could be loaded/)).toBeInTheDocument();
    expect(screen.getByText('A')).toBeInTheDocument();
  });
});
