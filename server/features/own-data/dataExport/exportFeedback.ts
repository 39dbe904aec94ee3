import { type ExportSource, rowsOf } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { jsonLists, mapped } from './exportLists';

interface VoteRow {
  id: string;
  title: string;
  vote: string;
  at: Date;
}

/** The member's feedback and votes. */
export function* feedbackFile(source: ExportSource): Generator<ZipFile> {
  const given = rowsOf<{ id: string }>(source, {
    columns:
      'id, title, description, category, status, priority, created_at AS createdAt, updated_at AS updatedAt',
    from: 'feedback',
    where: 'author_id = ?',
    id: 'id',
  });
  const votes = rowsOf<VoteRow>(source, {
    columns: 'f.id, f.title, v.vote_type AS vote, v.created_at AS at',
    from: 'feedback_votes v STRAIGHT_JOIN feedback f ON f.id = v.feedback_id',
    where: 'v.user_id = ?',
    id: 'v.feedback_id',
  });
  const lists = {
    given,
    votes: mapped(votes, ({ id, title, vote, at }) => ({ feedback: id, title, vote, votedAt: at })),
  };
  yield { path: 'feedback.json', content: jsonLists(lists) };
}
