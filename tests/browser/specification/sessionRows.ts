import type { Rows } from './row';

/** Specification, section 2: sessions. */
export const sessionRows: Rows = {
  sessions: {
    at: '/sessions',
    as: 'instructor',
    says: [
      'Writing Sessions',
      'All Sessions',
      'Scheduled',
      'Active',
      'My Sessions',
      'Create Session',
      'Monday Sprint',
      'Ada',
      '0/10',
    ],
  },
  'no sessions, for staff': {
    at: '/sessions?tab=active',
    as: 'instructor',
    says: ['No sessions found', 'Get started by creating a new writing session'],
  },
  'no sessions, for members': {
    at: '/sessions?tab=active',
    as: 'member',
    says: ['No sessions found', 'Sessions are created by instructors and administrators'],
    never: ['Create Session'],
  },
  session: {
    at: '/sessions/{session}',
    as: 'member',
    says: ['Monday Sprint', 'scheduled', 'Come and write.', '120 minutes', 'Join Session', 'Ada'],
    never: ['Edit Session'],
  },
  'session to be deleted': {
    at: '/sessions/{session}',
    as: 'admin',
    after: [{ press: 'Delete' }],
    says: ['Are you sure you want to delete this session?'],
  },
  'missing session': {
    at: '/sessions/session_nothing',
    as: 'member',
    says: ['Session not found', "The session you're looking for doesn't exist."],
  },
  'new session': {
    at: '/sessions/new',
    as: 'instructor',
    says: [
      'Create Writing Session',
      'Title',
      'Description',
      'Date and time',
      'Duration',
      '1 hour 30 minutes',
      '3 hours',
      'How many writers can join this session? (2-50)',
      'Location',
      'Cancel',
    ],
  },
  'new session, beyond its limits': {
    at: '/sessions/new',
    as: 'instructor',
    after: [
      { fill: 'Date and time', with: '2020-01-06T19:00' },
      { fill: 'Capacity', with: '51' },
      { press: 'Create Session' },
    ],
    says: [
      'Title is required',
      'Description is required',
      'A session can’t be set in the past',
      'Capacity is 2 to 50 writers',
    ],
  },
  'new session, for members': {
    at: '/sessions/new',
    as: 'member',
    says: [
      'Access Restricted',
      'Only instructors and administrators can create writing sessions',
      'View Sessions',
    ],
  },
  'edit session': {
    at: '/sessions/{session}/edit',
    as: 'admin',
    says: [
      'Edit Writing Session',
      'e.g., Morning Sprint, Character Development',
      "What's the focus of this session?",
      'Save Changes',
      'Cancel',
    ],
  },
  'edit session, for others': {
    at: '/sessions/{session}/edit',
    as: 'instructor',
    says: [
      'Access Restricted',
      "You can only edit sessions that you lead, or if you're an administrator.",
      'View Session',
    ],
  },
  'edit missing session': {
    at: '/sessions/session_nothing/edit',
    as: 'admin',
    says: ['Session not found', "The session you're trying to edit doesn't exist."],
  },
};
