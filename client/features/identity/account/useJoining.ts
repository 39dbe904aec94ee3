import { useEffect, useState } from 'react';
import { graphql } from 'relay-runtime';
import type { useJoiningQuery } from '../../../__generated__/useJoiningQuery.graphql';
import { commitWithoutRelay } from '../../../auth/accountMutations';

const query = graphql`
  query useJoiningQuery($invitation: String) {
    joining(invitation: $invitation) {
      mode
      invitation {
        isUsable
        inviterName
      }
    }
  }
`;

export type Joining = useJoiningQuery['response']['joining'];

/** How new members can join the group, and whether the invitation is valid; null until the server has answered. */
export function useJoining(invitation: string | null): Joining | null {
  const [joining, setJoining] = useState<Joining | null>(null);
  useEffect(() => {
    let isCancelled = false;
    commitWithoutRelay<useJoiningQuery>(query, { invitation }).then(
      (answer) => !isCancelled && setJoining(answer.joining),
      // After a failure the form remains usable; the server checks again when it is sent.
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [invitation]);
  return joining;
}
