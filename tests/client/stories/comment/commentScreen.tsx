import { screen } from '@testing-library/react';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { answer, buildStory, renderScreens } from '../story/renderScreens';

const people = { ann: 'Ann Lee', ben: 'Ben Okri', eve: 'Eve' };

const author = { isDeleted: false, viewerMutes: false, viewerBlocks: false };

/** A comment as in the server's answer. Ann is the viewer. */
export function buildComment(
  id: string,
  content: string,
  by: keyof typeof people = 'ben',
  overrides: Record<string, unknown> = {},
) {
  return {
    __typename: 'Comment',
    id,
    content,
    createdAt: '2026-03-02T19:30:00.000Z',
    updatedAt: '2026-03-02T19:30:00.000Z',
    viewerCanEdit: by === 'ann',
    viewerCanDelete: by === 'ann',
    viewerCanHide: false,
    isHidden: false,
    heldBecause: null,
    author: { __typename: 'User', id: `user_${by}`, username: by, name: people[by], ...author },
    ...overrides,
  };
}

type BuiltComment = ReturnType<typeof buildComment>;

const edgeOf = (node: BuiltComment) => ({
  __typename: 'CommentEdge',
  cursor: `at ${node.id}`,
  node,
});

export const connectionOf = (comments: BuiltComment[], total = comments.length, hasEarlier = false) => ({
  __typename: 'CommentConnection',
  totalCount: total,
  edges: comments.map(edgeOf),
  pageInfo: {
    hasPreviousPage: hasEarlier,
    startCursor: comments[0] ? `at ${comments[0].id}` : null,
  },
});

/** A story of another member that is open to comments, of which none waits. */
export const moderation = { commentsMode: 'OPEN', viewerCanModerateComments: false, waitingComments: [] };

/** The story page with these comments on it. */
export async function showComments(
  comments: BuiltComment[],
  {
    total = comments.length,
    hasEarlier = false,
    ...story
  }: Record<string, unknown> & { total?: number; hasEarlier?: boolean } = {},
) {
  const view = await renderScreens(storyRoutes, '/stories/story_1');
  await answer({
    story: buildStory({ comments: connectionOf(comments, total, hasEarlier), ...story }),
  });
  return view;
}

/** Answers the adding of a comment. */
export async function answerAdd(comment: BuiltComment, total: number, waits = false) {
  await answer({
    addComment: {
      commentEdge: edgeOf(comment),
      comment: {
        __typename: 'Comment',
        id: comment.id,
        isWaiting: waits,
        heldBecause: null,
        story: {
          __typename: 'Story',
          id: 'story_1',
          ...moderation,
          comments: { totalCount: total },
          waitingComments: waits ? [{ ...comment, viewerCanApprove: false }] : [],
        },
      },
    },
  });
}

/** Answers the page's refetch of the comments. */
export const answerRefresh = (comments: BuiltComment[], total = comments.length, hasEarlier = false) =>
  answer({
    story: {
      __typename: 'Story',
      id: 'story_1',
      viewerCanComment: true,
      ...moderation,
      comments: connectionOf(comments, total, hasEarlier),
    },
  });

export const box = () =>
  screen.getByPlaceholderText<HTMLTextAreaElement>('Share your thoughts about this story...');
export const addButton = () => screen.getByRole('button', { name: 'Add Comment' });
export const shownTexts = () =>
  screen
    .queryAllByRole('article')
    .slice(1)
    .map((article) => article.querySelector('p')?.textContent);
