import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  ChallengeItem_challenge$data,
  ChallengeItem_challenge$key,
} from '../../../__generated__/ChallengeItem_challenge.graphql';
import { reasonOf } from '../../../lib/requestError';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { Button } from '../../../ui/form/Button';
import { ChallengeProgress } from './ChallengeProgress';
import { amountLabel } from './goalLabels';
import { useChallengeMutations } from './useChallengeMutations';

interface ChallengeItemProps {
  challenge: ChallengeItem_challenge$key;
  /** Called after the viewer joined, left, closed or deleted the challenge. */
  onChanged: () => void;
}

/** A challenge with buttons to join, leave, close or delete it. Those who take part also see its members' totals. */
export function ChallengeItem({ challenge, onChanged }: ChallengeItemProps) {
  const data = useFragment(
    graphql`
      fragment ChallengeItem_challenge on Challenge {
        id
        title
        unit
        isOver
        viewerIsMember
        viewerCanClose
        viewerCanDelete
        members(first: 10) {
          user {
            id
            name
          }
          total
        }
        ...ChallengeProgress_challenge
      }
    `,
    challenge,
  );
  const { title, unit, members } = data;
  return (
    <chakra.article py="5" borderBottomWidth="1px" borderColor="rule">
      <ChallengeProgress challenge={data} />
      {members && members.length > 1 && (
        <chakra.ol aria-label={`Members of ${title}`} listStyle="none" mt="3" maxW="form">
          {members.map(({ user, total }) => (
            <chakra.li key={user.id} display="flex" justifyContent="space-between" gap="4" textStyle="small">
              <chakra.bdi overflowWrap="anywhere">{user.name}</chakra.bdi>
              <chakra.span color="ink.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {amountLabel(total, unit)}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
      <ChallengeActions challenge={data} onChanged={onChanged} />
    </chakra.article>
  );
}

interface ChallengeActionsProps extends Pick<ChallengeItemProps, 'onChanged'> {
  challenge: Pick<
    ChallengeItem_challenge$data,
    'id' | 'title' | 'isOver' | 'viewerIsMember' | 'viewerCanClose' | 'viewerCanDelete'
  >;
}

/** Joining, leaving, closing and deleting. */
function ChallengeActions({ challenge, onChanged }: ChallengeActionsProps) {
  const { id, title, isOver, viewerIsMember, viewerCanClose, viewerCanDelete } = challenge;
  const { join, leave, close, remove, joining } = useChallengeMutations();
  const [problem, setProblem] = useState<string>();
  const attempt = async (work: (id: string) => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await work(id);
      onChanged();
    } catch (error) {
      setProblem(reasonOf(error) ?? 'That did not work. Please try again.');
    }
  };
  return (
    <>
      <chakra.div
        data-focus-frame
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        mt="3"
        _empty={{ display: 'none' }}
      >
        {!viewerIsMember && !isOver && (
          <Button size="sm" loading={joining} aria-label={`Join ${title}`} onClick={() => void attempt(join)}>
            Join
          </Button>
        )}
        {viewerIsMember && (
          <ConfirmDialog
            text="Leave this challenge?"
            note="What you wrote no longer counts towards it. Your texts stay as they are."
            confirmLabel="Leave"
            dismissLabel="Stay"
            onConfirm={() => attempt(leave)}
            trigger={
              <Button variant="ghost" size="sm" ms="-3" aria-label={`Leave ${title}`}>
                Leave
              </Button>
            }
          />
        )}
        {viewerCanClose && !isOver && (
          <ConfirmDialog
            text="Close this challenge?"
            note="Nothing written after today counts, and nobody can join any more."
            confirmLabel="Close challenge"
            onConfirm={() => attempt(close)}
            trigger={
              <Button variant="ghost" size="sm" aria-label={`Close ${title}`}>
                Close
              </Button>
            }
          />
        )}
        {viewerCanDelete && (
          <ConfirmDialog
            text="Delete this challenge?"
            note="It is gone for everyone who takes part. Their texts stay as they are."
            confirmLabel="Delete challenge"
            onConfirm={() => attempt(remove)}
            trigger={
              <Button variant="ghost" size="sm" aria-label={`Delete ${title}`}>
                Delete
              </Button>
            }
          />
        )}
      </chakra.div>
      <chakra.p role="alert" textStyle="small" color="danger">
        {problem}
      </chakra.p>
    </>
  );
}
