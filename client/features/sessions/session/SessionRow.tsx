import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { SessionRow_session$key } from '../../../__generated__/SessionRow_session.graphql';
import { AuthorLink } from '../../../relay/AuthorLink';
import { dateFormat } from '../../../ui/content/formats';
import { MetaLine } from '../../../ui/content/MetaLine';
import { durationLabel } from '../../../ui/content/timeLabels';
import { TextLink } from '../../../ui/form/Button';
import { JoinedMark } from './JoinedMark';
import { SeatsTaken } from './SeatsTaken';
import { SessionStatusBadge } from './SessionStatusBadge';
import { SessionTime } from './SessionTime';

interface SessionRowProps {
  session: SessionRow_session$key;
  titleAs: 'h2' | 'h3';
}

export function SessionRow({ session, titleAs }: SessionRowProps) {
  const row = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        id
        title
        description
        dateTime
        durationMinutes
        location
        isRecurring
        status
        ...SeatsTaken_session
        ...JoinedMark_session
        leader {
          ...AuthorLink_user
        }
      }
    `,
    session,
  );
  const { id, title, description, dateTime, durationMinutes, location, isRecurring, status, leader } = row;
  return (
    <chakra.article display="flex" gap={{ base: '4', md: '6' }} alignItems="flex-start">
      <DateBlock dateTime={dateTime} now={status === 'IN_PROGRESS'} />
      <chakra.div flex="1" minW="0">
        <chakra.h2 as={titleAs} textStyle="heading" dir="auto">
          <TextLink to={`/sessions/${id}`} tone="quiet">
            {title}
          </TextLink>
        </chakra.h2>
        <chakra.div mt="1.5" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
          <span>
            <chakra.span fontWeight="medium">
              <SessionTime value={dateTime} />
            </chakra.span>
            <chakra.span color="ink.muted">
              {' · '}
              <chakra.span whiteSpace="nowrap">{durationLabel(durationMinutes)}</chakra.span>
            </chakra.span>
          </span>
          <SessionStatusBadge status={status} />
        </chakra.div>
        <chakra.p
          dir="auto"
          mt="2"
          maxW="measure"
          fontFamily="reading"
          lineHeight="prose"
          color="ink.muted"
          overflowWrap="anywhere"
          lineClamp={2}
        >
          {description}
        </chakra.p>
        <MetaLine mt="3">
          <JoinedMark session={row} />
          <SeatsTaken session={row} />
          <span>
            Led by <AuthorLink user={leader} />
          </span>
          {isRecurring && <span>Every week</span>}
          {location && (
            <chakra.bdi overflowWrap="anywhere" minW="0">
              {location}
            </chakra.bdi>
          )}
        </MetaLine>
      </chakra.div>
    </chakra.article>
  );
}

const formatWeekday = dateFormat({ weekday: 'short' });
const formatDayOfMonth = dateFormat({ day: 'numeric' });
const formatMonth = dateFormat({ month: 'short' });

/** The date as a block of three lines, for scanning a list. Hidden from screen readers, because the text states it. */
function DateBlock({ dateTime, now }: { dateTime: string; now: boolean }) {
  const date = new Date(dateTime);
  return (
    <chakra.div
      aria-hidden
      w="12"
      flexShrink="0"
      textAlign="center"
      textStyle="facts"
      color={now ? 'accent' : 'ink.muted'}
    >
      <div>{formatWeekday(date)}</div>
      <chakra.div fontFamily="reading" fontSize="2xl" lineHeight="tight" color={now ? 'accent' : 'ink'}>
        {formatDayOfMonth(date)}
      </chakra.div>
      <div>{formatMonth(date)}</div>
    </chakra.div>
  );
}
