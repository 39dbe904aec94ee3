import { AccountLink, ConfirmationCode } from '../../../model/accountLink.entity';
import { AuditEntry } from '../../../model/auditEntry.entity';
import { CalendarFeed } from '../../../model/calendarFeed.entity';
import { DeletedDocument } from '../../../model/deletedDocument.entity';
import { Feedback, FeedbackVote } from '../../../model/feedback.entity';
import { Follow } from '../../../model/follow.entity';
import { Invitation, InvitationUse } from '../../../model/invitation.entity';
import { Journal } from '../../../model/journal.entity';
import { Mail } from '../../../model/mail.entity';
import { Block, Mute } from '../../../model/memberBlock.entity';
import { MemberSetting } from '../../../model/memberSetting.entity';
import { Note } from '../../../model/note.entity';
import { PersonalAccessToken } from '../../../model/personalAccessToken.entity';
import { SignIn } from '../../../model/signIn.entity';
import { StoredTexts } from '../../../model/storedTexts.entity';
import { Story } from '../../../model/story.entity';
import { StoryFavorite, StoryShare } from '../../../model/storyLinks.entity';
import { WritingDayWords } from '../../../model/writingDay.entity';
import { draftFiles } from '../../stories/export/draftFiles';
import type { ExportSource } from '../../stories/export/exportSource';
import { storyFiles } from '../../stories/export/storyFiles';
import type { ZipFile } from '../../stories/export/zip';
import { rememberOncePublic } from '../../stories/story/oncePublic';
import {
  accountLogFile,
  feedbackFile,
  invitationsFile,
  personalAccessTokensFile,
  profileFile,
  settingsFile,
  signInsFile,
} from './exportAccount';
import { followsFile, memberBlocksFile } from './exportRelations';
import { exercisesFile } from './exportSessions';
import { favoritesFile, sharesFile } from './exportStoryLinks';
import { journalFiles, noteFiles } from './exportTexts';
import { versionFiles } from './exportVersions';
import { writingDaysFile } from './exportWriting';
import { personalComments } from './personalDataOfComments';
import { personalGoals } from './personalDataOfGoals';
import { personalNotifications } from './personalDataOfNotifications';
import { personalReports } from './personalDataOfReports';
import { personalSessions } from './personalDataOfSessions';
import { personalFactors, personalProviders } from './personalDataOfSignIns';
import { type PersonalData, type Removal, removalOf } from './personalDataTable';

/**
 * Lists the personal data in the database by table: what the export contains, and what deleting an account
 * removes. Every table has an entry; a test compares this with the database's catalogue.
 */
export const personalData: Record<string, PersonalData> = {
  users: {
    memberColumns: [],
    exported: profileFile,
    deleted: { none: 'deleteAccount() blanks the row, which stays as the author of what stays' },
  },
  sign_ins: {
    memberColumns: ['user_id'],
    exported: signInsFile,
    deleted: [removalOf(SignIn, 'userId')],
  },
  refresh_tokens: {
    memberColumns: [],
    exported: { none: 'hashes of secrets' },
    deleted: { none: 'they go with their sign-ins' },
  },
  personal_access_tokens: {
    memberColumns: ['user_id'],
    exported: personalAccessTokensFile,
    deleted: [removalOf(PersonalAccessToken, 'userId')],
  },
  ...personalFactors,
  ...personalProviders,
  audit_log: {
    memberColumns: ['actor_id', 'subject_id'],
    exported: accountLogFile,
    // The entries about the member's own acts and strangers' attempts are deleted; those about what staff did lose their reasons.
    deleted: [
      { by: 'subjectId', remove: (tx, id) => tx.delete(AuditEntry, { subjectId: id, actorId: id }) },
      {
        by: 'subjectId',
        remove: (tx, subjectId) => tx.delete(AuditEntry, { subjectId, actorKind: 'visitor' }),
      },
      {
        by: 'subjectId',
        remove: (tx, subjectId) => tx.update(AuditEntry, { subjectId }, { reason: null }),
      },
    ],
    keptReference: {
      column: 'actor_id',
      reason: "acts stay for the group, which sees 'Deleted member' as the actor",
    },
  },
  invitations: {
    memberColumns: ['invited_by_id'],
    exported: invitationsFile,
    deleted: [removalOf(Invitation, 'invitedById')],
  },
  invitation_uses: {
    memberColumns: ['user_id'],
    exported: { none: 'which invitation of somebody else’s let the member in' },
    deleted: [removalOf(InvitationUse, 'userId')],
  },
  account_links: {
    memberColumns: ['user_id'],
    exported: { none: 'hashes of secrets' },
    deleted: [removalOf(AccountLink, 'userId')],
  },
  confirmation_codes: {
    memberColumns: ['user_id'],
    exported: { none: 'they last a day' },
    deleted: [removalOf(ConfirmationCode, 'userId')],
  },
  mails: {
    memberColumns: [],
    exported: {
      none: 'they wait for minutes, a day at most while servers run, and hold nothing but the address',
    },
    // deleteAccount() deletes the mails to the member's address, which the blanked row no longer has, and queues the last one.
    deleted: [removalOf(Mail, 'userId')],
  },
  member_settings: {
    memberColumns: ['user_id'],
    exported: settingsFile,
    deleted: [removalOf(MemberSetting, 'userId')],
  },
  follows: {
    memberColumns: ['follower_id', 'followed_id'],
    exported: followsFile,
    deleted: [removalOf(Follow, 'followerId'), removalOf(Follow, 'followedId')],
  },
  mutes: {
    memberColumns: ['member_id', 'other_id'],
    exported: memberBlocksFile,
    deleted: [removalOf(Mute, 'memberId'), removalOf(Mute, 'otherId')],
  },
  blocks: {
    memberColumns: ['member_id', 'other_id'],
    exported: { none: 'they stand in muted-and-blocked.json' },
    deleted: [removalOf(Block, 'memberId'), removalOf(Block, 'otherId')],
  },
  story_shares: {
    memberColumns: ['user_id'],
    exported: sharesFile,
    deleted: [removalOf(StoryShare, 'userId')],
  },
  story_favorites: {
    memberColumns: ['user_id'],
    exported: favoritesFile,
    deleted: [removalOf(StoryFavorite, 'userId')],
  },
  ...personalComments,
  exercises: {
    memberColumns: ['creator_id'],
    exported: exercisesFile,
    deleted: { none: "they stay for the group, which sees 'Deleted member' as the author" },
  },
  exercise_tags: {
    memberColumns: [],
    exported: { none: 'they stand in exercises.json' },
    deleted: { none: 'they stay with their exercises' },
  },
  ...personalSessions,
  calendar_feeds: {
    memberColumns: ['user_id'],
    exported: { none: 'an address that opens what stands in sessions.json' },
    deleted: [removalOf(CalendarFeed, 'userId')],
  },
  feedback: {
    memberColumns: ['author_id', 'assigned_to_id', 'assigned_by_id'],
    exported: feedbackFile,
    deleted: [
      {
        by: 'assignedToId',
        remove: (tx, assignedToId) =>
          tx.update(Feedback, { assignedToId }, { assignedToId: null, assignedById: null }),
      },
      {
        by: 'assignedById',
        remove: (tx, assignedById) => tx.update(Feedback, { assignedById }, { assignedById: null }),
      },
    ],
    keptReference: {
      column: 'author_id',
      reason: "others voted on it; the group sees 'Deleted member' as the author",
    },
  },
  feedback_votes: {
    memberColumns: ['user_id'],
    exported: { none: 'they stand in feedback.json' },
    deleted: [removalOf(FeedbackVote, 'userId')],
  },
  notes: {
    memberColumns: ['author_id'],
    exported: noteFiles,
    deleted: [removalOf(Note, 'authorId')],
  },
  journals: {
    memberColumns: ['author_id'],
    exported: journalFiles,
    deleted: [removalOf(Journal, 'authorId')],
  },
  writing_days: {
    memberColumns: ['user_id'],
    exported: writingDaysFile,
    deleted: [removalOf(WritingDayWords, 'userId')],
  },
  ...personalGoals,
  ...personalNotifications,
  ...personalReports,
  stories: {
    memberColumns: ['author_id'],
    exported: (source) => storyFiles(source),
    deleted: [
      {
        by: 'authorId',
        remove: (tx, authorId) => rememberOncePublic(tx, 'author_id = ?', [authorId]),
      },
      removalOf(Story, 'authorId'),
    ],
  },
  deleted_documents: {
    memberColumns: ['author_id'],
    exported: { none: 'keys that devices chose for deleted texts' },
    deleted: [removalOf(DeletedDocument, 'authorId')],
  },
  stored_texts: {
    memberColumns: ['user_id'],
    exported: { none: 'how many bytes the texts of the export take' },
    deleted: [removalOf(StoredTexts, 'userId')],
  },
  story_drafts: {
    memberColumns: [],
    exported: draftFiles,
    deleted: { none: 'they go with their stories' },
  },
  story_versions: {
    memberColumns: [],
    exported: versionFiles,
    deleted: { none: 'they go with their stories' },
  },
  deleted_public_stories: {
    memberColumns: [],
    exported: { none: 'ids of deleted stories, without their authors' },
    deleted: { none: 'they stay, so that the public addresses of these stories answer that they are gone' },
  },
  story_cards: {
    memberColumns: [],
    exported: { none: 'pictures of titles that stand in the stories’ files' },
    deleted: { none: 'they go with their stories' },
  },
  story_tags: {
    memberColumns: [],
    exported: { none: "they stand in the stories' files" },
    deleted: { none: 'they go with their stories' },
  },
  tags: withoutPersonalData('words that many share'),
  rate_limits: withoutPersonalData('counts that end within a day'),
  public_epoch: withoutPersonalData('counters'),
  persisted_documents: withoutPersonalData('documents of the client’s builds'),
  installation_settings: withoutPersonalData('settings of the installation'),
  mail_failures: withoutPersonalData('how often mails failed, without their addresses'),
  migrations: withoutPersonalData('facts of the installation'),
  migration_lease: withoutPersonalData('facts of the installation'),
};

/** An entry for a table without personal data; the reason says what it has instead. */
function withoutPersonalData(reason: string): PersonalData {
  return { memberColumns: [], exported: { none: reason }, deleted: { none: reason } };
}

/** All files of an export except the README. */
export async function* filesOf(source: ExportSource): AsyncGenerator<ZipFile> {
  for (const { exported } of Object.values(personalData)) if (!('none' in exported)) yield* exported(source);
}

/** Tables that are cleared first: this can take long, and the later removals lock rows that other requests need. */
const slowTables = new Set(['notes', 'journals', 'stories']);
const orderedEntries = [
  ...Object.entries(personalData).filter(([table]) => slowTables.has(table)),
  ...Object.entries(personalData).filter(([table]) => !slowTables.has(table)),
];

/** All removals of a member's data, in the order in which they run. */
export const removals: readonly Removal[] = orderedEntries.flatMap(([, { deleted }]) =>
  'none' in deleted ? [] : deleted,
);
