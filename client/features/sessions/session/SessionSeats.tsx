import { chakra } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SessionSeats_session$key } from '../../../__generated__/SessionSeats_session.graphql';
import type { SessionSeatsLeaveSessionMutation } from '../../../__generated__/SessionSeatsLeaveSessionMutation.graphql';
import type { AuthViewer } from '../../../auth/lastViewer';
import { useAuth } from '../../../auth/useAuth';
import { GraphQLRequestError } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { Button } from '../../../ui/form/Button';
import { AwaitPlace } from './AwaitPlace';
import { updateSeat } from './seats';
import { useJoinSessionMutation } from './useJoinSessionMutation';

interface SessionSeatsProps {
  session: SessionSeats_session$key;
  onAnnounce: (text: string) => void;
}

const seatReleasedNote = 'Your place will be released.';
const unlistedNote = 'You will no longer be listed among those who took part.';

/** Buttons for joining, if there are free seats, and for leaving, for participants. The leader has neither. */
export function SessionSeats({ session, onAnnounce }: SessionSeatsProps) {
  const data = useFragment(
    graphql`
      fragment SessionSeats_session on Session {
        id
        status
        registration
        viewerIsParticipant
        viewerIsLeader
        ...AwaitPlace_session
      }
    `,
    session,
  );
  const { id, status, registration, viewerIsParticipant, viewerIsLeader } = data;
  const { viewer } = useAuth();
  const [joinSession, joining] = useJoinSessionMutation();
  const [leaveSession, leaving] = useLeaveSessionMutation();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (viewerIsLeader || !viewer) return null;

  const change = async () => {
    if (joining || leaving) return;
    setRefusal(null);
    try {
      if (viewerIsParticipant) await leaveSession(id, viewer);
      else await joinSession(id, viewer);
      onAnnounce(viewerIsParticipant ? 'You left the session.' : 'You joined the session.');
    } catch (error) {
      // The button shows its earlier state again. Only the server knows why joining failed.
      if (error instanceof GraphQLRequestError && error.code === 'CONFLICT') setRefusal(error.message);
    }
  };

  const canJoin = registration === 'OPEN';
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  // Leaving needs a confirmation if the member couldn't join again.
  const leavesForGood = viewerIsParticipant && !(status === 'SCHEDULED' && canJoin);
  return (
    <>
      {(viewerIsParticipant || canJoin) && (
        <SeatButton
          isLeaving={viewerIsParticipant}
          isOver={isOver}
          onClick={() => (leavesForGood ? setAsking(true) : void change())}
        />
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        text="Leave this session?"
        note={status === 'COMPLETED' ? unlistedNote : seatReleasedNote}
        confirmLabel="Leave"
        dismissLabel="Stay"
        // The update is optimistic, so the dialog closes at once.
        onConfirm={() => {
          if (viewerIsParticipant) void change();
        }}
      />
      {!viewerIsParticipant && registration === 'FULL' && !refusal && (
        <AwaitPlace session={data} onAnnounce={onAnnounce} onRefusal={setRefusal} />
      )}
      {refusal && (
        <chakra.p role="alert" color="danger" flexBasis={{ base: 'full', md: 'auto' }}>
          {refusal}
        </chakra.p>
      )}
    </>
  );
}

interface SeatButtonProps {
  isLeaving: boolean;
  /** Whether the session is over; leaving is less prominent then. */
  isOver: boolean;
  onClick: () => void;
}

function SeatButton({ isLeaving, isOver, onClick }: SeatButtonProps) {
  const leaveStyle = isOver
    ? ({ variant: 'ghost', size: 'sm', ms: '-3' } as const)
    : { variant: 'outline' as const };
  return (
    <Button variant="solid" {...(isLeaving && leaveStyle)} onClick={onClick}>
      {isLeaving ? 'Leave Session' : 'Join Session'}
    </Button>
  );
}

function useLeaveSessionMutation() {
  const [commit, inFlight] = useAppMutation<SessionSeatsLeaveSessionMutation>(graphql`
    mutation SessionSeatsLeaveSessionMutation($input: LeaveSessionInput!) {
      leaveSession(input: $input) {
        session {
          participantCount
          ...SessionSeats_session
          ...ParticipantList_session
          ...Room_session
        }
      }
    }
  `);
  const leaveSession = useCallback(
    (id: string, viewer: AuthViewer) =>
      commit({ input: { id } }, { optimisticUpdater: (store) => updateSeat(store, id, viewer, false) }),
    [commit],
  );
  return [leaveSession, inFlight] as const;
}
