import type { ExportSource } from '../export/exportSource';
import { storyFiles } from '../export/storyFiles';
import type { ZipFile } from '../export/zip';
import { feedbackFile } from './exportFeedback';
import {
  commentsFile,
  favoritesFile,
  followsFile,
  profileFile,
  sharesFile,
  signInsFile,
  writingDaysFile,
} from './exportLists';
import { exercisesFile, sessionsFile } from './exportSessions';
import { journalFiles, noteFiles } from './exportTexts';
import { versionFiles } from './exportVersions';

/** Something a member leaves behind in a table, and the statement that removes it, which takes their id alone. */
type Removal = string;

interface PersonalData {
  /** The table's columns that refer to members. */
  members: readonly string[];
  /** The files of a member's copy that are made of it, or why there are none. */
  taken: ((source: ExportSource) => AsyncIterable<ZipFile> | Iterable<ZipFile>) | { not: string };
  /** What removes it when its member leaves, in the table's order; or why nothing has to. */
  removed: readonly Removal[] | { not: string };
  /** Of the columns, the one by which its rows stay whatever is removed, and why they do. */
  stays?: { by: string; for: string };
}

/**
 * What the database holds on members, table by table: what of it they can take, and what becomes of it when they leave.
 * Every table of the database has an entry; a test holds this against the database's own catalogue.
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
    removed: ['DELETE FROM sign_ins WHERE user_id = ?'],
  },
  refresh_tokens: {
    members: [],
    taken: { not: 'hashes of secrets' },
    removed: { not: 'they go with their sign-ins' },
  },
  account_links: {
    members: ['user_id'],
    taken: { not: 'hashes of secrets' },
    removed: ['DELETE FROM account_links WHERE user_id = ?'],
  },
  mails: {
    members: [],
    taken: { not: 'they wait for minutes, and hold nothing but the address' },
    removed: { not: 'deleteAccount() removes those to the address, which the wiped row no longer has' },
  },
  follows: {
    members: ['follower_id', 'followed_id'],
    taken: followsFile,
    removed: ['DELETE FROM follows WHERE follower_id = ?', 'DELETE FROM follows WHERE followed_id = ?'],
  },
  story_shares: {
    members: ['user_id'],
    taken: sharesFile,
    removed: ['DELETE FROM story_shares WHERE user_id = ?'],
  },
  story_favorites: {
    members: ['user_id'],
    taken: favoritesFile,
    removed: ['DELETE FROM story_favorites WHERE user_id = ?'],
  },
  comments: {
    members: ['author_id'],
    taken: commentsFile,
    // What stands under others' public stories stays: without it their answers would make no sense.
    removed: [
      `DELETE c FROM comments c JOIN stories s ON s.id = c.story_id
       WHERE c.author_id = ? AND s.privacy_level <> 'public'`,
    ],
  },
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
  session_participants: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: [
      `UPDATE session_participants p JOIN sessions s ON s.id = p.session_id
       SET s.participant_count = s.participant_count - 1 WHERE p.user_id = ?`,
      'DELETE FROM session_participants WHERE user_id = ?',
    ],
  },
  session_writers: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: ['DELETE FROM session_writers WHERE user_id = ?'],
  },
  session_presences: {
    members: ['user_id'],
    taken: { not: 'who is there at this moment' },
    removed: ['DELETE FROM session_presences WHERE user_id = ?'],
  },
  session_words: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: ['DELETE FROM session_words WHERE user_id = ?'],
  },
  session_word_intervals: {
    members: ['user_id'],
    taken: { not: 'they stand in sessions.json' },
    removed: ['DELETE FROM session_word_intervals WHERE user_id = ?'],
  },
  sessions: {
    members: ['leader_id'],
    taken: sessionsFile,
    // What was, stays, by Deleted member. What is ahead has nobody to lead it, and nothing repeats any more.
    removed: [
      `UPDATE sessions SET status = 'cancelled', ended_at = UTC_TIMESTAMP(3), updated_at = UTC_TIMESTAMP(3)
       WHERE leader_id = ? AND status = 'scheduled'`,
      `UPDATE sessions SET is_recurring = 0, due_at = IF(status = 'in_progress', due_at, NULL)
       WHERE leader_id = ? AND status <> 'completed'`,
    ],
  },
  calendar_feeds: {
    members: ['user_id'],
    taken: { not: 'an address that opens what stands in sessions.json' },
    removed: ['DELETE FROM calendar_feeds WHERE user_id = ?'],
  },
  feedback: {
    members: ['author_id', 'assigned_to_id', 'assigned_by_id'],
    taken: feedbackFile,
    removed: [
      'UPDATE feedback SET assigned_to_id = NULL, assigned_by_id = NULL WHERE assigned_to_id = ?',
      'UPDATE feedback SET assigned_by_id = NULL WHERE assigned_by_id = ?',
    ],
    stays: { by: 'author_id', for: 'the group, by Deleted member, as others voted on it' },
  },
  feedback_votes: {
    members: ['user_id'],
    taken: { not: 'they stand in feedback.json' },
    removed: ['DELETE FROM feedback_votes WHERE user_id = ?'],
  },
  notes: {
    members: ['author_id'],
    taken: noteFiles,
    removed: ['DELETE FROM notes WHERE author_id = ?'],
  },
  journals: {
    members: ['author_id'],
    taken: journalFiles,
    removed: ['DELETE FROM journals WHERE author_id = ?'],
  },
  writing_days: {
    members: ['user_id'],
    taken: writingDaysFile,
    removed: ['DELETE FROM writing_days WHERE user_id = ?'],
  },
  stories: {
    members: ['author_id'],
    taken: (source) => storyFiles(source),
    removed: ['DELETE FROM stories WHERE author_id = ?'],
  },
  story_versions: {
    members: [],
    taken: versionFiles,
    removed: { not: 'they go with their stories' },
  },
  story_tags: {
    members: [],
    taken: { not: "they stand in the stories' files" },
    removed: { not: 'they go with their stories' },
  },
  tags: nothingOfMembers('words that many share'),
  rate_limits: nothingOfMembers('counts that end within the hour'),
  public_epoch: nothingOfMembers('counters'),
  house_facts: nothingOfMembers('facts of the installation'),
  migrations: nothingOfMembers('facts of the installation'),
};

function nothingOfMembers(what: string): PersonalData {
  return { members: [], taken: { not: what }, removed: { not: what } };
}

/** Every file of a member's copy but the one that explains them. */
export async function* filesOf(source: ExportSource): AsyncGenerator<ZipFile> {
  for (const { taken } of Object.values(personalData)) if (!('not' in taken)) yield* taken(source);
}

/** The statements that remove what a member leaves behind; each takes their id. */
export const removals: readonly Removal[] = Object.values(personalData).flatMap(({ removed }) =>
  'not' in removed ? [] : removed,
);
