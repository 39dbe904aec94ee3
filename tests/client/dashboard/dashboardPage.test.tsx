import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dashboardRoutes } from '../../../client/features/dashboard/dashboardRoutes';
import { answer, buildStory, connectionOf, pending, refuse, renderScreens } from '../story/renderScreens';

jest.mock('../../../client/relay/environment', () => jest.requireActual('../story/mockEnvironment'));

const viewerWith = (stories: ReturnType<typeof buildStory>[], displayName: string | null = 'Ann Lee') => ({
  viewer: {
    __typename: 'Viewer',
    user: { __typename: 'User', id: 'user_ann', username: 'ann', displayName },
    stories: connectionOf(stories),
  },
});

async function show(data: object) {
  await renderScreens(dashboardRoutes, '/dashboard');
  await answer('DashboardPageQuery', data);
}

test.each([
  ['Ann Lee', 'Welcome, Ann Lee'],
  [null, 'Welcome, ann'],
  ['', 'Welcome, ann'],
])('a member called %p is welcomed', async (displayName, welcome) => {
  await show(viewerWith([], displayName));
  expect(screen.getByRole('heading', { level: 1, name: welcome })).toBeInTheDocument();
});

test('quick actions', async () => {
  await show(viewerWith([]));
  expect(screen.getByRole('link', { name: 'New Story' })).toHaveAttribute('href', '/stories/new');
});

test('recent stories lead to reading and editing', async () => {
  await show(viewerWith([buildStory(), buildStory({ id: 'story_2', title: '' })]));
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/stories');
  expect(screen.getByRole('link', { name: 'The Lamp' })).toHaveAttribute('href', '/stories/story_1');
  expect(screen.getByRole('link', { name: 'Edit The Lamp' })).toHaveAttribute(
    'href',
    '/stories/story_1/edit',
  );
  expect(screen.getByRole('link', { name: 'Untitled' })).toHaveAttribute('href', '/stories/story_2');
  expect(screen.getByRole('link', { name: 'Edit Untitled' })).toHaveAttribute(
    'href',
    '/stories/story_2/edit',
  );
});

test('without stories there is a way to the first one', async () => {
  await show(viewerWith([]));
  expect(screen.getByRole('link', { name: 'Write your first story' })).toHaveAttribute(
    'href',
    '/stories/new',
  );
});

test('a load failure says so, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderScreens(dashboardRoutes, '/dashboard');
  await refuse('DashboardPageQuery', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to load dashboard data');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(pending('DashboardPageQuery')).toHaveLength(1);
  await answer('DashboardPageQuery', viewerWith([]));
  expect(screen.getByRole('heading', { name: 'Welcome, Ann Lee' })).toBeInTheDocument();
});
