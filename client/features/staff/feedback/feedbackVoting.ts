import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime';
import type { feedbackVotingQuery } from '../../../__generated__/feedbackVotingQuery.graphql';
import type { feedbackVotingVoteMutation } from '../../../__generated__/feedbackVotingVoteMutation.graphql';
import type { feedbackVotingWithdrawMutation } from '../../../__generated__/feedbackVotingWithdrawMutation.graphql';
import { queueConfig } from '../../../relay/mutationQueues';
import { commit } from '../../../relay/requests';

export type VoteType = 'UPVOTE' | 'DOWNVOTE';

/** A member's vote; null for none. */
export type Vote = VoteType | null;

export type VotingOutcome =
  /** `vote` is the server's current vote. */
  { ok: true; wanted: Vote; vote: unknown } | { ok: false; wanted: Vote; error: unknown };

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

/** Shows a vote at once, and sends it after earlier ones on the same feedback. */
const optionsOf = (id: string, wanted: Vote) => ({
  cacheConfig: queueConfig(id),
  optimisticUpdater: (store: RecordSourceProxy) => applyVote(store, id, wanted),
});

const sendVote = (environment: IEnvironment, id: string, voteType: VoteType) =>
  commit<feedbackVotingVoteMutation>(
    environment,
    graphql`
      mutation feedbackVotingVoteMutation($input: VoteOnFeedbackInput!) {
        voteOnFeedback(input: $input) {
          feedback {
            ...FeedbackVotes_feedback
          }
        }
      }
    `,
    { input: { id, voteType } },
    optionsOf(id, voteType),
  );

const sendWithdrawal = (environment: IEnvironment, id: string) =>
  commit<feedbackVotingWithdrawMutation>(
    environment,
    graphql`
      mutation feedbackVotingWithdrawMutation($input: WithdrawFeedbackVoteInput!) {
        withdrawFeedbackVote(input: $input) {
          feedback {
            ...FeedbackVotes_feedback
          }
        }
      }
    `,
    { input: { id } },
    optionsOf(id, null),
  );

/** Reads the counts again after a failure, because a vote whose response was lost may have been counted. */
function refetchVotes(environment: IEnvironment, id: string): void {
  fetchQuery<feedbackVotingQuery>(
    environment,
    graphql`
      query feedbackVotingQuery($id: ID!) {
        feedback(id: $id) {
          ...FeedbackVotes_feedback
        }
      }
    `,
    { id },
    { networkCacheConfig: { force: true } },
  ).subscribe({ error: () => {} });
}

/** Counts the votes cast on each feedback: only the last one's outcome is shown. */
const castCounts = new Map<string, number>();

/** Shows the viewer's vote and sends it. Resolves when the server has answered, or with null if they have voted again since. */
export async function castVote(
  environment: IEnvironment,
  id: string,
  wanted: Vote,
): Promise<VotingOutcome | null> {
  const count = (castCounts.get(id) ?? 0) + 1;
  castCounts.set(id, count);
  const isLast = () => castCounts.get(id) === count;
  try {
    await (wanted ? sendVote(environment, id, wanted) : sendWithdrawal(environment, id));
  } catch (error) {
    if (!isLast()) return null;
    refetchVotes(environment, id);
    return { ok: false, wanted, error };
  }
  if (!isLast()) return null;
  return { ok: true, wanted, vote: environment.getStore().getSource().get(id)?.viewerVote };
}
