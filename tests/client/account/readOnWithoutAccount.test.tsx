import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ReadOnWithoutAccount } from '../../../client/features/account/ReadOnWithoutAccount';
import { UiProvider } from '../../../client/ui/theme/UiProvider';

const renderAfter = (from?: object) =>
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[{ pathname: '/login', state: from ? { from } : null }]}>
        <ReadOnWithoutAccount />
      </MemoryRouter>
    </UiProvider>,
  );

test('a visitor who came from Read More may continue reading without an account', () => {
  renderAfter({ pathname: '/stories/story_1', search: '' });
  expect(screen.getByRole('link', { name: 'Read on without an account' })).toHaveAttribute(
    'href',
    '/blog/story_1',
  );
});

test.each([
  [undefined],
  [{ pathname: '/dashboard' }],
  [{ pathname: '/stories' }],
  [{ pathname: '/stories/new' }],
  [{ pathname: '/stories/story_1/edit' }],
  [{ search: '?x' }],
])('others see nothing of it (%j)', (from) => {
  renderAfter(from);
  expect(screen.queryByRole('link')).toBeNull();
});
