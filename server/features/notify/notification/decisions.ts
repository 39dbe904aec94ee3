import { storyOpenToOthersSql } from '../../../authz/storyAudience';
import type { Database } from '../../../db/database';
import { padded, placeholders } from '../../../db/rows';
import { kindOf } from '../../../lib/ids';
import type { ContentDecision } from '../../../model/report.entity';
import { shownCommentSql } from '../../stories/table/commentStates';
import { joinStory } from '../../stories/table/storiesTable';

/** A decision of staff about a member's text, as its author sees it. */
export interface DecisionForAuthor {
  id: string;
  /** What was decided. */
  what: ContentDecision['decision'];
  /** A noun for the kind of text, such as 'story'. */
  aboutA: string;
  reason: string;
  /** The title of a story. */
  title: string | undefined;
  /** The beginning of the removed text. */
  removedText: string | null;
  /** Whether others can read the text now. */
  isShown: boolean;
  /** The story of a comment that still exists. */
  storyId: string | null;
}

/** Nouns for kinds of ids whose name isn't one, in a sentence about something that the member wrote. */
const nouns: Record<string, string> = {
  message: 'chat message',
  user: 'profile',
  /** A decision about a session is about all of the member's messages there, when its chat was cleared. */
  session: 'part in a session’s chat',
};

type Row = Omit<DecisionForAuthor, 'aboutA' | 'isShown'> & {
  subjectId: string;
  title: string | null;
  isShown: number;
};

/** Reads the author's decisions by their ids, without those about others' texts. */
export async function readDecisions(
  db: Pick<Database, 'read'>,
  authorId: string,
  ids: readonly string[],
): Promise<DecisionForAuthor[]> {
  if (ids.length === 0) return [];
  const wanted = padded(ids);
  const rows = await db.read<Row>(
    `SELECT d.id, d.decision AS what, d.subject_id AS subjectId, d.reason, s.title,
       LEFT(d.removed_text, 5000) AS removedText, c.story_id AS storyId,
       COALESCE(${storyOpenToOthersSql('s')} OR (${shownCommentSql()} AND ${storyOpenToOthersSql('cs')}), 0) AS isShown
     FROM content_decisions d ${joinStory('d.subject_id', { how: 'LEFT JOIN' })}
     LEFT JOIN comments c ON c.id = d.subject_id ${joinStory('c.story_id', { s: 'cs', how: 'LEFT JOIN' })}
     WHERE d.author_id = ? AND d.id IN (${placeholders(wanted)})`,
    [authorId, ...wanted],
  );
  return rows.map(({ subjectId, title, ...row }) => {
    const kind = kindOf(subjectId) ?? '';
    return {
      ...row,
      isShown: Number(row.isShown) === 1,
      title: title ?? undefined,
      aboutA: nouns[kind] ?? kind,
    };
  });
}
