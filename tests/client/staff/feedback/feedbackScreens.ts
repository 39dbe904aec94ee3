import { feedbackRoutes } from '../../../../client/features/staff/feedback/feedbackRoutes';
import { renderScreens } from '../../stories/story/renderScreens';
import { fill } from '../../support/formFields';
import { ida } from '../../support/users';

export const showScreen = (path: string) => renderScreens(feedbackRoutes, path);

/** Feedback as in the server's answer, with all fields that any screen selects. */
export const buildFeedback = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'Feedback',
  id: 'feedback_1',
  title: 'A darker theme',
  description: 'For late evenings.\nEyes tire.',
  category: 'FEATURE',
  status: 'UNDER_REVIEW',
  priority: 'HIGH' as string | null,
  createdAt: '2026-03-02T19:00:00.000Z',
  updatedAt: '2026-03-02T19:00:00.000Z',
  score: 3,
  upvotesCount: 5,
  downvotesCount: 2,
  viewerVote: null as string | null,
  viewerCanVote: true,
  viewerCanEdit: false,
  viewerCanDelete: false,
  viewerCanManage: false,
  author: ida,
  assignedTo: null as object | null,
  assignedBy: null as object | null,
  ...overrides,
});

type BuiltFeedback = ReturnType<typeof buildFeedback>;

export const feedbackList = (feedback: BuiltFeedback[], next: string | null = null) => ({
  publicFeedback: {
    __typename: 'FeedbackConnection',
    edges: feedback.map((node) => ({ __typename: 'FeedbackEdge', cursor: `after ${node.id}`, node })),
    pageInfo: { endCursor: next, hasNextPage: next !== null },
  },
});

/** The server's answer after a vote was cast or withdrawn. */
export const votesOf = (overrides: Record<string, unknown> = {}) => {
  const { __typename, id, title, score, upvotesCount, downvotesCount, viewerVote, viewerCanVote } =
    buildFeedback(overrides);
  return { __typename, id, title, score, upvotesCount, downvotesCount, viewerVote, viewerCanVote };
};

export function fillInFeedback() {
  fill('Title', 'A title');
  fill('Description', 'Long enough.');
}
