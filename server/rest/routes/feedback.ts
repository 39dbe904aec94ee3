import { limits } from '../../contract/limits';
import { type Route, route } from '../route';

export const feedbackRoutes: readonly Route[] = [
  route('GET /public/feedback', 'publicFeedback', {
    summary: 'Feedback on the platform, newest first',
    list: { limit: limits.feedback.list },
    auth: 'optional',
    cacheable: true,
    query: {
      status: { variable: 'status', description: 'Only feedback with this status' },
      category: { variable: 'category', description: 'Only feedback of this category' },
    },
    select: 'publicFeedback',
  }),
  route('GET /public/feedback/:id', 'feedback', {
    summary: 'Feedback, with its votes',
    auth: 'optional',
    cacheable: true,
    select: 'feedback',
  }),
  route('POST /feedback', 'createFeedback', {
    summary: 'Create feedback on the platform',
    auth: 'required',
    select: 'createFeedback.feedback',
    status: 201,
  }),
  route('PUT /feedback/:id', 'updateFeedback', {
    summary: 'Change feedback; omitted fields stay unchanged',
    auth: 'required',
    select: 'updateFeedback.feedback',
  }),
  route('DELETE /feedback/:id', 'deleteFeedback', {
    summary: 'Delete feedback and its votes',
    auth: 'required',
    status: 204,
  }),
  route('POST /feedback/:id/vote', 'voteOnFeedback', {
    summary: "Set the viewer's vote on others' feedback",
    auth: 'required',
    select: 'voteOnFeedback.feedback',
  }),
  route('DELETE /feedback/:id/vote', 'withdrawFeedbackVote', {
    summary: "Remove the viewer's vote",
    auth: 'required',
    select: 'withdrawFeedbackVote.feedback',
  }),
  route('POST /feedback/:id/assign', 'assignFeedback', {
    summary: 'Assign feedback to a member, or with null to nobody; allowed for admins',
    auth: 'required',
    rename: { assignedToId: 'assigned_to' },
    select: 'assignFeedback.feedback',
  }),
  route('PUT /feedback/:id/status', 'setFeedbackStatus', {
    summary: 'Set the status of feedback; allowed for admins',
    auth: 'required',
    select: 'setFeedbackStatus.feedback',
  }),
];
