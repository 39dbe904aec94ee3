/** A call of the specification: method and path, status for a permitted caller, body and query. */
export type SpecifiedCall = [place: string, status: number, body?: object, query?: Record<string, string>];

const story = {
  title: 'Rain',
  content: 'It rained.',
  session_id: null,
  exercise_id: null,
  privacy_level: 'private',
  notes: '',
  is_collaborative: false,
  tags: ['rain'],
};
const session = {
  title: 'Monday',
  description: 'We write.',
  date_time: new Date(Date.now() + 60 * 60_000).toISOString(),
  duration_minutes: 60,
  capacity: 10,
  location: 'Upstairs',
  is_recurring: false,
};
const exercise = {
  title: 'Six words',
  description: 'Tell a story in six words.',
  objective: 'Less',
  time_limit_minutes: 30,
  is_template: false,
  difficulty: 'beginner',
  category: 'flash-fiction',
  tags: ['short'],
};
const note = { content: 'A lamp.', title: 'A lamp', category: 'ideas', tags: ['lamp'], is_pinned: true };
const feedback = {
  title: 'A dark mode',
  description: 'It is hard on the eyes.',
  category: 'feature',
  priority: 'low',
};

/**
 * The rows of the specification's section 7. `{id}` is a thing of the viewer, who is an administrator, unless
 * everyCall.test.ts says otherwise.
 */
export const specified: Record<string, SpecifiedCall[]> = {
  Auth: [
    [
      'POST /auth/signup',
      201,
      { username: 'newcomer', email: 'newcomer@example.com', password: 'Monday7pm' },
    ],
    ['POST /auth/signin', 200, { email: 'viewer@example.com', password: 'Monday7pm' }],
    ['POST /auth/refresh', 200, { refresh_token: '{refresh_token}' }],
    ['GET /auth/me', 200],
    ['POST /auth/password/reset', 200, { email: 'nobody@example.com' }],
    // Tokens that were never mailed.
    ['POST /auth/password/new', 401, { access_token: 'no', refresh_token: 'link', password: 'Monday7pm' }],
    ['POST /auth/magic-link', 401, { token: 'no link' }],
    ['POST /auth/magic-link/request', 200, { email: 'nobody@example.com' }],
  ],
  Users: [
    [
      'PUT /users/profile',
      200,
      { profile_image_url: '', display_name: 'Vera', bio: 'I write.', website_url: 'https://example.com' },
    ],
    ['GET /users/{id}', 200],
    ['GET /users/u/{username}', 200],
    ['GET /users/{id}/stories', 200, undefined, { limit: '5' }],
    ['POST /users/{id}/follow', 200],
    ['DELETE /users/{id}/follow', 200],
    ['GET /users/{id}/followers', 200],
    ['GET /users/{id}/following', 200],
    ['GET /users/{id}/follow-status', 200],
    ['GET /users/{id}/stats', 200],
  ],
  Sessions: [
    ['GET /sessions', 200, undefined, { status: 'in_progress', leader_id: '{user}', limit: '5' }],
    ['POST /sessions', 201, session],
    ['GET /sessions/{id}', 200],
    ['PUT /sessions/{id}', 200, session],
    ['DELETE /sessions/{id}', 204],
    ['POST /sessions/{id}/register', 200],
    ['DELETE /sessions/{id}/register', 200],
    ['GET /sessions/{id}/registration', 200],
    ['PUT /sessions/{id}/status', 200, { status: 'cancelled' }],
    ['GET /sessions/{id}/participants', 200],
  ],
  Stories: [
    ['GET /stories', 200, undefined, { author_id: '{user}', limit: '5' }],
    ['GET /stories/favorites', 200, undefined, { limit: '100' }],
    ['GET /stories/my', 200, undefined, { limit: '100' }],
    ['GET /stories/my-favorites', 200, undefined, { limit: '100' }],
    ['GET /stories/shared', 200, undefined, { limit: '100' }],
    ['GET /public/stories', 200, undefined, { limit: '100' }],
    ['GET /public/stories/{id}', 200],
    ['POST /stories', 201, story],
    ['GET /stories/{id}', 200],
    ['PUT /stories/{id}', 200, { title: 'Snow', content: 'It snowed.' }],
    ['DELETE /stories/{id}', 204],
    ['POST /stories/{id}/share', 200, { user_ids: [], can_comment: true }],
    ['POST /stories/{id}/favorite', 200],
    ['DELETE /stories/{id}/favorite', 200],
    ['GET /stories/{id}/versions', 200],
    ['POST /stories/{id}/versions', 201, { name: 'First draft' }],
    ['GET /stories/{id}/comments', 200],
    ['POST /stories/{id}/comments', 201, { content: 'Well said.' }],
    ['GET /stories/export/zip', 200],
    ['GET /stories/{id}/pdf', 200],
  ],
  Comments: [
    ['PUT /comments/{id}', 200, { content: 'Better said.' }],
    ['DELETE /comments/{id}', 204],
  ],
  Exercises: [
    ['GET /exercises', 200, undefined, { difficulty: 'beginner', category: 'poetry' }],
    ['POST /exercises', 201, exercise],
    ['GET /exercises/{id}', 200],
    ['PUT /exercises/{id}', 200, { ...exercise, prompt: 'For sale:' }],
    ['DELETE /exercises/{id}', 204],
  ],
  Tags: [
    ['GET /tags', 200],
    ['GET /tags/search', 200, undefined, { q: 'ra' }],
    ['GET /tags/popular', 200, undefined, { limit: '10' }],
    ['GET /tags/{id}', 200],
    ['GET /tags/name/{name}', 200],
    ['POST /tags', 201, { name: 'fog', description: 'Low clouds' }],
    ['PUT /tags/{id}', 200, { description: 'Lower clouds' }],
    ['DELETE /tags/{id}', 204],
    ['GET /tags/validate', 200, undefined, { name: 'mist' }],
  ],
  Journals: [
    ['GET /journals', 200, undefined, { author_id: '{user}' }],
    ['GET /journals', 200, undefined, { user_id: '{user}' }],
    [
      'POST /journals',
      201,
      { content: 'A day.', journal_date: new Date().toISOString(), title: 'Monday, November 23, 2026' },
    ],
    ['GET /journals/{id}', 200],
    [
      'PUT /journals/{id}',
      200,
      { content: 'A long day.', journal_date: new Date().toISOString(), mood: 'calm', prompt: 'A lamp' },
    ],
    ['DELETE /journals/{id}', 204],
    ['GET /journals/{id}/notes', 200],
  ],
  Notes: [
    ['GET /notes', 200, undefined, { user_id: '{user}' }],
    ['POST /notes', 201, note],
    ['GET /notes/{id}', 200],
    ['PUT /notes/{id}', 200, note],
    ['DELETE /notes/{id}', 204],
  ],
  Info: [['GET /info', 200]],
  Feedback: [
    ['GET /public/feedback', 200, undefined, { status: 'open', category: 'bug', limit: '50' }],
    ['GET /public/feedback/{id}', 200],
    ['POST /feedback', 201, feedback],
    ['PUT /feedback/{id}', 200, feedback],
    ['DELETE /feedback/{id}', 204],
    ['POST /feedback/{id}/vote', 200, { vote_type: 'upvote' }],
    ['DELETE /feedback/{id}/vote', 200],
    ['POST /feedback/{id}/assign', 200, { assigned_to: '{user}' }],
    ['PUT /feedback/{id}/status', 200, { status: 'under_review' }],
  ],
};

/** Calls that the specification does not have. */
export const beyondSpecification = [
  'POST /auth/signout',
  'POST /auth/confirm',
  'POST /auth/confirm/request',
  'POST /stories/import',
  'GET /stories/{id}/epub',
  'GET /stories/{id}/markdown',
  'GET /sessions/drop-in',
  'GET /stories/{id}/draft',
  'PUT /stories/{id}/draft',
  'DELETE /stories/{id}/draft',
  'POST /stories/{id}/draft/publish',
  'GET /stories/{story_id}/versions/{id}',
  'PUT /stories/{story_id}/versions/{id}',
  'POST /stories/{story_id}/versions/{id}/restore',
];
