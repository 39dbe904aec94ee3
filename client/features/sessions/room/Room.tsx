import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Room_session$key } from '../../../__generated__/Room_session.graphql';
import { useSettings } from '../../../settings/useSettings';
import { useNewStoriesIn } from '../../../shortcuts/newStoryRoom';
import { hour } from '../../../ui/content/timeLeft';
import { Attendance } from './Attendance';
import { RoomClock } from './RoomClock';
import { RoomFaces } from './RoomFaces';
import { RoomWriters } from './RoomWriters';
import { SprintControl } from './SprintControl';
import { SprintResult } from './SprintResult';
import { useIsWithin } from './useTimeLeft';
import { WriteWithUs } from './WriteWithUs';

interface RoomProps {
  session: Room_session$key;
  /** Fetches the data that only the viewer sees, such as their word count. */
  readAgain: () => void;
  onAnnounce: (text: string) => void;
}

/** The writing room, open during the session and in the hour before. */
export function Room({ session, readAgain, onAnnounce }: RoomProps) {
  const data = useFragment(
    graphql`
      fragment Room_session on Session {
        id
        status
        dateTime
        registration
        viewerIsParticipant
        viewerIsLeader
        viewerCanStartSprints
        viewerWriting {
          __typename
        }
        ...RoomClock_session
        ...RoomFaces_session
        ...RoomWriters_session
        ...SprintControl_session
        ...SprintResult_session
        ...WriteWithUs_session
      }
    `,
    session,
  );
  const { id, status, dateTime, viewerIsParticipant, viewerIsLeader, viewerWriting } = data;
  const { show_activity_status } = useSettings().privacy;
  const isInProgress = status === 'IN_PROGRESS';
  const isAboutToStart = useIsWithin(status === 'SCHEDULED' ? dateTime : null, hour);
  const isOpen = isInProgress || isAboutToStart;
  // The server must know about the seat: an optimistic join has no `viewerWriting` yet.
  const writes = (viewerIsParticipant || viewerIsLeader) && viewerWriting != null;

  useNewStoriesIn(isOpen && writes ? id : null);
  useEffect(() => {
    if (!isOpen || !writes) return;
    // Fetches the words that were saved in another tab.
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, [isOpen, writes, readAgain]);

  if (!isOpen) return null;
  return (
    <chakra.section
      aria-label="Writing room"
      position="relative"
      overflow="hidden"
      bg="paper.sunken"
      borderRadius={{ base: 'none', md: 'md' }}
      px={{ base: '4', md: '10' }}
      pt="24"
      pb={{ base: '8', md: '10' }}
      // On phones the room takes the full width.
      mx={{ base: '-4', md: '0' }}
    >
      <Attendance sessionId={id} isAttending={writes} />
      <RoomLamp />
      <RoomClock session={data} onAnnounce={onAnnounce} onSprintOver={readAgain} />
      <RoomFaces session={data} />
      <SprintResult session={data} onAnnounce={onAnnounce} />
      {isInProgress && data.viewerCanStartSprints && <SprintControl session={data} />}
      <chakra.div
        mt={{ base: '8', md: '10' }}
        pt={{ base: '8', md: '10' }}
        borderTopWidth="1px"
        borderColor="rule"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '10', lg: '16' }}
      >
        {writes ? <WriteWithUs session={data} /> : <Onlooker registration={data.registration} />}
        <RoomWriters session={data} showsPresence={writes && show_activity_status} />
      </chakra.div>
    </chakra.section>
  );
}

/** Shown in place of `WriteWithUs` to members without a seat. */
function Onlooker({ registration }: { registration: string }) {
  return (
    <div>
      <chakra.h2 textStyle="heading">Write with us</chakra.h2>
      <chakra.p mt="2" color="ink.muted">
        {registration === 'OPEN'
          ? 'Join the session to take a seat, and choose what you will write. Words are counted once you have joined.'
          : 'All seats are taken this time. You can still watch; what you write isn’t counted.'}
      </chakra.p>
    </div>
  );
}

/** A decorative drawing behind the clock. */
function RoomLamp() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 560 260"
      preserveAspectRatio="xMidYMin slice"
      position="absolute"
      top="0"
      insetX="0"
      mx="auto"
      w="full"
      maxW="35rem"
      h="16.25rem"
      fill="none"
      stroke="ink"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      pointerEvents="none"
    >
      <chakra.path
        d="M256 56h48l256 204H0Z"
        fill="lamp.glow"
        stroke="none"
        css={{ maskImage: 'linear-gradient(black 35%, transparent 95%)' }}
      />
      <path d="M280 0v28" />
      <chakra.path d="M270 56a10 8 0 0 0 20 0Z" fill="lamp" stroke="none" />
      <chakra.path d="M251 56c2-17 13-28 29-28s27 11 29 28Z" fill="accent" stroke="none" />
    </chakra.svg>
  );
}
