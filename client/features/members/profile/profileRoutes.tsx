import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { DirectoryPageQuery } from '../../../__generated__/DirectoryPageQuery.graphql';
import membersPageQuery from '../../../__generated__/DirectoryPageQuery$parameters';
import type { EditProfilePageQuery } from '../../../__generated__/EditProfilePageQuery.graphql';
import editProfilePageQuery from '../../../__generated__/EditProfilePageQuery$parameters';
import type { ProfilePageQuery } from '../../../__generated__/ProfilePageQuery.graphql';
import profilePageQuery from '../../../__generated__/ProfilePageQuery$parameters';
import type { VisitorHandle } from '../../../auth/guards';
import { pageQuery } from '../../../relay/pageQuery';
import { membersFilter } from './membersFilter';

const editProfileHandle: VisitorHandle = {
  Visitor: lazy(async () => ({ default: (await import('./ProfileAccessDenied')).ProfileAccessDenied })),
};

export const profileRoutes: RouteObject[] = [
  {
    path: '/members',
    loader: pageQuery<DirectoryPageQuery>(membersPageQuery, ({ url }) => membersFilter(url.searchParams)),
    lazy: { Component: async () => (await import('./DirectoryPage')).DirectoryPage },
  },
  {
    path: '/u/:username',
    loader: pageQuery<ProfilePageQuery>(profilePageQuery, ({ params }) => ({
      username: params.username ?? '',
    })),
    // A change of the tab, which is in the query, loads nothing: all tabs are loaded with the page.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
    lazy: { Component: async () => (await import('./ProfilePage')).ProfilePage },
  },
  {
    path: '/profile/edit',
    handle: editProfileHandle,
    // An edit must start from the server's current version.
    loader: pageQuery<EditProfilePageQuery>(editProfilePageQuery, () => ({}), {
      fetchPolicy: 'network-only',
    }),
    lazy: { Component: async () => (await import('./EditProfilePage')).EditProfilePage },
  },
];
