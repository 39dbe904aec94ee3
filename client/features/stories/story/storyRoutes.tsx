import { type RouteObject, redirect } from 'react-router-dom';
import type { EditStoryPageQuery } from '../../../__generated__/EditStoryPageQuery.graphql';
import editStoryPageQuery from '../../../__generated__/EditStoryPageQuery$parameters';
import type { StoriesPageQuery } from '../../../__generated__/StoriesPageQuery.graphql';
import storiesPageQuery from '../../../__generated__/StoriesPageQuery$parameters';
import type { StoryPageQuery } from '../../../__generated__/StoryPageQuery.graphql';
import storyPageQuery from '../../../__generated__/StoryPageQuery$parameters';
import { pageQuery } from '../../../relay/pageQuery';
import { revalidateUnlessMoved } from '../../../ui/layout/movedPage';
import { noFilter, storiesFilter, storiesVariables } from './storiesFilter';
import { storiesTab } from './storiesTabs';

export const storyRoutes: RouteObject[] = [
  {
    path: '/stories',
    loader: pageQuery<StoriesPageQuery>(storiesPageQuery, ({ url }) => {
      const tab = storiesTab(url.searchParams);
      return {
        my: tab === 'my',
        favorites: tab === 'favorites',
        shared: tab === 'shared',
        ...(tab === 'my' ? storiesVariables(storiesFilter(url.searchParams)) : noFilter),
      };
    }),
    lazy: { Component: async () => (await import('./StoriesPage')).StoriesPage },
  },
  {
    path: '/stories/new',
    // The address gets the id after the first save; a reload then opens the edit page.
    loader: ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      return id ? redirect(`/stories/${encodeURIComponent(id)}/edit`) : null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: { Component: async () => (await import('./NewStoryPage')).NewStoryPage },
  },
  {
    path: '/stories/:id',
    loader: pageQuery<StoryPageQuery>(storyPageQuery, ({ params }) => ({
      id: params.id ?? '',
      withComments: true,
    })),
    lazy: { Component: async () => (await import('./StoryPage')).StoryPage },
  },
  {
    path: '/stories/:id/edit',
    // An edit must start from the server's current version.
    loader: pageQuery<EditStoryPageQuery>(editStoryPageQuery, ({ params }) => ({ id: params.id ?? '' }), {
      fetchPolicy: 'network-only',
    }),
    shouldRevalidate: revalidateUnlessMoved,
    lazy: { Component: async () => (await import('./EditStoryPage')).EditStoryPage },
  },
];
