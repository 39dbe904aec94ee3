import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { messages } from '../../../../server/contract/messages';
import type { FeedbackVotes_feedback$key } from '../../../__generated__/FeedbackVotes_feedback.graphql';
import { useAuth } from '../../../auth/useAuth';
import { formatNumber } from '../../../ui/content/formats';
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/content/icons';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { toastTexts } from './feedbackTexts';
import { castVote, type VoteType } from './feedbackVoting';

interface FeedbackVotesProps {
  feedback: FeedbackVotes_feedback$key;
  layout: 'column' | 'row';
}

export function FeedbackVotes({ feedback, layout }: FeedbackVotesProps) {
  const { id, title, score, upvotesCount, downvotesCount, viewerVote, viewerCanVote } = useFragment(
    graphql`
      fragment FeedbackVotes_feedback on Feedback {
        id
        title
        score
        upvotesCount
        downvotesCount
        viewerVote
        viewerCanVote
      }
    `,
    feedback,
  );
  const environment = useRelayEnvironment();
  const { viewer } = useAuth();
  const noteId = useId();
  const isOwn = viewer !== null && !viewerCanVote;

  const toggleVote = (vote: VoteType) => {
    if (!viewer) return toast.error(toastTexts.signInToVote);
    void castVote(environment, id, viewerVote === vote ? null : vote);
  };
  const voteButton = (vote: VoteType, label: string, Icon: typeof ChevronUpIcon) => (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${label} ${title}`}
      aria-pressed={viewerVote === vote}
      aria-describedby={isOwn ? noteId : undefined}
      color={viewerVote === vote ? 'accent' : 'ink.muted'}
      bg={viewerVote === vote ? 'accent.wash' : undefined}
      disabled={isOwn}
      onClick={() => toggleVote(vote)}
    >
      <Icon strokeWidth="2" />
    </Button>
  );
  return (
    <chakra.div
      role="group"
      aria-label={`Votes on ${title}`}
      title={isOwn ? messages.feedback.ownVote : undefined}
      display="flex"
      flexDirection={layout}
      alignItems="center"
      flexShrink="0"
    >
      {voteButton('UPVOTE', 'Upvote', ChevronUpIcon)}
      <chakra.span
        minW="8"
        textAlign="center"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums lining-nums"
        title={`${upvotesCount} for, ${downvotesCount} against`}
      >
        <chakra.span srOnly>Score </chakra.span>
        {formatScore(score)}
      </chakra.span>
      {voteButton('DOWNVOTE', 'Downvote', ChevronDownIcon)}
      {isOwn && (
        <chakra.span id={noteId} srOnly>
          {messages.feedback.ownVote}
        </chakra.span>
      )}
    </chakra.div>
  );
}

/** Formats a score, with a minus sign as wide as a digit. */
const formatScore = (score: number) => formatNumber(score).replace('-', '−');
