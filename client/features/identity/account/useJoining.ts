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

/** How the group is joined; null until the server has answered, and if it can't be asked. */
export function useJoining(invitation: string | null): Joining | null {
  const [joining, setJoining] = useState<Joining | null>(null);
  useEffect(() => {
    let left = false;
    commitWithoutRelay<useJoiningQuery>(query, { invitation }).then(
      (answer) => !left && setJoining(answer.joining),
      // The form stays: the server decides when it is sent.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [invitation]);
  return joining;
}
