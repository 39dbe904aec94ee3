import type { RouteObject } from 'react-router-dom';
import type { BlogPageQuery } from '../../__generated__/BlogPageQuery.graphql';
import blogPageQuery from '../../__generated__/BlogPageQuery$parameters';
import type { BlogStoryPageQuery } from '../../__generated__/BlogStoryPageQuery.graphql';
import blogStoryPageQuery from '../../__generated__/BlogStoryPageQuery$parameters';
import { pageQuery } from '../../relay/pageQuery';
import { searchOf } from '../../ui/form/searchOf';

export const blogRoutes: RouteObject[] = [
  {
    path: '/blog',
    loader: pageQuery<BlogPageQuery>(blogPageQuery, ({ url }) => ({
      search: searchOf(url.searchParams) || null,
    })),
    lazy: { Component: async () => (await import('./BlogPage')).BlogPage },
  },
  {
    path: '/blog/:id',
    loader: pageQuery<BlogStoryPageQuery>(blogStoryPageQuery, ({ params }) => ({ id: params.id ?? '' })),
    lazy: {
      Component: async () => (await import('./BlogStoryPage')).BlogStoryPage,
      ErrorBoundary: async () => (await import('./BlogStoryError')).BlogStoryError,
    },
  },
];
