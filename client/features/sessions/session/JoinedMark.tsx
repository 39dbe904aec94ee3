import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { JoinedMark_session$key } from '../../../__generated__/JoinedMark_session.graphql';
import { CheckIcon } from '../../../ui/content/icons';

/** Marks sessions that the viewer has joined. */
export function JoinedMark({ session }: { session: JoinedMark_session$key }) {
  const { status, viewerIsParticipant } = useFragment(
    graphql`
      fragment JoinedMark_session on Session {
        status
        viewerIsParticipant
      }
    `,
    session,
  );
  if (!viewerIsParticipant) return null;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="accent" fontWeight="medium">
      <CheckIcon />
      {status === 'COMPLETED' ? 'You took part' : 'You’re in'}
    </chakra.span>
  );
}
