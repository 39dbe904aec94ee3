import { graphql } from 'react-relay';
import type { useChallengeMutationsCloseChallengeMutation as Close } from '../../../__generated__/useChallengeMutationsCloseChallengeMutation.graphql';
import type { useChallengeMutationsDeleteChallengeMutation as Delete } from '../../../__generated__/useChallengeMutationsDeleteChallengeMutation.graphql';
import type { useChallengeMutationsJoinChallengeMutation as Join } from '../../../__generated__/useChallengeMutationsJoinChallengeMutation.graphql';
import type { useChallengeMutationsLeaveChallengeMutation as Leave } from '../../../__generated__/useChallengeMutationsLeaveChallengeMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { useDeleteMutation } from '../../../relay/useDeleteMutation';

/** Joining, leaving, closing and deleting a challenge, by its id. */
export function useChallengeMutations() {
  const [join, joining] = useAppMutation<Join>(graphql`
    mutation useChallengeMutationsJoinChallengeMutation($input: JoinChallengeInput!) {
      joinChallenge(input: $input) {
        challenge {
          ...ChallengeItem_challenge
        }
      }
    }
  `);
  const [leave] = useAppMutation<Leave>(graphql`
    mutation useChallengeMutationsLeaveChallengeMutation($input: LeaveChallengeInput!) {
      leaveChallenge(input: $input) {
        challenge {
          ...ChallengeItem_challenge
        }
      }
    }
  `);
  const [close] = useAppMutation<Close>(graphql`
    mutation useChallengeMutationsCloseChallengeMutation($input: CloseChallengeInput!) {
      closeChallenge(input: $input) {
        challenge {
          ...ChallengeItem_challenge
        }
      }
    }
  `);
  const [remove] = useDeleteMutation<Delete>(graphql`
    mutation useChallengeMutationsDeleteChallengeMutation($input: DeleteChallengeInput!) {
      deleteChallenge(input: $input) {
        deletedChallengeId @deleteRecord
      }
    }
  `);
  return {
    join: (id: string) => join({ input: { id } }),
    leave: (id: string) => leave({ input: { id } }),
    close: (id: string) => close({ input: { id } }),
    remove: (id: string) => remove({ id }),
    joining,
  };
}
