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
import { accountLogFile, feedbackFile, invitationsFile } from './exportAccount';
import {
  favoritesFile,
  followsFile,
  personalAccessTokensFile,
  profileFile,
  settingsFile,
  sharesFile,
  signInsFile,
  writingDaysFile,
} from './exportLists';
import { memberBlocksFile } from './exportMemberBlocks';
import { exercisesFile } from './exportSessions';
import { journalFiles, noteFiles } from './exportTexts';
import { versionFiles } from './exportVersions';
import { personalComments } from './personalDataOfComments';
import { personalGoals } from './personalDataOfGoals';
import { personalNotifications } from './personalDataOfNotifications';
import { personalReports } from './personalDataOfReports';
import { sessionData } from './personalDataOfSessions';
import { personalFactors, personalProviders } from './personalDataOfSignIns';
import { type PersonalData, type Removal, rowsOf } from './personalDataTable';

/**
 * Lists the personal data in the database by table: what the export contains, and what deleting an account
 * removes. Every table has an entry; a test compares this with the database's catalogue.
 */
export const personalData: Record<string, PersonalData> = {
  users: {
    members: [],
    taken: profileFile,
    removed: { not: 'deleteAccount() wipes the row, which stays as the author of what stays' },
  },
  sign_ins: {
    members: ['user_id'],
    taken: signInsFile,
    removed: [rowsOf(SignIn, 'userId')],
  },
  refresh_tokens: {
    members: [],
    taken: { not: 'hashes of secrets' },
    removed: { not: 'they go with their sign-ins' },
  },
  personal_access_tokens: {
    members: ['user_id'],
    taken: personalAccessTokensFile,
    removed: [rowsOf(PersonalAccessToken, 'userId')],
  },
  ...personalFactors,
  ...personalProviders,
  audit_log: {
    members: ['actor_id', 'subject_id'],
    taken: accountLogFile,
    // Acts of the member, and attempts by strangers.
    removed: [
      { by: 'subjectId', remove: (tx, id) => tx.delete(AuditEntry, { subjectId: id, actorId: id }) },
      {
        by: 'subjectId',
        remove: (tx, subjectId) => tx.delete(AuditEntry, { subjectId, actorKind: 'visitor' }),
      },
      // Reasons that staff wrote.
      {
        by: 'subjectId',
        remove: (tx, subjectId) => tx.update(AuditEntry, { subjectId }, { reason: null }),
      },
    ],
    stays: { by: 'actor_id', for: 'the group, by Deleted member, as are acts of others about them' },
  },
  invitations: {
    members: ['invited_by_id'],
    taken: invitationsFile,
    removed: [rowsOf(Invitation, 'invitedById')],
  },
  invitation_uses: {
    members: ['user_id'],
    taken: { not: 'which invitation of somebody else’s let the member in' },
    removed: [rowsOf(InvitationUse, 'userId')],
  },
  account_links: {
    members: ['user_id'],
    taken: { not: 'hashes of secrets' },
    removed: [rowsOf(AccountLink, 'userId')],
  },
  confirmation_codes: {
    members: ['user_id'],
    taken: { not: 'they last a day' },
    removed: [rowsOf(ConfirmationCode, 'userId')],
  },
  mails: {
    members: [],
    taken: {
      not: 'they wait for minutes, a day at most while servers run, and hold nothing but the address',
    },
    // deleteAccount() removes those to the address, which the wiped row no longer has, and adds the last.
    removed: [rowsOf(Mail, 'userId')],
  },
  member_settings: {
    members: ['user_id'],
    taken: settingsFile,
    removed: [rowsOf(MemberSetting, 'userId')],
  },
  follows: {
    members: ['follower_id', 'followed_id'],
    taken: followsFile,
    removed: [rowsOf(Follow, 'followerId'), rowsOf(Follow, 'followedId')],
  },
  mutes: {
    members: ['member_id', 'other_id'],
    taken: memberBlocksFile,
    removed: [rowsOf(Mute, 'memberId'), rowsOf(Mute, 'otherId')],
  },
  blocks: {
    members: ['member_id', 'other_id'],
    taken: { not: 'they stand in muted-and-blocked.json' },
    removed: [rowsOf(Block, 'memberId'), rowsOf(Block, 'otherId')],
  },
  story_shares: {
    members: ['user_id'],
    taken: sharesFile,
    removed: [rowsOf(StoryShare, 'userId')],
  },
  story_favorites: {
    members: ['user_id'],
    taken: favoritesFile,
    removed: [rowsOf(StoryFavorite, 'userId')],
  },
  ...personalComments,
  exercises: {
    members: ['creator_id'],
    taken: exercisesFile,
    removed: { not: 'they stay for the group, by Deleted member' },
  },
  exercise_tags: {
    members: [],
    taken: { not: 'they stand in exercises.json' },
    removed: { not: 'they stay with their exercises' },
  },
  ...sessionData,
  calendar_feeds: {
    members: ['user_id'],
    taken: { not: 'an address that opens what stands in sessions.json' },
    removed: [rowsOf(CalendarFeed, 'userId')],
  },
  feedback: {
    members: ['author_id', 'assigned_to_id', 'assigned_by_id'],
    taken: feedbackFile,
    removed: [
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
    stays: { by: 'author_id', for: 'the group, by Deleted member, as others voted on it' },
  },
  feedback_votes: {
    members: ['user_id'],
    taken: { not: 'they stand in feedback.json' },
    removed: [rowsOf(FeedbackVote, 'userId')],
  },
  notes: {
    members: ['author_id'],
    taken: noteFiles,
    removed: [rowsOf(Note, 'authorId')],
  },
  journals: {
    members: ['author_id'],
    taken: journalFiles,
    removed: [rowsOf(Journal, 'authorId')],
  },
  writing_days: {
    members: ['user_id'],
    taken: writingDaysFile,
    removed: [rowsOf(WritingDayWords, 'userId')],
  },
  ...personalGoals,
  ...personalNotifications,
  ...personalReports,
  stories: {
    members: ['author_id'],
    taken: (source) => storyFiles(source),
    removed: [
      {
        by: 'authorId',
        remove: (tx, authorId) => rememberOncePublic(tx, 'author_id = ?', [authorId]),
      },
      rowsOf(Story, 'authorId'),
    ],
  },
  deleted_documents: {
    members: ['author_id'],
    taken: { not: 'keys that devices chose for deleted texts' },
    removed: [rowsOf(DeletedDocument, 'authorId')],
  },
  stored_texts: {
    members: ['user_id'],
    taken: { not: 'how many bytes the texts of the export take' },
    removed: [rowsOf(StoredTexts, 'userId')],
  },
  story_drafts: {
    members: [],
    taken: draftFiles,
    removed: { not: 'they go with their stories' },
  },
  story_versions: {
    members: [],
    taken: versionFiles,
    removed: { not: 'they go with their stories' },
  },
  deleted_public_stories: {
    members: [],
    taken: { not: 'ids of deleted stories, without their authors' },
    removed: { not: 'they stay, so that the public addresses of these stories answer that they are gone' },
  },
  story_cards: {
    members: [],
    taken: { not: 'pictures of titles that stand in the stories’ files' },
    removed: { not: 'they go with their stories' },
  },
  story_tags: {
    members: [],
    taken: { not: "they stand in the stories' files" },
    removed: { not: 'they go with their stories' },
  },
  tags: nothingOfMembers('words that many share'),
  rate_limits: nothingOfMembers('counts that end within a day'),
  public_epoch: nothingOfMembers('counters'),
  persisted_documents: nothingOfMembers('documents of the client’s builds'),
  installation_settings: nothingOfMembers('settings of the installation'),
  mail_failures: nothingOfMembers('how often mails failed, without their addresses'),
  migrations: nothingOfMembers('facts of the installation'),
  migration_lease: nothingOfMembers('facts of the installation'),
};

function nothingOfMembers(what: string): PersonalData {
  return { members: [], taken: { not: what }, removed: { not: what } };
}

/** All files of an export except the README. */
export async function* filesOf(source: ExportSource): AsyncGenerator<ZipFile> {
  for (const { taken } of Object.values(personalData)) if (!('not' in taken)) yield* taken(source);
}

/** Deleted first: they can take long, and the deletions after them lock rows that others need. */
const texts = new Set(['notes', 'journals', 'stories']);
const inOrder = [
  ...Object.entries(personalData).filter(([table]) => texts.has(table)),
  ...Object.entries(personalData).filter(([table]) => !texts.has(table)),
];

export const removals: readonly Removal[] = inOrder.flatMap(([, { removed }]) =>
  'not' in removed ? [] : removed,
);
