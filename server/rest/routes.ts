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

const sessionBody = {
  title: 'title',
  description: 'description',
  date_time: 'dateTime',
  duration_minutes: 'durationMinutes',
  capacity: 'capacity',
  location: 'location',
  is_recurring: 'isRecurring',
} as const;

const exerciseBody = {
  title: 'title',
  description: 'description',
  objective: 'objective',
  prompt: 'prompt',
  time_limit_minutes: 'timeLimitMinutes',
  difficulty: 'difficulty',
  category: 'category',
  is_template: 'isTemplate',
  tags: 'tags',
} as const;

const storyList = { list: { limit: limits.page.restStories }, auth: 'required' } as const;

const content = {
  variable: 'withContent',
  default: true,
  description: 'false leaves out the whole texts; the excerpts stay',
} as const;

const itsStory: Route['within'] = {
  name: 'story_id',
  ownerOf: async ({ loaders }, id) => (await loaders.storyVersionById.load(id))?.storyId,
};

const search = { variable: 'search', description: 'Words in titles, texts or author names' } as const;

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

  route('GET /sessions', 'sessions', {
    summary: 'Writing sessions: what is ahead by itself the earliest first, else the latest first',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: {
      status: { variable: 'status', description: 'Only those that stand so; several with commas between' },
      leader_id: { variable: 'leaderId', description: 'Only those that this member leads' },
      participants: {
        variable: 'withParticipants',
        default: true,
        description: 'false leaves out who has joined; the counts stay',
      },
    },
    select: 'sessions',
  }),
  route('POST /sessions', 'createSession', {
    summary: 'Set a writing session, which the viewer leads; staff may',
    auth: 'required',
    body: sessionBody,
    select: 'createSession.session',
    status: 201,
  }),
  route('GET /sessions/:id', 'session', {
    summary: 'A writing session',
    auth: 'required',
    select: 'session',
  }),
  route('PUT /sessions/:id', 'updateSession', {
    summary: 'Change a session; what is left out stays as it is',
    auth: 'required',
    body: sessionBody,
    select: 'updateSession.session',
  }),
  route('DELETE /sessions/:id', 'deleteSession', {
    summary: 'Delete a session; the stories written in it stay',
    auth: 'required',
    status: 204,
  }),
  route('POST /sessions/:id/register', 'joinSession', {
    summary: 'Take a seat in a session',
    auth: 'required',
    select: 'joinSession.session',
  }),
  route('DELETE /sessions/:id/register', 'leaveSession', {
    summary: 'Give the seat back',
    auth: 'required',
    select: 'leaveSession.session',
  }),
  route('GET /sessions/:id/registration', 'sessionRegistration', {
    summary: 'Whether the viewer has joined a session',
    auth: 'required',
    select: 'session',
  }),
  route('PUT /sessions/:id/status', 'setSessionStatus', {
    summary: 'Start, end, call off or reinstate a session',
    auth: 'required',
    body: { status: 'status' },
    select: 'setSessionStatus.session',
  }),
  route('GET /sessions/:id/participants', 'participantsOfSession', {
    summary: 'The writers who joined a session, in the order of their joining',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    select: 'session.participants',
  }),

  route('GET /exercises', 'exercises', {
    summary: 'Writing exercises, the newest first',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: {
      difficulty: { variable: 'difficulty', description: 'Only those so demanding' },
      category: { variable: 'category', description: 'Only those of this category' },
    },
    select: 'exercises',
  }),
  route('POST /exercises', 'createExercise', {
    summary: 'Make an exercise; staff may',
    auth: 'required',
    body: exerciseBody,
    select: 'createExercise.exercise',
    status: 201,
  }),
  route('GET /exercises/:id', 'exercise', {
    summary: 'A writing exercise',
    auth: 'required',
    select: 'exercise',
  }),
  route('PUT /exercises/:id', 'updateExercise', {
    summary: 'Change an exercise; what is left out stays as it is',
    auth: 'required',
    body: exerciseBody,
    select: 'updateExercise.exercise',
  }),
  route('DELETE /exercises/:id', 'deleteExercise', {
    summary: 'Delete an exercise; the stories written from it stay',
    auth: 'required',
    status: 204,
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
    query: { search, content },
    select: 'viewer.favoriteStories',
  }),
  route('GET /stories/my-favorites', 'favoriteStories', {
    summary: "The viewer's favourites",
    ...storyList,
    query: { search, content },
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
    body: { ...storyBody, session_id: 'sessionId', exercise_id: 'exerciseId', local_id: 'localId' },
    bodyLimit,
    select: 'createStory.story',
    status: 201,
  }),
  route('POST /stories/import', 'importStories', {
    summary: 'Make stories of texts from elsewhere, with their dates; or tell what would be made',
    auth: 'required',
    body: { stories: 'stories', dry_run: 'dryRun' },
    bodyLimit,
    select: 'importStories.results',
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

  route('GET /stories/:id/versions', 'versionsOfStory', {
    summary: "What a story of the viewer's said before, the latest first",
    list: { limit: limits.page.restDefault },
    auth: 'required',
    query: { content },
    select: 'story.versions',
  }),
  route('POST /stories/:id/versions', 'createStoryVersion', {
    summary: "Keep a story's text of now under a name, or one that was not chosen in a conflict",
    auth: 'required',
    body: { name: 'name', title: 'title', content: 'content', local_id: 'localId' },
    bodyLimit,
    select: 'createStoryVersion.version',
    status: 201,
  }),
  route('GET /stories/:story_id/versions/:id', 'storyVersion', {
    summary: "A version of a story of the viewer's",
    auth: 'required',
    within: itsStory,
    select: 'storyVersion',
  }),
  route('PUT /stories/:story_id/versions/:id', 'renameStoryVersion', {
    summary: 'Name a version; without a name it has none',
    auth: 'required',
    within: itsStory,
    body: { name: 'name' },
    select: 'renameStoryVersion.version',
  }),
  route('POST /stories/:story_id/versions/:id/restore', 'restoreStoryVersion', {
    summary: "Put a version's title and text in place of the story's, which become a version themselves",
    auth: 'required',
    within: itsStory,
    body: { base_updated_at: 'baseUpdatedAt' },
    select: 'restoreStoryVersion.story',
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

  route('GET /tags', 'tags', {
    summary: 'All tags, by name',
    list: { limit: limits.page.restDefault },
    auth: 'required',
    select: 'tags',
  }),
  route('GET /tags/search', 'searchTags', {
    summary: 'Tags whose name begins with a text, then those that have it inside',
    auth: 'required',
    query: {
      q: { variable: 'search', description: 'What to look for' },
      limit: { variable: 'first', default: limits.tag.suggestions, description: 'How many, 1 to 100' },
    },
    select: 'searchTags',
  }),
  route('GET /tags/popular', 'popularTags', {
    summary: 'The tags on the most stories and exercises',
    auth: 'required',
    query: {
      limit: { variable: 'first', default: limits.tag.popular, description: 'How many, 1 to 100' },
    },
    select: 'popularTags',
  }),
  route('GET /tags/validate', 'validateTagName', {
    summary: "Whether a text can be a tag's name, and the name it would be",
    auth: 'required',
    query: { name: { variable: 'name', description: 'The name' } },
    select: 'validateTagName',
  }),
  route('GET /tags/:id', 'tag', { summary: 'A tag', auth: 'required', select: 'tag' }),
  route('GET /tags/name/:name', 'tagByName', {
    summary: 'A tag by name',
    auth: 'required',
    select: 'tagByName',
  }),
  route('POST /tags', 'createTag', {
    summary: 'Make a tag; one that is there already is answered as it is',
    auth: 'required',
    body: { name: 'name', description: 'description' },
    select: 'createTag.tag',
    status: 201,
  }),
  route('PUT /tags/:id', 'updateTag', {
    summary: 'Rename a tag or say what it is for; staff may',
    auth: 'required',
    body: { name: 'name', description: 'description' },
    select: 'updateTag.tag',
  }),
  route('DELETE /tags/:id', 'deleteTag', {
    summary: 'Delete a tag, which stories and exercises lose; staff may',
    auth: 'required',
    status: 204,
  }),

  route('GET /public/stories', 'publicStories', {
    summary: 'Public stories, newest first',
    list: { limit: limits.page.restStories },
    auth: 'optional',
    cacheable: true,
    query: {
      search,
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
