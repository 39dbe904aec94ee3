import { In } from 'typeorm';
import { Comment } from '../../../model/comment.entity';
import { UnseenComments } from '../../../model/unseenComments.entity';
import { shownCommentSql } from '../../stories/table/commentStates';
import { joinStory } from '../../stories/table/storiesTable';
import { commentsFile } from './exportStoryLinks';
import { type PersonalData, removalOf } from './personalDataTable';

/** Comments deleted by one statement. */
const batchSize = 1_000;

/** The part of the table of personal data that is about comments. */
export const personalComments: Record<string, PersonalData> = {
  comments: {
    memberColumns: ['author_id'],
    exported: commentsFile,
    // Comments shown on others' public stories stay, because replies would make no sense without them.
    deleted: [
      {
        by: 'authorId',
        remove: async (tx, authorId) => {
          // Reads the ids first, because a DELETE would lock the stories that it joins, which are others'.
          const found = await tx.read<{ id: string }>(
            `SELECT c.id FROM comments c ${joinStory('c.story_id')}
             WHERE c.author_id = ?
               AND (COALESCE(s.withheld_level, s.privacy_level) <> 'public' OR NOT ${shownCommentSql()})`,
            [authorId],
          );
          for (let at = 0; at < found.length; at += batchSize)
            await tx.delete(Comment, { id: In(found.slice(at, at + batchSize).map(({ id }) => id)) });
        },
      },
    ],
  },
  unseen_comments: {
    memberColumns: ['user_id'],
    exported: { none: 'which comments the member has not seen yet' },
    deleted: [removalOf(UnseenComments, 'userId')],
  },
  late_comments: {
    memberColumns: [],
    exported: { none: 'which comments a story’s author has not seen yet' },
    deleted: { none: 'they go with their comments' },
  },
};
