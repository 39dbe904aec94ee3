import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDocument } from '../../../client/ui/layout/openDocument';
import { fakeServer, renderApp } from '../account/renderApp';

jest.unmock('../../../client/relay/environment');

beforeEach(() => localStorage.clear());

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'ann@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('signedIn Ann');
}

test('the device’s token survives signing out, and is sent with the next sign-in', async () => {
  const server = fakeServer();
  const { unmount } = await renderApp('/login');
  await signIn();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(openDocument).toHaveBeenCalled());
  unmount();
  await renderApp('/login');
  await signIn();
  const sent = server.of('accountMutationsSignInMutation').map(({ input }) => input?.deviceToken);
  expect(sent).toEqual([undefined, 'this device']);
});
