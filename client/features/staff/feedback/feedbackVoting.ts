import { graphql } from 'react-relay';
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime';
import { messages } from '../../../../server/contract/messages';
import type { feedbackVotingQuery } from '../../../__generated__/feedbackVotingQuery.graphql';
import type { feedbackVotingVoteMutation as VoteMutation } from '../../../__generated__/feedbackVotingVoteMutation.graphql';
import type { feedbackVotingWithdrawMutation as WithdrawMutation } from '../../../__generated__/feedbackVotingWithdrawMutation.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { queueConfig } from '../../../relay/mutationQueues';
import { commit, readNow } from '../../../relay/requests';
import { toast } from '../../../ui/feedback/toaster';
import { toastTexts } from './feedbackTexts';

export type VoteType = 'UPVOTE' | 'DOWNVOTE';

/** A member's vote; null for none. */
type Vote = VoteType | null;

const scoreOf = (vote: unknown) => Number(vote === 'UPVOTE') - Number(vote === 'DOWNVOTE');

/** Applies a vote to the store. An optimistic response can't be used: it would have to contain absolute counts. */
function applyVote(store: RecordSourceProxy, id: string, wanted: Vote): void {
  const feedback = store.get(id);
  if (!feedback) return;
  const before = feedback.getValue('viewerVote');
  const addTo = (field: string, change: number) => {
    const count = feedback.getValue(field);
    if (typeof count === 'number') feedback.setValue(count + change, field);
  };
  addTo('upvotesCount', Number(wanted === 'UPVOTE') - Number(before === 'UPVOTE'));
  addTo('downvotesCount', Number(wanted === 'DOWNVOTE') - Number(before === 'DOWNVOTE'));
  addTo('score', scoreOf(wanted) - scoreOf(before));
  feedback.setValue(wanted, 'viewerVote');
}

const voteMutation = graphql`
  mutation feedbackVotingVoteMutation($input: VoteOnFeedbackInput!) {
    voteOnFeedback(input: $input) {
      feedback {
        ...FeedbackVotes_feedback
      }
    }
  }
`;

const withdrawMutation = graphql`
  mutation feedbackVotingWithdrawMutation($input: WithdrawFeedbackVoteInput!) {
    withdrawFeedbackVote(input: $input) {
      feedback {
        ...FeedbackVotes_feedback
      }
    }
  }
`;

const query = graphql`
  query feedbackVotingQuery($id: ID!) {
    feedback(id: $id) {
      ...FeedbackVotes_feedback
    }
  }
`;

/** Shows a vote at once, and sends it after earlier ones on the same feedback. */
function sendVote(environment: IEnvironment, id: string, wanted: Vote): Promise<unknown> {
  const options = {
    cacheConfig: queueConfig(id),
    optimisticUpdater: (store: RecordSourceProxy) => applyVote(store, id, wanted),
  };
  return wanted
    ? commit<VoteMutation>(environment, voteMutation, { input: { id, voteType: wanted } }, options)
    : commit<WithdrawMutation>(environment, withdrawMutation, { input: { id } }, options);
}

/** Counts the votes cast on each feedback: only the last one's outcome is shown. */
const castCounts = new Map<string, number>();

/** Shows the viewer's vote and sends it. A toast says the outcome, unless they have voted again since. */
export async function castVote(environment: IEnvironment, id: string, wanted: Vote): Promise<void> {
  const count = (castCounts.get(id) ?? 0) + 1;
  castCounts.set(id, count);
  const isLast = () => castCounts.get(id) === count;
  try {
    await sendVote(environment, id, wanted);
    if (isLast()) toast.success(successText(environment.getStore().getSource().get(id)?.viewerVote, wanted));
  } catch (error) {
    if (!isLast()) return;
    // A vote whose response was lost may have been counted.
    readNow<feedbackVotingQuery>(environment, query, { id }).catch(() => {});
    toast.error(failureText(error, wanted));
  }
}

function successText(vote: unknown, wanted: Vote): string {
  if (vote !== wanted) return toastTexts.voteRecorded;
  if (wanted === null) return toastTexts.voteRemoved;
  return wanted === 'UPVOTE' ? toastTexts.upvoted : toastTexts.downvoted;
}

function failureText(error: unknown, wanted: Vote): string {
  const code = error instanceof GraphQLRequestError ? error.code : null;
  if (code === 'UNAUTHENTICATED') return toastTexts.signInToVote;
  if (code === 'FORBIDDEN') return messages.feedback.ownVote;
  return wanted === null ? toastTexts.voteRemovalFailed : toastTexts.voteFailed;
}
