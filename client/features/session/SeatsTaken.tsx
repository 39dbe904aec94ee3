import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { SeatsTaken_session$key } from '../../__generated__/SeatsTaken_session.graphql';
import { PeopleIcon } from '../../ui/content/icons';

/** How many writers have joined, of how many who can. */
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
        {/* In one piece: after one that can't be seen browsers read a space, before a comma too. */}
        <chakra.span srOnly>{` writers have joined${full}`}</chakra.span>
        <span aria-hidden>{full}</span>
      </span>
    </chakra.span>
  );
}
