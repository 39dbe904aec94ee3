import { In } from 'typeorm';
import { Comment } from '../../../model/comment.entity';
import { UnseenComments } from '../../../model/unseenComments.entity';
import { shownCommentSql } from '../../stories/table/commentStates';
import { joinStory } from '../../stories/table/storiesTable';
import { commentsFile } from './exportLists';
import { type PersonalData, rowsOf } from './personalDataTable';

/** Comments deleted in one statement. */
const rowsAtOnce = 1_000;

/** The entries of comments. */
export const personalComments: Record<string, PersonalData> = {
  comments: {
    memberColumns: ['author_id'],
    exported: commentsFile,
    // Comments shown on others' public stories stay, because replies would make no sense without them.
    deleted: [
      {
        by: 'authorId',
        remove: async (tx, authorId) => {
          // Read separately, because a DELETE locks the rows that it joins, which are others' stories.
          const found = await tx.read<{ id: string }>(
            `SELECT c.id FROM comments c ${joinStory('c.story_id')}
             WHERE c.author_id = ?
               AND (COALESCE(s.withheld_level, s.privacy_level) <> 'public' OR NOT ${shownCommentSql()})`,
            [authorId],
          );
          for (let at = 0; at < found.length; at += rowsAtOnce)
            await tx.delete(Comment, { id: In(found.slice(at, at + rowsAtOnce).map(({ id }) => id)) });
        },
      },
    ],
  },
  unseen_comments: {
    memberColumns: ['user_id'],
    exported: { none: 'which comments the member has not seen yet' },
    deleted: [rowsOf(UnseenComments, 'userId')],
  },
  late_comments: {
    memberColumns: [],
    exported: { none: 'which comments a story’s author has not seen yet' },
    deleted: { none: 'they go with their comments' },
  },
};
