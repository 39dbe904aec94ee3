import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime';
import type { feedbackVotingQuery } from '../../../__generated__/feedbackVotingQuery.graphql';
import type { feedbackVotingVoteMutation } from '../../../__generated__/feedbackVotingVoteMutation.graphql';
import type { feedbackVotingWithdrawMutation } from '../../../__generated__/feedbackVotingWithdrawMutation.graphql';
import { commit } from '../../../relay/requests';

export type VoteType = 'UPVOTE' | 'DOWNVOTE';

/** A member's vote; null for none. */
export type Vote = VoteType | null;

export type VotingOutcome =
  /** `vote` is the server's current vote. */
  { ok: true; wanted: Vote; vote: unknown } | { ok: false; wanted: Vote; error: unknown };

interface PendingVote {
  wanted: Vote;
  /** Reverts the optimistic update of the store. */
  optimisticUpdate: { dispose(): void };
}

/** Pending votes by feedback id; they outlive the screen. */
const pendingVotes = new WeakMap<IEnvironment, Map<string, PendingVote>>();

function pendingVotesIn(environment: IEnvironment): Map<string, PendingVote> {
  const pending = pendingVotes.get(environment) ?? new Map<string, PendingVote>();
  pendingVotes.set(environment, pending);
  return pending;
}

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

const showOptimistically = (environment: IEnvironment, id: string, wanted: Vote) =>
  environment.applyUpdate({ storeUpdater: (store: RecordSourceProxy) => applyVote(store, id, wanted) });

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

/**
 * Shows the viewer's vote optimistically and sends it, one request at a time; of votes cast meanwhile only
 * the last is sent. Resolves when the server's state is shown, or with null if another call handles that.
 */
export async function castVote(
  environment: IEnvironment,
  id: string,
  wanted: Vote,
): Promise<VotingOutcome | null> {
  const pendingById = pendingVotesIn(environment);
  const earlier = pendingById.get(id);
  const optimisticUpdate = showOptimistically(environment, id, wanted);
  if (earlier) {
    earlier.optimisticUpdate.dispose();
    Object.assign(earlier, { wanted, optimisticUpdate });
    return null;
  }
  const pending: PendingVote = { wanted, optimisticUpdate };
  pendingById.set(id, pending);
  for (;;) {
    const sent = pending.wanted;
    const request = sent ? sendVote(environment, id, sent) : sendWithdrawal(environment, id);
    const failure = await request.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    // A later call has changed the vote during the request.
    if (pending.wanted !== sent) continue;
    pendingById.delete(id);
    pending.optimisticUpdate.dispose();
    if (failure) {
      refetchVotes(environment, id);
      return { ok: false, wanted: sent, error: failure.error };
    }
    return { ok: true, wanted: sent, vote: environment.getStore().getSource().get(id)?.viewerVote };
  }
}
