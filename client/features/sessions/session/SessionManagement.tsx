import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messages } from '../../../../server/contract/messages';
import type { SessionManagement_session$key } from '../../../__generated__/SessionManagement_session.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { durationLabel, formatTimeOn } from '../../../ui/content/timeLabels';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { Button, LinkButton } from '../../../ui/form/Button';
import { DeleteButton } from '../../../ui/form/DeleteButton';
import { useIsWithin } from '../room/useTimeLeft';
import { type MoveLabels, moveLabels } from './moveLabels';
import { type Move, useSetSessionStatusMutation } from './useSetSessionStatusMutation';

/** Starting a session this close to its time needs no confirmation. */
const startWithoutQuestionMs = 15 * 60_000;

const plannedTimeText = (dateTime: string, durationMinutes: number) =>
  `It is planned for ${formatTimeOn(dateTime)}. It lasts ${durationLabel(durationMinutes)} from its start.`;

const endsSeriesNote =
  'It repeats weekly: no further sessions will be created. To skip one week, cancel it instead.';

interface SessionManagementProps {
  session: SessionManagement_session$key;
  onDelete: () => Promise<void>;
  /** Reads the session again: the viewer may no longer manage it. */
  readAgain: () => void;
  /** Actions for everyone; placed before destructive ones. */
  children: ReactNode;
}

/** Buttons that change the status, edit and delete the session, if the viewer may. */
export function SessionManagement({ session, onDelete, readAgain, children }: SessionManagementProps) {
  const { id, status, dateTime, durationMinutes, isRecurring, openMoves, viewerCanEdit } = useFragment(
    graphql`
      fragment SessionManagement_session on Session {
        id
        status
        dateTime
        durationMinutes
        isRecurring
        openMoves
        viewerCanEdit
      }
    `,
    session,
  );
  const isStartPast = useIsWithin(dateTime, 0);
  const isStartNear = useIsWithin(dateTime, startWithoutQuestionMs);
  const { move, moving, problem } = useMoveSession(id, readAgain);
  const problemText = problem && (
    <chakra.p role="alert" color="danger" flexBasis="full">
      {problem}
    </chakra.p>
  );
  if (!viewerCanEdit)
    return (
      <>
        {children}
        {problemText}
      </>
    );

  const questionOf = (labels: MoveLabels) => {
    if (labels.to !== 'IN_PROGRESS' || !labels.question) return labels.question;
    return isStartNear ? undefined : `${labels.question} ${plannedTimeText(dateTime, durationMinutes)}`;
  };
  const moves = openMoves.flatMap((to) => moveLabels({ status, isRecurring, isStartPast }, to) ?? []);
  const moveButton = (labels: MoveLabels) => (
    <MoveButton
      key={labels.to}
      labels={{ ...labels, question: questionOf(labels) }}
      moving={moving}
      onMove={() => move(labels.to)}
    />
  );

  return (
    <chakra.div
      data-focus-frame
      flexGrow="1"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      rowGap="3"
    >
      {moves.filter(({ tone }) => tone === 'solid').map(moveButton)}
      <LinkButton to={`/sessions/${id}/edit`} variant="outline" size="sm">
        Edit
      </LinkButton>
      {children}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" ms={{ base: '-3', md: 'auto' }}>
        {moves.filter(({ tone }) => tone === 'danger').map(moveButton)}
        <DeleteButton
          question="Are you sure you want to delete this session?"
          note={
            isRecurring && (status === 'SCHEDULED' || status === 'IN_PROGRESS') ? endsSeriesNote : undefined
          }
          onDelete={onDelete}
        />
      </chakra.div>
      {problemText}
    </chakra.div>
  );
}

/** Changes the session's status, and has the message of a failure. */
function useMoveSession(id: string, readAgain: () => void) {
  const [setSessionStatus, moving] = useSetSessionStatusMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const move = async (to: Move) => {
    setProblem(null);
    try {
      await setSessionStatus({ input: { id, status: to } });
    } catch (error) {
      setProblem(error instanceof GraphQLRequestError ? error.message : messages.internal);
      if (error instanceof GraphQLRequestError && error.code === 'FORBIDDEN') readAgain();
    }
  };
  return { move, moving, problem };
}

interface MoveButtonProps {
  labels: MoveLabels;
  moving: boolean;
  onMove: () => Promise<void>;
}

function MoveButton({ labels, moving, onMove }: MoveButtonProps) {
  const { label, question, confirm, tone } = labels;
  const button = (
    <Button
      variant={tone === 'solid' ? 'solid' : 'ghost'}
      size="sm"
      color={tone === 'danger' ? 'danger' : undefined}
      loading={moving && !question}
      onClick={question ? undefined : () => void onMove()}
    >
      {label}
    </Button>
  );
  if (!question) return button;
  return (
    <ConfirmDialog
      text={question}
      confirmLabel={confirm}
      dismissLabel="Not now"
      tone={tone}
      onConfirm={onMove}
      trigger={button}
    />
  );
}
