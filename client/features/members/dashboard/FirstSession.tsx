import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FirstSession_session$key } from '../../../__generated__/FirstSession_session.graphql';
import { useAuth } from '../../../auth/useAuth';
import { reasonOf } from '../../../lib/requestError';
import { MetaLine } from '../../../ui/content/MetaLine';
import { Button, LinkButton, TextLink } from '../../../ui/form/Button';
import { useMoveOn } from '../../../ui/layout/useMoveOn';
import { JoinedMark } from '../../sessions/session/JoinedMark';
import { SeatsTaken } from '../../sessions/session/SeatsTaken';
import { SessionTime } from '../../sessions/session/SessionTime';
import { useJoinSessionMutation } from '../../sessions/session/useJoinSessionMutation';

/** The session in progress, or else the next one, with a button to join, enter or view it. */
export function FirstSession({ session }: { session: FirstSession_session$key }) {
  const data = useFragment(
    graphql`
      fragment FirstSession_session on Session {
        id
        title
        dateTime
        status
        registration
        viewerIsParticipant
        viewerIsLeader
        ...SeatsTaken_session
        ...JoinedMark_session
      }
    `,
    session,
  );
  const { id, title, dateTime, status } = data;
  const isRunning = status === 'IN_PROGRESS';
  const takesPart = data.viewerIsParticipant || data.viewerIsLeader;
  const { join, joining, refusal } = useJoin(id, isRunning);
  return (
    <chakra.section
      aria-label={isRunning ? 'Session in progress' : 'Next session'}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="4"
      mt="6"
      px={{ base: '4', sm: '5' }}
      py="4"
      borderRadius="md"
      bg="accent.wash"
    >
      <chakra.div minW="0" flex="1 1 16rem">
        <chakra.p textStyle="small" color="ink.muted">
          {isRunning ? 'Writing now' : 'Next session'}
        </chakra.p>
        <chakra.h2 dir="auto" textStyle="subheading" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <MetaLine mt="1">
          <SessionTime value={dateTime} />
          <JoinedMark session={data} />
          <SeatsTaken session={data} />
        </MetaLine>
        {!isRunning && <DropIn mt="1" />}
        <chakra.p role="alert" textStyle="small" color="danger">
          {refusal}
        </chakra.p>
      </chakra.div>
      {!takesPart && data.registration === 'OPEN' ? (
        <Button loading={joining} onClick={() => void join()}>
          {isRunning ? 'Join and enter' : 'Join'}
        </Button>
      ) : (
        <LinkButton to={`/sessions/${id}`} variant={isRunning && takesPart ? 'solid' : 'outline'}>
          {isRunning && takesPart ? 'Enter the room' : 'View session'}
        </LinkButton>
      )}
    </chakra.section>
  );
}

function useJoin(id: string, isRunning: boolean) {
  const { viewer } = useAuth();
  const moveOn = useMoveOn();
  const [joinSession, joining] = useJoinSessionMutation();
  const [refusal, setRefusal] = useState<string>();
  const join = async () => {
    if (!viewer) return;
    setRefusal(undefined);
    try {
      await joinSession(id, viewer);
      if (isRunning) void moveOn(`/sessions/${id}`);
    } catch (error) {
      setRefusal(reasonOf(error) ?? 'You could not join. Try again.');
    }
  };
  return { join, joining, refusal };
}

/** A link to the session that is always open, for members who don't want to wait for the next one. */
export const DropIn = (props: ComponentProps<typeof chakra.p>) => (
  <chakra.p {...props} textStyle="small" color="ink.muted">
    Nothing is running just now. <TextLink to="/sessions/drop-in">Drop in and write</TextLink>
  </chakra.p>
);
