import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { SeatsTaken_session$key } from '../../../__generated__/SeatsTaken_session.graphql';
import { PeopleIcon } from '../../../ui/content/icons';

/** Number of participants and seats. */
export function SeatsTaken({ session }: { session: SeatsTaken_session$key }) {
  const { participantCount, capacity, registration } = useFragment(
    graphql`
      fragment SeatsTaken_session on Session {
        participantCount
        capacity
        registration
      }
    `,
    session,
  );
  const full = registration === 'FULL' ? ', full' : '';
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      <PeopleIcon />
      <span>
        {participantCount}/{capacity}
        {/* One text, because browsers insert a space after hidden elements, even before a comma. */}
        <chakra.span srOnly>{` writers have joined${full}`}</chakra.span>
        <span aria-hidden>{full}</span>
      </span>
    </chakra.span>
  );
}
