import { read } from './database';
import { isSignedIn, signIn, signInOf, type Viewer } from './signIn';

interface ViewerRow {
  id: string;
  email: string;
  emailConfirmedAt: Date | null;
  storiesCount: number;
  storiesSharedCount: string;
  storiesWordCount: string;
  journalsCount: number;
  journalsWordCount: string;
  notesCount: number;
  notesWordCount: string;
  followersCount: number;
  days: string | null;
  /** Whether it has goals, challenges, notifications, or stories that wait for it, or muted or blocked anyone. */
  hasMore: number;
}

const viewerWithFigures = `SELECT v.id, v.email,
  v.email_confirmed_at AS emailConfirmedAt, st.n AS storiesCount, st.shared AS storiesSharedCount, st.words AS storiesWordCount,
  jo.n AS journalsCount, jo.words AS journalsWordCount, no.n AS notesCount, no.words AS notesWordCount,
  (SELECT COUNT(*) FROM follows WHERE followed_id = ?) AS followersCount,
  (SELECT GROUP_CONCAT(CONCAT(d.day, ' ', d.words) ORDER BY d.day) FROM
    (SELECT day, SUM(IF(words_now > words_before, words_now - words_before, 0)) AS words
     FROM writing_days WHERE user_id = ? AND day BETWEEN ? AND ? GROUP BY day HAVING words > 0) d) AS days,
  EXISTS (SELECT 1 FROM writing_goals WHERE user_id = ?)
    OR EXISTS (SELECT 1 FROM challenge_members WHERE user_id = ?)
    OR EXISTS (SELECT 1 FROM stories WHERE author_id = ? AND draft_changed_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM unseen_comments WHERE user_id = ?)
    OR EXISTS (SELECT 1 FROM notifications WHERE user_id = ? AND unread = 1)
    OR EXISTS (SELECT 1 FROM mutes WHERE member_id = ?)
    OR EXISTS (SELECT 1 FROM blocks WHERE member_id = ?) AS hasMore
  FROM ${signIn}
  JOIN (SELECT COUNT(*) AS n, COALESCE(SUM(privacy_level <> 'private'), 0) AS shared,
    COALESCE(SUM(word_count), 0) AS words FROM stories WHERE author_id = ?) st
  JOIN (SELECT COUNT(*) AS n, COALESCE(SUM(word_count), 0) AS words FROM journals WHERE author_id = ?) jo
  JOIN (SELECT COUNT(*) AS n, COALESCE(SUM(word_count), 0) AS words FROM notes WHERE author_id = ?) no
  WHERE ${isSignedIn}`;

interface ListedRow {
  list: 'story' | 'new' | 'in_progress' | 'scheduled';
  id: string;
  title: string;
  at: Date;
  /** A story's words, or how many have joined a session. */
  size: number;
  privacyLevel: string;
  /** 0 beside an unsigned number makes a decimal. */
  capacity: string;
  /** Of a session, whether the viewer has joined; of a story, whether it has a draft. */
  joined: number;
  led: number;
  /** Of a new story. */
  authorId: string;
  username: string;
  name: string;
  rowVersion: number;
}

const nextSessions = (
  status: string,
) => `(SELECT '${status}', s.id, s.title, s.date_time, s.participant_count,
    '', s.capacity, EXISTS (SELECT 1 FROM session_participants p WHERE p.session_id = s.id AND p.user_id = ?),
    s.leader_id = ?, '', '', '', s.row_version
  FROM sessions s FORCE INDEX (sessions_status) WHERE s.status = '${status}' ORDER BY s.date_time, s.id LIMIT 5)`;

const byOthers = (index: string, level: string, at: string) =>
  `(SELECT s.id, ${at} AS at FROM stories s FORCE INDEX (${index}) WHERE ${level} AND s.author_id <> ?
    ORDER BY ${at} DESC, s.id DESC LIMIT 5)`;

const newInGroup = `(SELECT 'new', s.id, s.title, n.at, s.word_count, s.privacy_level, 0, 0, 0,
    u.id, u.username, COALESCE(u.display_name, u.username), s.row_version
  FROM (${byOthers('stories_shared', "s.privacy_level = 'shared' AND s.shared_with_all = 1", 's.shared_at')}
    UNION ALL ${byOthers('stories_published', "s.privacy_level = 'public'", 's.published_at')}) n
  STRAIGHT_JOIN stories s ON s.id = n.id STRAIGHT_JOIN users u ON u.id = s.author_id
  ORDER BY n.at DESC, n.id DESC LIMIT 5)`;

/** Sent beside the viewer, and answered only if that one is. */
const lists = `(SELECT 'story' AS list, s.id, s.title, s.created_at AS at, s.word_count AS size,
    s.privacy_level AS privacyLevel, 0 AS capacity,
    EXISTS (SELECT 1 FROM story_drafts d WHERE d.id = s.id) AS joined, 0 AS led,
    '' AS authorId, '' AS username, '' AS name, s.row_version AS rowVersion
  FROM stories s FORCE INDEX (stories_author) WHERE s.author_id = ? ORDER BY s.id DESC LIMIT 5)
  UNION ALL ${newInGroup} UNION ALL ${nextSessions('in_progress')} UNION ALL ${nextSessions('scheduled')}`;

const sessionAsGraphql = ({ list, id, title, at, size, capacity, joined, led, rowVersion }: ListedRow) => ({
  node: {
    id,
    title,
    status: list.toUpperCase(),
    dateTime: at,
    participantCount: size,
    capacity: Number(capacity),
    registration: size < Number(capacity) ? 'OPEN' : 'FULL',
    viewerIsLeader: led === 1,
    viewerIsParticipant: joined === 1,
    rowVersion,
  },
});

const storyAsGraphql = ({ id, title, at, size, privacyLevel, joined, rowVersion }: ListedRow) => ({
  node: {
    id,
    title,
    wordCount: size,
    createdAt: at,
    privacyLevel: privacyLevel.toUpperCase(),
    hasUnpublishedChanges: joined === 1,
    rowVersion,
  },
});

const newAsGraphql = ({
  id,
  title,
  size,
  privacyLevel,
  authorId,
  username,
  name,
  rowVersion,
}: ListedRow) => ({
  id,
  title,
  wordCount: size,
  privacyLevel: privacyLevel.toUpperCase(),
  author: { id: authorId, username, name, isDeleted: false },
  rowVersion,
});

const daysOf = (days: string | null) =>
  days === null
    ? []
    : days.split(',').map((pair) => {
        const [day, words] = pair.split(' ');
        return { __typename: 'WritingDay', day, words: Number(words) };
      });

export async function dashboardAsGraphql(viewer: Viewer, from: string, to: string) {
  const { id } = viewer;
  const [[row], listed] = await Promise.all([
    read<ViewerRow>(viewerWithFigures, [
      ...[id, id, from, to],
      ...[id, id, id, id],
      ...[id, id, id, id, id, id],
      ...signInOf(viewer),
    ]),
    read<ListedRow>(lists, [id, id, id, id, id, id, id]),
  ]);
  if (!row) return undefined;
  if (Number(row.hasMore) === 1)
    throw new Error('The members of the benchmark have only stories and sessions');
  const storiesWordCount = Number(row.storiesWordCount);
  const edgesOf = (list: ListedRow['list'], toEdge: (row: ListedRow) => object) => ({
    edges: listed.filter((one) => one.list === list).map(toEdge),
  });
  return {
    data: {
      viewer: {
        user: {
          id: row.id,
          stats: {
            storiesCount: row.storiesCount,
            storiesSharedCount: Number(row.storiesSharedCount),
            storiesWordCount,
            journalsCount: row.journalsCount,
            notesCount: row.notesCount,
            totalWordCount: storiesWordCount + Number(row.journalsWordCount) + Number(row.notesWordCount),
            followersCount: row.followersCount,
          },
        },
        email: row.email,
        emailConfirmedAt: row.emailConfirmedAt,
        writingDays: daysOf(row.days),
        goals: [],
        countsMinutes: false,
        challenges: { edges: [] },
        notifications: { edges: [] },
        waitingStories: [],
        reportsWaiting: 0,
        newInGroup: listed.filter(({ list }) => list === 'new').map(newAsGraphql),
        stories: edgesOf('story', storyAsGraphql),
      },
      inProgress: edgesOf('in_progress', sessionAsGraphql),
      scheduled: edgesOf('scheduled', sessionAsGraphql),
    },
  };
}
