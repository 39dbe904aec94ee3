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
  route('POST /auth/password/reset', 'requestPasswordReset', {
    summary: 'Ask for a mail with a link to a new password',
    auth: 'none',
    body: { email: 'email' },
    select: 'requestPasswordReset',
  }),
  route('POST /auth/password/new', 'resetPassword', {
    summary: 'Set a new password by the tokens of a mailed link, which works once',
    auth: 'none',
    body: { access_token: 'accessToken', password: 'password', refresh_token: 'refreshToken' },
    select: 'resetPassword',
  }),
  route('POST /auth/magic-link/request', 'requestMagicLink', {
    summary: 'Ask for a mail with a link that signs in',
    auth: 'none',
    body: { email: 'email' },
    select: 'requestMagicLink',
  }),
  route('POST /auth/magic-link', 'signInWithMagicLink', {
    summary: "Sign in by a mailed link's token, which works once",
    auth: 'none',
    body: { token: 'token' },
    select: 'signInWithMagicLink',
  }),
  route('GET /auth/me', 'me', { summary: 'The signed-in member', auth: 'required', select: 'viewer' }),

  route('GET /users/:id', 'userById', { summary: 'A member', auth: 'required', select: 'node' }),
  route('GET /users/u/:username', 'userByUsername', {
    summary: 'A member by username',
    auth: 'required',
    select: 'user',
  }),
  route('PUT /users/profile', 'updateProfile', {
    summary: "Change the viewer's own profile; what is left out stays as it is, null takes a field away",
    auth: 'required',
    body: {
      profile_image_url: 'profileImageUrl',
      display_name: 'displayName',
      bio: 'bio',
      website_url: 'websiteUrl',
    },
    select: 'updateProfile.user',
  }),
  route('POST /users/:id/follow', 'followUser', {
    summary: 'Follow a member',
    auth: 'required',
    select: 'followUser.user',
  }),
  route('DELETE /users/:id/follow', 'unfollowUser', {
    summary: 'No longer follow a member',
    auth: 'required',
    select: 'unfollowUser.user',
  }),
  route('GET /users/:id/follow-status', 'followStatus', {
    summary: 'Whether the viewer follows a member',
    auth: 'required',
    select: 'node',
  }),
  route('GET /users/:id/followers', 'followersOfUser', {
    summary: 'Members who follow a member, the latest first',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    select: 'node.followers',
  }),
  route('GET /users/:id/following', 'followedByUser', {
    summary: 'Members whom a member follows, the latest first',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    select: 'node.following',
  }),
  route('GET /users/:id/stats', 'statsOfUser', {
    summary: "The viewer's own figures; others' answer 403",
    auth: 'required',
    select: 'node.stats',
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

  route('GET /stories/:id/comments', 'commentsOnStory', {
    summary: 'What readers said of a story, the oldest first',
    list: { limit: limits.page.restDefault },
    auth: 'optional',
    select: 'story.comments',
  }),
  route('POST /stories/:id/comments', 'addComment', {
    summary: 'Comment on a story',
    auth: 'required',
    body: { content: 'content' },
    select: 'addComment.comment',
    status: 201,
  }),
  route('PUT /comments/:id', 'updateComment', {
    summary: "Change a comment of the viewer's own",
    auth: 'required',
    body: { content: 'content' },
    select: 'updateComment.comment',
  }),
  route('DELETE /comments/:id', 'deleteComment', {
    summary: "Delete a comment: one's own, one on one's own story, or as an admin any",
    auth: 'required',
    status: 204,
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
