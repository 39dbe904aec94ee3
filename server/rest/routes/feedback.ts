import { limits } from '../../contract/limits';
import { type Route, route } from '../route';

const feedbackBody = {
  title: 'title',
  description: 'description',
  category: 'category',
  priority: 'priority',
} as const;

export const feedbackRoutes: readonly Route[] = [
  route('GET /public/feedback', 'publicFeedback', {
    summary: 'Feedback on the platform, the newest first',
    list: { limit: limits.feedback.list },
    auth: 'optional',
    cacheable: true,
    query: {
      status: { variable: 'status', description: 'Only what stands there' },
      category: { variable: 'category', description: 'Only what is about this' },
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
    summary: 'Give feedback on the platform',
    auth: 'required',
    body: { ...feedbackBody, local_id: 'localId' },
    select: 'createFeedback.feedback',
    status: 201,
  }),
  route('PUT /feedback/:id', 'updateFeedback', {
    summary: 'Change feedback; what is left out stays as it is',
    auth: 'required',
    body: { ...feedbackBody, base_updated_at: 'baseUpdatedAt' },
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
    body: { vote_type: 'voteType' },
    select: 'voteOnFeedback.feedback',
  }),
  route('DELETE /feedback/:id/vote', 'withdrawFeedbackVote', {
    summary: "Take the viewer's vote away",
    auth: 'required',
    select: 'withdrawFeedbackVote.feedback',
  }),
  route('POST /feedback/:id/assign', 'assignFeedback', {
    summary: 'Assign feedback to a member, or by null to nobody; admins may',
    auth: 'required',
    body: { assigned_to: 'assignedToId' },
    select: 'assignFeedback.feedback',
  }),
  route('PUT /feedback/:id/status', 'setFeedbackStatus', {
    summary: 'Set where feedback stands; admins may',
    auth: 'required',
    body: { status: 'status' },
    select: 'setFeedbackStatus.feedback',
  }),
];
