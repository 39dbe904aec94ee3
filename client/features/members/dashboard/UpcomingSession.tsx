import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { UpcomingSession_session$key } from '../../../__generated__/UpcomingSession_session.graphql';
import { MetaLine } from '../../../ui/content/MetaLine';
import { TextLink } from '../../../ui/form/Button';
import { JoinedMark } from '../../sessions/session/JoinedMark';
import { SeatsTaken } from '../../sessions/session/SeatsTaken';
import { SessionStatusBadge } from '../../sessions/session/SessionStatusBadge';
import { SessionTime } from '../../sessions/session/SessionTime';

export function UpcomingSession({ session }: { session: UpcomingSession_session$key }) {
  const data = useFragment(
    graphql`
      fragment UpcomingSession_session on Session {
        id
        title
        dateTime
        status
        ...SeatsTaken_session
        ...JoinedMark_session
      }
    `,
    session,
  );
  const { id, title, dateTime, status } = data;
  return (
    <chakra.div py="4" borderBottomWidth="1px" borderColor="rule">
      <chakra.h3 dir="auto" textStyle="subheading" overflowWrap="anywhere">
        <TextLink to={`/sessions/${id}`} tone="quiet">
          {title}
        </TextLink>
      </chakra.h3>
      <MetaLine mt="1">
        <SessionTime value={dateTime} />
        <JoinedMark session={data} />
        <SeatsTaken session={data} />
        <SessionStatusBadge status={status} />
      </MetaLine>
    </chakra.div>
  );
}
