import { sharedStorySql } from '../../../authz/storyAudience';
import { weekdays } from '../../../contract/calendar';
import { findingText } from '../../../contract/spamRules';
import { AuditEntry } from '../../../model/auditEntry.entity';
import { Challenge, ChallengeMembership } from '../../../model/challenge.entity';
import { Comment } from '../../../model/comment.entity';
import { Exercise } from '../../../model/exercise.entity';
import { Feedback, FeedbackVote } from '../../../model/feedback.entity';
import { Follow } from '../../../model/follow.entity';
import { WritingDayOff, WritingGoalRow, WritingMinutes } from '../../../model/goal.entity';
import { Invitation } from '../../../model/invitation.entity';
import { Journal } from '../../../model/journal.entity';
import { Block, Mute } from '../../../model/memberBlock.entity';
import { MemberSetting } from '../../../model/memberSetting.entity';
import { Note } from '../../../model/note.entity';
import { Delivery, Notification } from '../../../model/notification.entity';
import {
  NotificationPreferenceRow,
  NotificationSettingsRow,
} from '../../../model/notificationSettings.entity';
import { Passkey } from '../../../model/passkey.entity';
import { PersonalAccessToken } from '../../../model/personalAccessToken.entity';
import { ProviderIdentity } from '../../../model/provider.entity';
import { PushSubscription } from '../../../model/pushSubscription.entity';
import { Reader } from '../../../model/reader.entity';
import { CaseFinding, ContentDecision, Report } from '../../../model/report.entity';
import { SessionWordInterval, SessionWords, SessionWriter } from '../../../model/room.entity';
import { TotpSecret } from '../../../model/secondFactor.entity';
import { Session } from '../../../model/session.entity';
import { SessionLines } from '../../../model/sessionLines.entity';
import { SessionMessage } from '../../../model/sessionMessage.entity';
import { SessionPlaceRequest } from '../../../model/sessionNotices.entity';
import { SessionParticipant } from '../../../model/sessionParticipant.entity';
import { SessionReader } from '../../../model/sessionReading.entity';
import { SignIn } from '../../../model/signIn.entity';
import { SprintWords } from '../../../model/sprint.entity';
import { Story } from '../../../model/story.entity';
import { StoryDraft } from '../../../model/storyDraft.entity';
import { StoryFavorite, StoryShare } from '../../../model/storyLinks.entity';
import { StoryVersion } from '../../../model/storyVersion.entity';
import { User } from '../../../model/user.entity';
import { WritingDayWords } from '../../../model/writingDay.entity';
import { visibleToSubjectSql } from '../../../record/audit/audit';
import { deviceOf } from '../../identity/account/device';
import { joinMember } from '../../members/user/memberConditions';
import { draftFiles } from '../../stories/export/draftFiles';
import type { ExportSource } from '../../stories/export/exportSource';
import { storyFiles } from '../../stories/export/storyFiles';
import type { ZipFile } from '../../stories/export/zip';
import { joinStory } from '../../stories/table/storiesTable';
import { minutesWrittenSql, wordsWrittenSql } from '../../writing/writingDay/amounts';
import { journalFiles, noteFiles, versionFiles } from './exportTexts';
import {
  byDay,
  hiddenNotes,
  membersIn,
  namedStory,
  ofSession,
  readableStory,
  storyJoins,
} from './joinedRows';
import { contentOf, isList, type JsonFile, jsonOf, rowsIn } from './jsonLists';
import type { EntityClass } from './memberColumns';

const wordNames = { wordsBefore: 'before', wordsNow: 'after' };

const challengeColumns =
  'c.title, c.unit, c.target, c.starts_on AS startsOn, c.ends_on AS endsOn, c.closed_on AS closedOn';

const joinCase = 'JOIN report_cases c ON c.id = r.case_id';

/** The JSON files of the export. Each list has all columns of its table, but for what is said here. */
export const jsonFiles: Record<string, JsonFile> = {
  'profile.json': rowsIn(User, {
    member: 'r.id',
    names: { createdAt: 'memberSince', updatedAt: 'changedAt' },
  }),
  'sign-ins.json': rowsIn(SignIn, {
    names: { createdAt: 'signedInAt', revokedAt: 'endedAt' },
    change: (row) => ({ device: deviceOf(row.userAgent), ...row }),
  }),
  'personal-access-tokens.json': rowsIn(PersonalAccessToken, { names: { lastFour: 'endsIn' } }),
  'second-factor.json': rowsIn(TotpSecret, {
    names: { confirmedAt: 'turnedOnAt' },
    joined: {
      columns: '(SELECT COUNT(*) FROM recovery_codes c WHERE c.user_id = r.user_id) AS recoveryCodesLeft',
    },
    where: 'r.confirmed_at IS NOT NULL',
    change: (row) => ({ ...row, recoveryCodesLeft: Number(row.recoveryCodesLeft) }),
  }),
  'passkeys.json': rowsIn(Passkey, { names: { createdAt: 'addedAt' } }),
  'sign-in-providers.json': rowsIn(ProviderIdentity, {
    names: { issuer: 'provider', createdAt: 'linkedAt' },
  }),
  'account-log.json': rowsIn(AuditEntry, {
    by: 'subjectId',
    names: { createdAt: 'happenedAt' },
    where: visibleToSubjectSql('r'),
    // Acts of others are in it, but not their names.
    joined: { columns: 'r.actor_id <=> r.subject_id AS isOwn' },
    change: ({ isOwn, actorKind, ...row }) => ({ ...row, by: isOwn ? 'you' : actorKind }),
  }),
  'invitations.json': rowsIn(Invitation),
  'settings.json': rowsIn(MemberSetting, {
    names: { changedAt: 'changed' },
    change: (row) => ({ ...row, value: JSON.parse(row.value) }),
  }),
  'follows.json': {
    following: membersIn(Follow, 'followerId'),
    followers: membersIn(Follow, 'followedId'),
  },
  // Not those who muted or blocked the member.
  'muted-and-blocked.json': {
    muted: membersIn(Mute, 'memberId'),
    blocked: membersIn(Block, 'memberId'),
  },
  'shares.json': {
    sharedByYou: rowsIn(StoryShare, {
      member: 's.author_id',
      joined: {
        columns: 's.title, u.username AS `with`',
        from: `${joinStory('r.story_id')} ${joinMember('r.user_id')}`,
      },
    }),
    sharedWithYou: rowsIn(StoryShare, {
      joined: { columns: 's.title, u.username AS author', from: storyJoins },
      where: sharedStorySql(),
    }),
  },
  'favorites.json': rowsIn(StoryFavorite, {
    names: { createdAt: 'since' },
    joined: readableStory,
    change: namedStory,
  }),
  'comments.json': rowsIn(Comment, {
    joined: readableStory,
    change: ({ state, ...row }) => ({ ...namedStory(row), ...hiddenNotes[state] }),
  }),
  'exercises.json': rowsIn(Exercise, {
    joined: {
      columns: `(SELECT GROUP_CONCAT(t.name ORDER BY et.position) FROM exercise_tags et
        JOIN tags t ON t.id = et.tag_id WHERE et.exercise_id = r.id) AS tags`,
    },
    change: ({ tags, ...row }) => ({ ...row, tags: tags?.split(',') ?? [] }),
  }),
  'chat.json': rowsIn(SessionMessage, { where: 'r.is_deleted = 0' }),
  'sessions.json': {
    led: rowsIn(Session, { names: { id: 'session' } }),
    joined: rowsIn(SessionParticipant, {
      joined: { ...ofSession, columns: `${ofSession.columns}, s.status` },
    }),
    pieces: rowsIn(SessionWriter, { joined: ofSession }),
    lines: rowsIn(SessionLines, { joined: ofSession }),
    words: rowsIn(SessionWords, { names: wordNames, joined: ofSession }),
    wordsBySprint: rowsIn(SprintWords, { names: { ...wordNames, startedAt: 'sprint' } }),
    wordsByFiveMinutes: rowsIn(SessionWordInterval, { names: { place: 'interval' } }),
    read: rowsIn(SessionReader),
  },
  'feedback.json': {
    given: rowsIn(Feedback),
    votes: rowsIn(FeedbackVote, {
      names: { voteType: 'vote', createdAt: 'votedAt' },
      joined: { columns: 'f.title', from: 'STRAIGHT_JOIN feedback f ON f.id = r.feedback_id' },
    }),
  },
  'writing-days.json': byDay(WritingDayWords, 'writing_days', 'words', wordsWrittenSql),
  'writing-minutes.json': byDay(WritingMinutes, 'writing_minutes', 'minutes', minutesWrittenSql),
  'goals.json': {
    goals: rowsIn(WritingGoalRow, {
      // The column has a bit for each weekday, from Monday on.
      change: (row) => ({ ...row, weekdaysOff: weekdays.filter((_, bit) => row.weekdaysOff & (1 << bit)) }),
    }),
    daysOff: rowsIn(WritingDayOff, { change: ({ day }) => day }),
  },
  'challenges.json': {
    opened: rowsIn(Challenge, { names: { createdAt: 'openedAt' } }),
    joined: rowsIn(ChallengeMembership, {
      joined: { columns: challengeColumns, from: 'STRAIGHT_JOIN challenges c ON c.id = r.challenge_id' },
    }),
  },
  'notifications.json': {
    notifications: rowsIn(Notification),
    waiting: rowsIn(Delivery),
  },
  'notification-settings.json': {
    settings: rowsIn(NotificationSettingsRow, { names: { quietZone: 'quietTimeZone' } }),
    preferences: rowsIn(NotificationPreferenceRow, {
      change: (row) => ({ ...row, ways: row.ways.filter(Boolean) }),
    }),
    pushSubscriptions: rowsIn(PushSubscription),
    placeRequests: rowsIn(SessionPlaceRequest),
    // Addresses of visitors are in this table as well. The hash is `addressKey()` in SQL.
    followedByMail: rowsIn(Reader, {
      member: 'u.id',
      joined: {
        columns: 'u.email_confirmed_at AS addressConfirmedAt',
        from: `JOIN users u ON r.address_key = CONVERT(LEFT(SHA2(u.email, 256), 40) USING ascii)`,
      },
      where: 'u.email_confirmed_at IS NOT NULL',
    }),
  },
  'rules-findings.json': rowsIn(CaseFinding, {
    member: 'c.subject_author_id',
    joined: { columns: 'c.subject_id AS about, c.held, c.decision', from: joinCase },
    change: ({ amount, held, ...row }) => ({
      ...row,
      found: findingText({ rule: row.rule, amount }),
      waited: held === 1,
    }),
  }),
  // Neither the authors of what was reported nor the decisions.
  'reports.json': rowsIn(Report, {
    joined: { columns: 'c.subject_id AS reported', from: joinCase },
  }),
  'organisers-decisions.json': rowsIn(ContentDecision, { by: 'authorId' }),
};

/** The tables whose texts are exported as Markdown files. */
export const textTables: [EntityClass, (source: ExportSource) => AsyncIterable<ZipFile>][] = [
  [Note, noteFiles],
  [Journal, journalFiles],
  [Story, (source) => storyFiles(source)],
  [StoryDraft, (source) => draftFiles(source)],
  [StoryVersion, versionFiles],
];

/** Tables without a list of their own, by the reason. */
export const notExported: Record<string, string> = {
  'hashes of secrets, or random values that end soon':
    'refresh_tokens account_links confirmation_codes passkey_challenges provider_flows provider_codes',
  'hashes of secrets; how many there are stands in second-factor.json': 'recovery_codes',
  'they wait for minutes, and hold no text': 'mails push_messages notification_events',
  'what the member was notified of, or has not seen yet':
    'notification_items followers_told told_members unseen_comments late_comments session_reminders deleted_session_members',
  'what others did: who invited the member, and that they reported something': 'invitation_uses report_cases',
  'they stand in the files of what they belong to': 'exercise_tags story_tags story_cards tags',
  'an address that opens what stands in sessions.json': 'calendar_feeds',
  'who is there, or reads, at this moment': 'session_presences session_readings session_sprints',
  'ids of deleted texts, and how many bytes the others take':
    'deleted_documents deleted_public_stories stored_texts',
  'no data of members':
    'rate_limits unconfirmed_mails mail_failures public_epoch persisted_documents installation_settings migrations migration_lease',
};

/** Files with the only row of their table; missing if there is none. */
const singleRows: ReadonlySet<string> = new Set(['profile.json', 'second-factor.json']);

/** All files of an export except the README. */
export async function* filesOf(source: ExportSource): AsyncGenerator<ZipFile> {
  for (const [path, file] of Object.entries(jsonFiles)) {
    if (!singleRows.has(path) || !isList(file)) yield { path, content: contentOf(file, source) };
    else for await (const row of file.read(source)) yield { path, content: `${jsonOf(row)}\n` };
  }
  for (const [, files] of textTables) yield* files(source);
}
