import { countWords } from '../../../server/markdown/wordCount';
import { sortKeyOf } from '../../../server/normalizeText';

export type Row = Record<string, unknown>;
export type Rows = Record<string, Row[]>;

/** Tables that are new, and empty. */
function added(...tables: string[]): Record<string, () => Row[]> {
  return Object.fromEntries(tables.map((table) => [table, () => []]));
}

const having = (columns: Row) => (rows: Row[]) => rows.map((row) => ({ ...row, ...columns }));
const withoutKey = having({ local_id: null });

const recounted = (rows: Row[]) =>
  rows.map((row) => ({ ...row, word_count: countWords(String(row.content)) }));

const changedAt = (rows: Row[]) =>
  rows.map((row) => ({ ...row, edited_at: row.draft_changed_at ?? row.updated_at }));
const editedAt = ({ created_at, updated_at }: Row) =>
  Number(updated_at) > Number(created_at) ? updated_at : null;
const edited = (rows: Row[]) => rows.map((row) => ({ ...row, edited_at: editedAt(row) }));

const emptySetting = (name: string) => ({ name, value: '' });

/** What a migration changes in the rows of a table, on purpose. Everything else stays as it was. */
export const changes: Record<string, Record<string, (rows: Row[], before: Rows) => Row[]>> = {
  ProvedAddresses1764200000000: {
    users: having({ email_confirmed_at: null }),
    sign_ins: having({ device_hash: null }),
  },
  PersonalAccessTokens1764300000000: added('personal_access_tokens'),
  IdempotencyKeys1764400000000: {
    comments: withoutKey,
    sessions: withoutKey,
    exercises: withoutKey,
    feedback: withoutKey,
  },
  WordCounts1764500000000: {
    stories: recounted,
    journals: recounted,
    notes: recounted,
    story_versions: recounted,
  },
  InstallationSettings1764700000000: { installation_settings: (_, { house_facts = [] }) => house_facts },
  EditedAt1764800000000: { sessions: edited, feedback: edited },
  PublicLists1765200000000: {
    story_tags: (rows, { stories = [] }) =>
      rows.map((row) => ({
        ...row,
        published_at: stories.find(({ id }) => id === row.story_id)?.published_at,
      })),
  },
  LanguageAndListing1765000000000: { stories: having({ listed: 1, lang: null }) },
  DeletedPublicStories1765100000000: added('deleted_public_stories'),
  StoryDrafts1765400000000: {
    stories: having({ draft_changed_at: null }),
    story_drafts: () => [],
  },
  StandingSession1765700000000: {
    sessions: having({ kind: 'scheduled', sprint_starter_id: null }),
  },
  SessionMessages1765710000000: added('session_messages'),
  SessionReadings1765720000000: added('session_readings', 'session_readers'),
  VersionBytes1795910400000: { story_versions: having({ content_bytes: null }) },
  ThinnedVersions1765500000000: { story_versions: having({ thinned: 0 }) },
  EditedStories1765510000000: { stories: changedAt },
  MemberSettings1765520000000: added('member_settings'),
  AuditLog1766010000000: added('audit_log'),
  WithheldStories1766020000000: { stories: having({ withheld_level: null, withheld: 0 }) },
  MemberStates1766005000000: { users: having({ state: 'active' }) },
  SecondFactors1766300000000: {
    ...added('totp_secrets', 'recovery_codes'),
    sign_ins: having({ verified_at: null }),
  },
  Passkeys1766700000000: {
    ...added('passkeys', 'passkey_challenges'),
    sign_ins: having({ second_factor: 0 }),
  },
  Oidc1766800000000: added('provider_identities', 'provider_flows', 'provider_codes'),
  GroupSettings1766600000000: {
    installation_settings: (rows) => [...rows, ...['group.joining', 'waiting_since'].map(emptySetting)],
    ...added('mail_failures'),
  },
  CommentsModes1766500100000: {
    stories: having({ comments_mode: 'open' }),
    comments: having({ state: 'shown' }),
  },
  SpamRules1766900000000: {
    stories: having({ text_hash: null }),
    comments: having({ state_before: null, text_hash: null }),
    report_cases: having({ held: 0 }),
    ...added('case_findings'),
  },
  StoredTexts1795901413203: {
    stored_texts: (_, { users = [] }) =>
      users
        .filter(({ deleted_at }) => deleted_at === null)
        .map(({ id, created_at }) => ({
          user_id: id,
          bytes: '0',
          hour: 0,
          hour_bytes: '0',
          changed_at: created_at,
          counted_at: null,
        })),
  },
  ConfirmationCodes1795901204852: added('confirmation_codes'),
  UnconfirmedSlots1795902340953: { unconfirmed_mails: having({ slot: '' }) },
  PersistedDocuments1767000005230: added('persisted_documents'),
  SessionsWithoutReading1795903385000: { sessions: having({ has_reading: 1 }) },
  CalendarRevisions1795901185000: {
    sessions: having({ revision: 0 }),
    deleted_session_members: having({ ends_at: null, revision: 0 }),
  },
  DeletedSessionStarts1767000004120: { deleted_session_members: having({ date_time: null }) },
  TitleKeys1795906435217: {
    stories: (rows) => rows.map((row) => ({ ...row, title_key: sortKeyOf(String(row.title)) })),
  },
  MemberBlocks1766500200000: added('mutes', 'blocks'),
  Joining1766100000000: added('invitations', 'invitation_uses'),
  Reports1766400000000: added('report_cases', 'reports', 'content_decisions'),
  Notifications1765900000000: {
    ...added(
      ...[
        'notification_events',
        'notifications',
        'notification_items',
        'notices',
        'notification_preferences',
      ],
      ...['session_reminders', 'session_place_requests', 'unconfirmed_mails', 'readers', 'followers_told'],
      ...['told_members', 'deleted_session_members'],
      ...['push_subscriptions', 'push_messages'],
    ),
    users: having({ mail_refusals: 0, mail_refused_at: null }),
    follows: having({ untold: null }),
    mails: having({
      user_id: null,
      topic: null,
      joined: null,
      joined_count: 0,
      unanswered: 0,
      send_at: null,
    }),
    account_links: having({ email: null }),
    // Accounts from before are notified in the app only.
    notification_settings: (_, { users = [] }) =>
      users
        .filter(({ deleted_at }) => deleted_at === null)
        .map(({ id }) => ({
          user_id: id,
          starts_with: 'app',
          digest: 'weekly',
          quiet_from: null,
          quiet_until: null,
          quiet_zone: null,
        })),
  },
  Goals1765810000000: {
    ...added('writing_goals', 'writing_days_off', 'writing_minutes', 'challenges', 'challenge_members'),
  },
  UnseenComments1765800000000: added('unseen_comments'),
  LateComments1767000002610: added('late_comments'),
  AudienceRevisions1795906440000: { stories: having({ audience_revision: 1 }) },
  ShownVersionNumbers1767000001030: {
    stories: (rows) => rows.map((row) => ({ ...row, shown_version_number: row.version_number })),
  },
  RevisedStories1766000000000: {
    stories: (rows) => rows.map((row) => ({ ...row, revised_at: row.updated_at })),
  },
  SprintsAndLines1765600000000: added('session_sprints', 'session_sprint_words', 'session_lines'),
  StoryCards1765150000000: added('story_cards'),
  DeletedDocuments1764950000000: added('deleted_documents'),
};
