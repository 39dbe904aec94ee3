import { screen } from '@testing-library/react';
import { refuse } from '../story/renderScreens';
import { answerAccount, button, open } from './settingsOnPage';

describe.each([
  ['data', 'Delete account'],
  ['privacy', 'Change password'],
])('a form of the account, on the tab %s', (at, name) => {
  test('is shown once the account is known, as the answer would take what was typed before it', async () => {
    await open(`?tab=${at}`);
    expect(screen.queryByRole('button', { name })).toBeNull();
    await answerAccount();
    expect(button(name)).toBeInTheDocument();
  });

  test('is there if the account can’t be loaded', async () => {
    await open(`?tab=${at}`);
    await refuse('viewer.hasPassword', { code: 'SERVICE_UNAVAILABLE', message: 'Please try again later.' });
    expect(button(name)).toBeInTheDocument();
  });
});
