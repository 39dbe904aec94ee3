import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type {
  SessionHeader_session$data,
  SessionHeader_session$key,
} from '../../../__generated__/SessionHeader_session.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { formatNumber } from '../../../ui/content/formats';
import { LinkedText } from '../../../ui/content/LinkedText';
import { formatTimeOn, isSameDay } from '../../../ui/content/timeLabels';
import { SessionCalendarLink } from '../calendar/SessionCalendarLink';
import { SessionManagement } from './SessionManagement';
import { SessionSeats } from './SessionSeats';
import { SessionStart } from './SessionStart';
import { SessionStatusBadge } from './SessionStatusBadge';

interface SessionHeaderProps {
  session: SessionHeader_session$key;
  onDelete: () => Promise<void>;
  onAnnounce: (text: string) => void;
  readAgain: () => void;
}

interface StartedSession {
  readonly dateTime: string;
  readonly startedAt: string;
}

/** Whether the session was started more than a minute before its time. */
const wasStartedEarly = (session: {
  readonly dateTime: string;
  readonly startedAt?: string | null;
}): session is StartedSession =>
  session.startedAt != null && Date.parse(session.dateTime) - Date.parse(session.startedAt) > 60_000;

/** Details of a session with the actions of participants and managers. */
export function SessionHeader({ session, onDelete, onAnnounce, readAgain }: SessionHeaderProps) {
  const data = useFragment(
    graphql`
      fragment SessionHeader_session on Session {
        kind
        title
        status
        dateTime
        startedAt
        durationMinutes
        participantCount
        capacity
        location
        isRecurring
        leader {
          ...AuthorLink_user
        }
        ...SessionSeats_session
        ...SessionManagement_session
        ...SessionCalendarLink_session
      }
    `,
    session,
  );
  if (data.kind === 'DROP_IN') return <DropInHeader title={data.title} />;
  return (
    <chakra.header>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
        <SessionStatusBadge status={data.status} />
        {data.isRecurring && (
          <chakra.span textStyle="small" color="ink.muted">
            Repeats weekly
          </chakra.span>
        )}
      </chakra.div>
      <chakra.h1 dir="auto" textStyle="title" overflowWrap="anywhere">
        {data.title}
      </chakra.h1>
      <chakra.p mt="2" fontSize="lg" fontFamily="reading">
        <SessionStart dateTime={data.dateTime} />
      </chakra.p>
      {wasStartedEarly(data) && (
        <chakra.p mt="1" textStyle="small" color="ink.muted">
          Started early, {isSameDay(data.startedAt, data.dateTime) ? 'at' : 'on'}{' '}
          {formatTimeOn(data.startedAt, data.dateTime)}
        </chakra.p>
      )}
      <SessionFacts session={data} />
      <chakra.div
        mt="6"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        _empty={{ display: 'none' }}
      >
        <SessionSeats session={data} onAnnounce={onAnnounce} />
        <SessionManagement session={data} onDelete={onDelete} readAgain={readAgain}>
          <SessionCalendarLink session={data} />
        </SessionManagement>
      </chakra.div>
    </chakra.header>
  );
}

/** The header of the drop-in session, which has no date, seats or leader. */
function DropInHeader({ title }: { title: string }) {
  return (
    <chakra.header>
      <chakra.p textStyle="small" color="ink.muted" mb="3">
        Always open
      </chakra.p>
      <chakra.h1 textStyle="title">{title}</chakra.h1>
    </chakra.header>
  );
}

function SessionFacts({ session }: { session: SessionHeader_session$data }) {
  return (
    <chakra.dl
      mt="5"
      display={{ base: 'grid', md: 'flex' }}
      flexWrap="wrap"
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      columnGap={{ base: '6', md: '10' }}
      rowGap="4"
    >
      <Fact name="Duration">{formatNumber(session.durationMinutes)} minutes</Fact>
      <Fact name="Participants">
        {session.participantCount}
        <chakra.span aria-hidden color="ink.muted">
          /{session.capacity}
        </chakra.span>
        <chakra.span srOnly> of {session.capacity} seats taken</chakra.span>
      </Fact>
      <Fact name="Leader">
        <AuthorLink user={session.leader} />
      </Fact>
      {session.location && (
        <Fact name="Location">
          <bdi>
            <LinkedText text={session.location} />
          </bdi>
        </Fact>
      )}
    </chakra.dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="small" color="ink.muted">
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="medium" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </div>
  );
}
