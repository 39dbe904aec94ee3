import { limits } from '../../contract/limits';
import { type Route, route } from '../route';

export const feedbackRoutes: readonly Route[] = [
  route('GET /public/feedback', 'publicFeedback', '...Feedback', {
    summary: 'Feedback on the platform, newest first',
    list: limits.feedback.list,
    auth: 'optional',
    cacheable: true,
    query: {
      status: { variable: 'status', description: 'Only feedback with this status' },
      category: { variable: 'category', description: 'Only feedback of this category' },
    },
  }),
  route('GET /public/feedback/:id', 'feedback', '...Feedback', {
    summary: 'Feedback, with its votes',
    auth: 'optional',
    cacheable: true,
  }),
  route('POST /feedback', 'createFeedback.feedback', '...Feedback', {
    summary: 'Create feedback on the platform',
    status: 201,
  }),
  route('PUT /feedback/:id', 'updateFeedback.feedback', '...Feedback', {
    summary: 'Change feedback; omitted fields stay unchanged',
  }),
  route('DELETE /feedback/:id', 'deleteFeedback', 'deletedFeedbackId', {
    summary: 'Delete feedback and its votes',
    status: 204,
  }),
  route('POST /feedback/:id/vote', 'voteOnFeedback.feedback', '...Feedback', {
    summary: "Set the viewer's vote on others' feedback",
  }),
  route('DELETE /feedback/:id/vote', 'withdrawFeedbackVote.feedback', '...Feedback', {
    summary: "Remove the viewer's vote",
  }),
  route('POST /feedback/:id/assign', 'assignFeedback.feedback', '...Feedback', {
    summary: 'Assign feedback to a member, or with null to nobody; allowed for admins',
    rename: { assignedToId: 'assigned_to' },
  }),
  route('PUT /feedback/:id/status', 'setFeedbackStatus.feedback', '...Feedback', {
    summary: 'Set the status of feedback; allowed for admins',
  }),
];
