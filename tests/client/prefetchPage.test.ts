import { waitFor } from '@testing-library/react';
import { prefetchPage } from '../../client/routes';
import { askedByDocument } from '../support/askedBy';
import { environment } from './support/mockEnvironment';

const prefetch = jest.fn();
const asked = () => prefetch.mock.calls.map(([{ id }, variables]) => [[...askedByDocument(id)], variables]);
const notes = [expect.arrayContaining(['viewer.notes']), expect.anything()];

beforeEach(() => {
  prefetch.mockReset();
  Object.assign(environment, { prefetch });
});

test.each([
  ['/favorites', 'viewer.favoriteStories', { search: null }],
  ['/stories/story_1', 'story.comments', { id: 'story_1', withComments: true }],
])('what %s shows is asked before the link is followed', async (address, field, variables) => {
  prefetchPage(new URL(address, 'http://localhost'));
  await waitFor(() => expect(asked()).toEqual([[expect.arrayContaining([field]), variables]]));
});

test.each(['/stories/story_1/edit', '/stories/new', '/login', '/no/such/place'])(
  '%s asks for nothing ahead',
  async (address) => {
    prefetchPage(new URL(address, 'http://localhost'));
    prefetchPage(new URL('/notes', 'http://localhost'));
    await waitFor(() => expect(asked()).not.toEqual([]));
    expect(asked()).toEqual([notes]);
  },
);

test('nothing is asked while the device is offline', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  prefetchPage(new URL('/stories', 'http://localhost'));
  onLine.mockReturnValue(true);
  prefetchPage(new URL('/notes', 'http://localhost'));
  await waitFor(() => expect(asked()).not.toEqual([]));
  expect(asked()).toEqual([notes]);
});
