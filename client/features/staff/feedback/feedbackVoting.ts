import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime';
import type { feedbackVotingQuery } from '../../../__generated__/feedbackVotingQuery.graphql';
import type { feedbackVotingVoteMutation } from '../../../__generated__/feedbackVotingVoteMutation.graphql';
import type { feedbackVotingWithdrawMutation } from '../../../__generated__/feedbackVotingWithdrawMutation.graphql';
import { commit } from '../../../relay/requests';

export type Vote = 'UPVOTE' | 'DOWNVOTE' | null;

export type VotingOutcome =
  /** `vote` is the server's current vote. */
  { ok: true; wanted: Vote; vote: unknown } | { ok: false; wanted: Vote; error: unknown };

interface Voting {
  wanted: Vote;
  shown: { dispose(): void };
}

/** Pending votes by feedback id; they outlive the screen. */
const votings = new WeakMap<IEnvironment, Map<string, Voting>>();

function votingsOf(environment: IEnvironment): Map<string, Voting> {
  const known = votings.get(environment) ?? new Map<string, Voting>();
  votings.set(environment, known);
  return known;
}

const worth = (vote: unknown) => (vote === 'UPVOTE' ? 1 : vote === 'DOWNVOTE' ? -1 : 0);

/** An updater instead of an optimistic response, which would have to contain absolute counts. */
function showVote(store: RecordSourceProxy, id: string, wanted: Vote): void {
  const feedback = store.get(id);
  if (!feedback) return;
  const before = feedback.getValue('viewerVote');
  const add = (field: string, change: number) => {
    const count = feedback.getValue(field);
    if (typeof count === 'number') feedback.setValue(count + change, field);
  };
  add('upvotesCount', Number(wanted === 'UPVOTE') - Number(before === 'UPVOTE'));
  add('downvotesCount', Number(wanted === 'DOWNVOTE') - Number(before === 'DOWNVOTE'));
  add('score', worth(wanted) - worth(before));
  feedback.setValue(wanted, 'viewerVote');
}

const show = (environment: IEnvironment, id: string, wanted: Vote) =>
  environment.applyUpdate({ storeUpdater: (store: RecordSourceProxy) => showVote(store, id, wanted) });

const vote = (environment: IEnvironment, id: string, voteType: Exclude<Vote, null>) =>
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

const withdraw = (environment: IEnvironment, id: string) =>
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

/** A vote whose response was lost may have been counted. */
function readAgain(environment: IEnvironment, id: string): void {
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
  const open = votingsOf(environment);
  const underWay = open.get(id);
  const shown = show(environment, id, wanted);
  if (underWay) {
    underWay.shown.dispose();
    Object.assign(underWay, { wanted, shown });
    return null;
  }
  const voting: Voting = { wanted, shown };
  open.set(id, voting);
  for (;;) {
    const sent = voting.wanted;
    const failure = await (sent ? vote(environment, id, sent) : withdraw(environment, id)).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (voting.wanted !== sent) continue;
    open.delete(id);
    voting.shown.dispose();
    if (failure) {
      readAgain(environment, id);
      return { ok: false, wanted: sent, error: failure.error };
    }
    return { ok: true, wanted: sent, vote: environment.getStore().getSource().get(id)?.viewerVote };
  }
}
