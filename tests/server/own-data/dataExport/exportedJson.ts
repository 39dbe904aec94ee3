import type { Life } from './buildLife';
import type { meet } from './meet';

const text = expect.any(String);
/** The member's acts in the account's log. */
const entry = (act: string) => ({ id: text, act, by: 'you', thing: text, reason: null, happenedAt: text });

/** The contents of the JSON files of Ines’s export after she met Teo. */
export function exportedJson(ines: Life, teo: Life, made: Awaited<ReturnType<typeof meet>>) {
  const { id, email } = ines.member;
  const at = '2026-11-23T19:00:00.123Z';
  const story = ines.stories.private.id;
  const evening = {
    session: teo.session.id,
    title: 'Evening by the lamp',
    dateTime: teo.session.dateTime.toISOString(),
  };
  return {
    'profile.json': expect.objectContaining({
      id,
      username: 'ines',
      email,
      displayName: 'ines of the Lamp',
      bio: 'Bio of ines',
      roles: ['user'],
    }),
    'sign-ins.json': [
      expect.objectContaining({ userAgent: 'tests', endedAt: null, device: expect.any(String) }),
    ],
    'account-log.json': [
      entry('signed_in'),
      entry('token_created'),
      { ...entry('invitation_made'), thing: ines.invitation.id },
    ],
    // Neither its text nor its hash.
    'personal-access-tokens.json': [
      {
        id: expect.stringMatching(/^token_/),
        name: 'Backup of ines',
        scope: 'write',
        endsIn: expect.stringMatching(/^[0-9A-Za-z]{4}$/),
        createdAt: expect.any(String),
        lastUsedAt: null,
        expiresAt: expect.any(String),
        revokedAt: null,
      },
    ],
    'invitations.json': [
      {
        id: expect.any(String),
        note: 'For a friend of ines',
        uses: 0,
        usesMax: 1,
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        revokedAt: null,
      },
    ],
    'settings.json': [{ name: 'editor.font_size', value: 'large', changed: '2026-11-02T19:00:00.456Z' }],
    'follows.json': {
      following: [{ username: 'teo', since: at }],
      followers: [{ username: 'teo', since: at }],
    },
    'muted-and-blocked.json': {
      muted: [{ username: 'teo', since: at }],
      blocked: [{ username: 'teo', since: at }],
    },
    'favorites.json': [{ story: teo.stories.public.id, title: 'public by teo', author: 'teo', since: at }],
    'shares.json': {
      sharedByYou: [{ story: made.named, title: 'Named by ines', with: 'teo' }],
      sharedWithYou: [{ story: expect.any(String), title: 'Named by teo', author: 'teo' }],
    },
    'comments.json': expect.arrayContaining([
      {
        id: made.onShared,
        story: teo.stories.shared.id,
        title: 'shared by teo',
        author: 'teo',
        content: 'ines on a shared story',
        createdAt: at,
        updatedAt: at,
      },
    ]),
    'exercises.json': [
      {
        id: ines.exerciseId,
        title: 'A lamp in three sentences',
        description: 'Describe a lamp.',
        objective: 'Seeing',
        prompt: 'It was lit.',
        timeLimitMinutes: 15,
        difficulty: 'beginner',
        category: 'flash-fiction',
        isTemplate: false,
        tags: ['lamp'],
        createdAt: '2026-11-02T19:00:00.456Z',
        updatedAt: '2026-11-02T19:00:00.456Z',
      },
    ],
    'feedback.json': {
      given: [
        {
          id: ines.feedbackId,
          title: 'A lamp on each page',
          description: 'It gets dark early.',
          category: 'feature',
          status: 'open',
          priority: 'high',
          editedAt: null,
          createdAt: '2026-11-02T19:00:00.456Z',
          updatedAt: '2026-11-02T19:00:00.456Z',
        },
      ],
      votes: [{ feedback: teo.feedbackId, title: 'A lamp on each page', vote: 'upvote', votedAt: at }],
    },
    'writing-days.json': [
      { day: '2025-11-22', words: 250 },
      { day: expect.any(String), words: expect.any(Number) },
    ],
    'chat.json': [
      {
        id: expect.any(String),
        session: teo.session.id,
        content: `Good evening, says ${ines.member.username}`,
        createdAt: at,
      },
    ],
    'goals.json': {
      goals: [
        {
          period: 'week',
          unit: 'words',
          target: 2000,
          startsOn: null,
          endsOn: null,
          weekdaysOff: ['Monday', 'Sunday'],
        },
      ],
      daysOff: ['2026-11-24'],
    },
    'writing-minutes.json': [{ day: '2026-11-22', minutes: 3 }],
    'challenges.json': {
      opened: [expect.objectContaining({ title: 'A winter of lamps', target: 50_000, closedOn: null })],
      joined: [expect.objectContaining({ title: 'A winter of lamps', unit: 'words', joinedAt: at })],
    },
    'sessions.json': {
      led: [
        expect.objectContaining({
          session: ines.session.id,
          title: 'Evening by the lamp',
          dateTime: ines.session.dateTime.toISOString(),
          isRecurring: true,
          status: 'scheduled',
          participantCount: 1,
        }),
      ],
      joined: [{ ...evening, status: 'scheduled', joinedAt: expect.any(String) }],
      pieces: [{ ...evening, story, exercise: null, showsPiece: false, showsWords: true }],
      lines: [{ ...evening, intention: 'A page by the lamp', closing: null, updatedAt: at }],
      words: [{ ...evening, story, before: 3, after: 253 }],
      wordsBySprint: [{ session: evening.session, sprint: evening.dateTime, story, before: 3, after: 13 }],
      wordsByFiveMinutes: [
        { session: evening.session, interval: 0, words: 260 },
        { session: evening.session, interval: 4, words: -10 },
      ],
      read: [{ session: teo.session.id, position: 2, addedAt: at, hasRead: true }],
    },
  };
}
