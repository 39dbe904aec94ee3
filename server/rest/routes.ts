import { limits } from '../contract/limits';
import { storyBodyBytes } from '../http';
import { type Route, route } from './route';

const bodyLimit = storyBodyBytes;

const storyBody = {
  title: 'title',
  content: 'content',
  privacy_level: 'privacyLevel',
  notes: 'notes',
  is_collaborative: 'isCollaborative',
  tags: 'tags',
} as const;

const storyList = { list: { limit: limits.page.restStories }, auth: 'required' } as const;

const content = {
  variable: 'withContent',
  default: true,
  description: 'false leaves out the whole texts; the excerpts stay',
} as const;

/**
 * Every path under /api, the operation in operations/*.graphql that it runs, and what of its data it answers.
 * No rule and no permission lives here, but whether a path is for members at all.
 */
export const routes: readonly Route[] = [
  route('POST /auth/signup', 'signUp', {
    summary: 'Make an account and sign in',
    auth: 'none',
    body: { username: 'username', email: 'email', password: 'password' },
    select: 'signUp',
    status: 201,
  }),
  route('POST /auth/signin', 'signIn', {
    summary: 'Sign in',
    auth: 'none',
    body: { email: 'email', password: 'password', remember_me: 'rememberMe' },
    select: 'signIn',
  }),
  route('POST /auth/refresh', 'refreshTokens', {
    summary: 'Exchange a refresh token, once, for the next pair of tokens',
    auth: 'none',
    body: { refresh_token: 'refreshToken' },
    select: 'refreshTokens.tokens',
  }),
  route('POST /auth/signout', 'signOut', {
    summary: 'End the sign-in that a refresh token belongs to',
    auth: 'none',
    body: { refresh_token: 'refreshToken' },
    select: 'signOut',
  }),
  route('GET /auth/me', 'me', { summary: 'The signed-in member', auth: 'required', select: 'viewer' }),

  route('GET /users/:id', 'userById', { summary: 'A member', auth: 'required', select: 'node' }),
  route('GET /users/u/:username', 'userByUsername', {
    summary: 'A member by username',
    auth: 'required',
    select: 'user',
  }),
  route('GET /users/:id/stories', 'storiesOfUser', {
    summary: 'Stories of a member that the viewer may read, newest first',
    ...storyList,
    query: { content },
    select: 'node.stories',
  }),

  route('GET /stories', 'storiesOfUser', {
    summary: 'Stories of one author that the viewer may read, newest first',
    ...storyList,
    query: {
      author_id: {
        variable: 'id',
        defaultsToViewer: true,
        description: "Whose; the viewer's own without it",
      },
      content,
    },
    select: 'node.stories',
  }),
  route('GET /stories/my', 'myStories', {
    summary: "The viewer's own stories, newest first",
    ...storyList,
    query: { content },
    select: 'viewer.stories',
  }),
  route('GET /stories/favorites', 'favoriteStories', {
    summary: "The viewer's favourites",
    ...storyList,
    query: { content },
    select: 'viewer.favoriteStories',
  }),
  route('GET /stories/my-favorites', 'favoriteStories', {
    summary: "The viewer's favourites",
    ...storyList,
    query: { content },
    select: 'viewer.favoriteStories',
  }),
  route('GET /stories/shared', 'sharedStories', {
    summary: 'Stories shared among members, the viewer’s own included',
    ...storyList,
    query: { content },
    select: 'viewer.sharedStories',
  }),
  route('POST /stories', 'createStory', {
    summary: 'Write a story',
    auth: 'required',
    body: { ...storyBody, local_id: 'localId' },
    bodyLimit,
    select: 'createStory.story',
    status: 201,
  }),
  route('GET /stories/:id', 'story', { summary: 'A story', auth: 'optional', select: 'story' }),
  route('PUT /stories/:id', 'updateStory', {
    summary: 'Change a story; what is left out stays as it is',
    auth: 'required',
    body: { ...storyBody, autosave: 'autosave', base_updated_at: 'baseUpdatedAt' },
    bodyLimit,
    select: 'updateStory.story',
  }),
  route('DELETE /stories/:id', 'deleteStory', { summary: 'Delete a story', auth: 'required', status: 204 }),
  route('POST /stories/:id/share', 'shareStory', {
    summary: 'Share a story with every member, or with some by name',
    auth: 'required',
    body: { user_ids: 'userIds', can_comment: 'canComment' },
    select: 'shareStory.story',
  }),
  route('POST /stories/:id/favorite', 'favoriteStory', {
    summary: 'Put a story among the favourites',
    auth: 'required',
    select: 'favoriteStory.story',
  }),
  route('DELETE /stories/:id/favorite', 'unfavoriteStory', {
    summary: 'Take a story out of the favourites',
    auth: 'required',
    answer: { is_favorited: false },
  }),

  route('GET /public/stories', 'publicStories', {
    summary: 'Public stories, newest first',
    list: { limit: limits.page.restStories },
    auth: 'optional',
    cacheable: true,
    query: {
      search: { variable: 'search', description: 'Words in titles, texts or author names' },
      content,
    },
    select: 'publicStories',
  }),
  route('GET /public/stories/:id', 'story', {
    summary: 'A public story, as a visitor reads it',
    auth: 'none',
    cacheable: true,
    select: 'story',
  }),

  route('GET /info', 'info', {
    summary: 'What the server says about itself',
    auth: 'none',
    cacheable: true,
    select: 'info',
  }),
];
