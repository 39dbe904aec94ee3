import { limits } from '../../contract/limits';
import { type Route, route } from '../route';

export const commentsRoutes: readonly Route[] = [
  route('GET /stories/:id/comments', 'commentsOnStory', {
    summary: 'Comments on a story, oldest first',
    list: { limit: limits.page.restDefault },
    auth: 'optional',
    select: 'story.comments',
  }),
  route('POST /stories/:id/comments', 'addComment', {
    summary: 'Comment on a story',
    auth: 'required',
    select: 'addComment.comment',
    status: 201,
  }),
  route('PUT /comments/:id', 'updateComment', {
    summary: "Change one of the viewer's comments",
    auth: 'required',
    select: 'updateComment.comment',
  }),
  route('DELETE /comments/:id', 'deleteComment', {
    summary: "Delete a comment; allowed for its author, the story's author and admins",
    auth: 'required',
    status: 204,
  }),
];
